import { ulid } from 'ulid';
import { addDays } from '#shared/domain/local-date.ts';
import type { NewTask } from '#shared/domain/tasks.ts';
import type { App } from './app.ts';
import type { Asker } from './chat.ts';

/** Today where nobody has said where they are. */
export const utcToday = () => new Date().toISOString().slice(0, 10);

/** A task of the owner's own, due today unless `more` says otherwise. */
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

/** Adds tasks for an owner and answers them as stored. */
export const added = async (
  { api, businessId }: Pick<Asker, 'api' | 'businessId'>,
  ...tasks: NewTask[]
) => (await api.week.addTasks({ business_id: businessId, tasks })).tasks;

/** The tasks of an owner as the week page gets them. */
export const tasksOf = async ({ api, businessId }: Asker) =>
  (await api.week.get({ business_id: businessId })).tasks;

/** Tells where a business is, so that it has a time zone, and winters. */
export const locate = ({ api, businessId }: Asker, time_zone = 'America/New_York') =>
  api.businesses.locate({ business_id: businessId, time_zone, languages: ['en-US'] });

/** Fills a business with open tasks, without asking for each. */
export const fillWith = async (app: App, owner: Asker, count: number) => {
  const [first] = await added(owner, newTask({ due: addDays(utcToday(), 3) }));
  const pk = `USER#${owner.sub}`;
  for (let nth = 1; nth < count; nth++) {
    const id = ulid();
    await app.table.put({ ...first, pk, sk: `TASK#${owner.businessId}#${id}`, id });
  }
  await app.table.change(pk, `TASKCOUNT#${owner.businessId}`, 'open', count);
};
