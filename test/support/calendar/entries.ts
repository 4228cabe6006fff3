import { ulid } from 'ulid';
import { eventIdOf } from '#shared/domain/connections/calendar/task-as-event.ts';
import type { TaskChange } from '#shared/domain/week/task-schemas.ts';
import { ownTask } from '#shared/domain/week/tasks-from-sources.ts';
import type { App } from '#test/support/app.ts';
import type { Asker } from '#test/support/chat.ts';
import { consent } from '#test/support/connections.ts';
import { calendarOwner, dayIn, provider } from './calendar.ts';

type Known = Pick<Asker, 'api' | 'businessId'>;

/** Asks to put tasks on the calendar, and agrees there, or with `less` or as `no` does not; answers what became of it. */
export const allowEntries = async (
  app: App,
  { api, businessId: business_id }: Known,
  { person = '201', less = false } = {},
) => {
  const { url } = await api.connections.start({
    business_id,
    provider,
    from: 'week',
    use: 'write',
  });
  const query = await consent(app, url, person, { less });
  const outcome = await api.connections.finish({ provider, query });
  await app.stack.queue.syncs.settled();
  return outcome;
};

/** An owner whose calendar is connected and who allowed to put tasks on it. */
export const entriesOwner = async (app: App, name = 'ada') => {
  const owner = await calendarOwner(app, name);
  await allowEntries(app, owner);
  return owner;
};

/** A new task of an owner, due in so many days. */
export const addTask = async ({ api, businessId }: Known, title = 'Call Mr. Okafor', days = 2) => {
  const { tasks } = await api.week.addTasks({
    business_id: businessId,
    tasks: [ownTask(title, dayIn(days), ulid())],
  });
  const [task] = tasks;
  if (!task) throw new Error('No task was added');
  return task;
};

type Pressed = { press?: string; time?: string | null };

/** Presses to have a task on the calendar, or taken off it, without waiting for it. */
export const pressOnly = (
  { api, businessId }: Known,
  id: string,
  kind: 'entry' | 'unentry' = 'entry',
  { press = ulid(), time = null }: Pressed = {},
) => api.connections.pressEntry({ business_id: businessId, id, press, kind, time });

/** Presses to have a task on the calendar and waits until it is there. */
export const putOn = async (app: App, owner: Known, id: string, pressed: Pressed = {}) => {
  await pressOnly(owner, id, 'entry', pressed);
  await app.stack.queue.syncs.settled();
};

/** Presses to have a task taken off the calendar and waits until it is. */
export const takeOff = async (app: App, owner: Known, id: string) => {
  await pressOnly(owner, id, 'unentry');
  await app.stack.queue.syncs.settled();
};

/** Changes a task as its page does, without waiting for the calendar. */
export const changeOnly = async (
  { api, businessId: business_id }: Known,
  id: string,
  change: TaskChange,
) => {
  const { tasks } = await api.week.get({ business_id });
  const seen = tasks.find((task) => task.id === id)?.version ?? 1;
  return api.week.changeTask({ business_id, id, seen, change });
};

/** Changes a task and waits until the calendar follows. */
export const changeAndFollow = async (
  app: App,
  owner: Known,
  ...change: [id: string, change: TaskChange]
) => {
  await changeOnly(owner, ...change);
  await app.stack.queue.syncs.settled();
};

/** The first and the last moment of a whole day in so many days, as they stand there. */
export const onDay = (days: number) => ({
  start: { date: dayIn(days) },
  end: { date: dayIn(days + 1) },
});

/** What stands in the calendars that we made there: titles with their beginning and end. */
export const standing = (app: Pick<App, 'stack'>) =>
  app.stack.calendar
    .ours()
    .flatMap(({ events }) => events.map(({ summary, start, end }) => ({ summary, start, end })));

/** The tasks on the calendar as their owner sees them. */
export const entriesOf = async ({ api, businessId }: Known) =>
  (await api.connections.entries({ business_id: businessId })).entries;

/** The one calendar that we made there. */
export const ourCalendar = (app: Pick<App, 'stack'>) => {
  const [ours, ...others] = app.stack.calendar.ours();
  if (!ours || others.length > 0) throw new Error('There is not one calendar of ours');
  return ours;
};

/** The event of a task as the stand-in names it. */
export const eventOfTask = (app: Pick<App, 'stack'>, task: string) => ({
  calendar: ourCalendar(app).id,
  id: eventIdOf(task),
});

/** Lets the wait go by after which what failed is tried again. */
export const triedLater = async (
  app: App,
  { sub, businessId }: Pick<Asker, 'sub' | 'businessId'>,
) => {
  const past = new Date(Date.now() - 1000).toISOString();
  const { changeIfSeen } = await import('#functions/lib/writes/change-if-seen.ts');
  // Nothing else of it, and only if it is there: a worker may be at it at this moment.
  for (const row of await app.table.rows(`USER#${sub}`, 'ENTRY#'))
    await changeIfSeen({ pk: row.pk, sk: row.sk }, { goes_at: past }, { state: 'waiting' });
  // What waits for longer than the queue holds a message comes by the clock.
  const { queueSync } = await import('#functions/lib/connections/sync-queue.ts');
  await queueSync({ account_id: sub, business_id: businessId, provider, why: 'press' });
  await app.stack.queue.syncs.hurry();
};
