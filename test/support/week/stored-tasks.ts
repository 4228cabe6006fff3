import { ulid } from 'ulid';
import type { NewTask } from '#shared/domain/week/task-schemas.ts';
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
