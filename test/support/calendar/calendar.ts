import { ulid } from 'ulid';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { ownTask } from '#shared/domain/week/tasks-from-sources.ts';
import type { App } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { connectAccount, consent, storedConnectionOf, syncNow } from '#test/support/connections.ts';

/** The provider of the calendars, the zone of their owner, and the one that holds jobs. */
export const provider = 'google-calendar' as const;
export const timeZone = 'America/New_York';
export const calendar = 'jobs@group.calendar.test';

type Known = Pick<Asker, 'api' | 'businessId'> & { readonly sub: string };

/** As if the operator had not set the provider up. */
export const switchCalendarOff = async () => {
  const { config } = await import('#functions/lib/config.ts');
  const before = config.CONNECTIONS;
  const { [provider]: _, ...others } = before;
  Object.assign(config, { CONNECTIONS: others });
  return { [Symbol.dispose]: () => void Object.assign(config, { CONNECTIONS: before }) };
};

/** The day it is in the zone of the calendars, or so many days later. */
export const dayIn = (days = 0) => addDays(localDateOf(new Date(), timeZone), days);

/** An owner in that zone. */
export const zonedAsker = async (app: App, name = 'ada') => {
  const owner = await asker(app, name);
  const business_id = owner.businessId;
  await owner.api.businesses.locate({ business_id, time_zone: timeZone, languages: [] });
  return owner;
};

/** Signs in there as one of its people and hands over what comes back; waits for a first read. */
export const connectCalendar = (
  app: App,
  owner: Pick<Known, 'api' | 'businessId'>,
  person = '201',
) => connectAccount(app, owner, person, provider);

/** Chooses the calendar that is read. */
export const chooseCalendar = async (
  app: App,
  { api, businessId: business_id }: Pick<Known, 'api' | 'businessId'>,
  remote = calendar,
) => {
  const view = await api.connections.choosePlace({ business_id, provider, remote });
  await app.stack.queue.syncs.settled();
  return view;
};

/** An owner whose calendar of jobs is connected, empty, and was read. */
export const calendarOwner = async (app: App, name = 'ada') => {
  app.stack.calendar.clear(calendar);
  const owner = await zonedAsker(app, name);
  await connectCalendar(app, owner);
  await chooseCalendar(app, owner);
  return owner;
};

/** The connection as it is stored. */
export const storedCalendarOf = (app: App, owner: Known) =>
  storedConnectionOf(app, owner, provider);

/** Has the calendar read as if its owner pressed after the minute in which they may not. */
export const readCalendar = (app: App, owner: Known) => syncNow(app, owner, provider);

/** What is booked, as the page of an owner shows it. */
export const jobsOf = ({ api, businessId }: Pick<Known, 'api' | 'businessId'>) =>
  api.connections.jobs({ business_id: businessId });

/** Uses every route of the calendar once. */
export const useCalendar = async (app: App, owner: Known) => {
  await connectCalendar(app, owner);
  await chooseCalendar(app, owner);
  await jobsOf(owner);
  const hours = { days: [1, 2, 3, 4, 5, 6] as (1 | 2 | 3 | 4 | 5 | 6)[], from: 8, to: 16 };
  const { businessId: business_id } = owner;
  await owner.api.connections.saveHours({ business_id, hours });
  const { url } = await owner.api.connections.start({ business_id, provider, use: 'write' });
  const query = await consent(app, url, '201');
  await owner.api.connections.finish({ provider, query });
  const { tasks } = await owner.api.week.addTasks({
    business_id,
    tasks: [ownTask('Order filters', dayIn(1), ulid())],
  });
  const pressed = { press: ulid(), kind: 'entry' as const, time: null };
  for (const { id } of tasks)
    await owner.api.connections.pressEntry({ business_id, id, ...pressed });
  await owner.api.connections.entries({ business_id });
};
