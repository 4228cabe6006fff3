import { ulid } from 'ulid';
import { addDays } from '#shared/domain/lib/local-date.ts';
import type { NewTask } from '#shared/domain/week/tasks.ts';
import type { App } from '../app.ts';
import type { Asker } from '../chat.ts';

/** Today in UTC, for a business without a location. */
export const utcToday = () => new Date().toISOString().slice(0, 10);

/** The owner's own task, due today unless `more` overrides it. */
export const newTask = (more: Partial<NewTask> = {}): NewTask => ({
  id: ulid(),
  title: 'Call Mrs. Lopez',
  detail: '',
  minutes: 10,
  who: null,
  due: utcToday(),
  helper_id: null,
  source: { kind: 'own' },
  draft: null,
  ...more,
});

/** Adds tasks for an owner and returns them as stored. */
export const added = async (
  { api, businessId }: Pick<Asker, 'api' | 'businessId'>,
  ...tasks: NewTask[]
) => (await api.week.addTasks({ business_id: businessId, tasks })).tasks;

/** The tasks of an owner as the week page receives them. */
export const tasksOf = async ({ api, businessId }: Asker) =>
  (await api.week.get({ business_id: businessId })).tasks;

/** Sets the location of a business, which gives it a time zone and a climate. */
export const locate = ({ api, businessId }: Asker, time_zone = 'America/New_York') =>
  api.businesses.locate({ business_id: businessId, time_zone, languages: ['en-US'] });

/** Fills a business with open tasks directly in the table. */
export const fillWith = async (app: App, owner: Asker, count: number) => {
  const [first] = await added(owner, newTask({ due: addDays(utcToday(), 3) }));
  const pk = `USER#${owner.sub}`;
  for (let nth = 1; nth < count; nth++) {
    const id = ulid();
    await app.table.put({ ...first, pk, sk: `TASK#${owner.businessId}#${id}`, id });
  }
  await app.table.change(pk, `TASKCOUNT#${owner.businessId}`, 'open', count);
};
