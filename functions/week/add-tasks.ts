import { Problem } from '#shared/contract/problem.ts';
import { week } from '#shared/contract/week.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { createTask } from '#shared/domain/week/task-changes.ts';
import { isPlannable, openTaskLimit, roomFor } from '#shared/domain/week/task-limits.ts';
import type { NewTask, Task } from '#shared/domain/week/task-schemas.ts';
import { findTaskOfSource } from '#shared/domain/week/tasks-from-sources.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import type { AccountId, PersonId } from '../lib/account-and-person-ids.ts';
import { handle } from '../lib/http-handler.ts';
import { countTaskOrCheckInOf } from './count-task-or-check-in.ts';
import * as tasksTable from './tasks-table.ts';
import { todayOf } from './today-and-seasons.ts';

const attempts = 4;

/** Adds tasks, all or none. What is stored already, by its id or because it was made of the same step, draft or season, is answered as it is. */
export const addTasks = handle(
  week.addTasks,
  async ({ business_id, tasks: asked }, { accountId, personId, now }) => {
    const business = await findBusiness(accountId, business_id);
    if (!business) throw new Problem('not-found');
    return { tasks: await addTasksTo(accountId, business, asked, { now, by: personId }) };
  },
);

/** When tasks are added, and the person who does it. */
type Made = { readonly now: Date; readonly by?: PersonId };

/** The same for a business of the account that is known already. */
export const addTasksTo = async (
  accountId: AccountId,
  business: Pick<StoredBusiness, 'id' | 'time_zone'>,
  asked: readonly NewTask[],
  made: Made,
): Promise<Task[]> => {
  const { now } = made;
  checkDays(asked, todayOf(business, now));
  for (let attempt = 1; ; attempt++) {
    const { additions } = await tasksTable.taskCounts(accountId, business.id);
    const known = await tasksTable.listTasks(accountId, business.id, now);
    const { tasks, added } = merge(asked, known, business.id, made);
    if (added.length === 0) return tasks;
    checkRoom(known, added.length);
    const outcome = await tasksTable.addTasks(accountId, business.id, added, additions);
    if (outcome === 'no-business') throw new Problem('not-found');
    if (outcome === 'saved') {
      await countTaskOrCheckInOf(accountId, 'tasks_added', added.length, now);
      return tasks;
    }
    // Another device has added some: what is there already and what still fits is looked at again.
    if (attempt === attempts) throw new Problem('unavailable');
  }
};

/** The asked tasks as they stand, and those of them that are to be stored. */
const merge = (
  asked: readonly NewTask[],
  known: readonly Task[],
  business: string,
  { now, by }: Made,
) => {
  const added: Task[] = [];
  const tasks = asked.map((task) => {
    const all = [...known, ...added];
    const same = all.find(({ id }) => id === task.id) ?? findTaskOfSource(all, task.source);
    if (same) return same;
    const created = createTask(task, business, now, by);
    added.push(created);
    return created;
  });
  return { tasks, added };
};

const checkDays = (asked: readonly NewTask[], today: LocalDate) => {
  if (!asked.every(({ due }) => isPlannable(due, today)))
    throw new Problem('invalid', 'Choose a date within the last year or the next 2 years.');
};

const checkRoom = (known: readonly Task[], wanted: number) => {
  const open = known.filter(({ state }) => state === 'open').length;
  const room = roomFor(open, wanted);
  if (room === wanted) return;
  throw new Problem(
    'conflict',
    room === 0
      ? `You already have ${openTaskLimit} open tasks, which is the limit. Check off or skip some to add more.`
      : `The limit is ${openTaskLimit} open tasks, so you can add ${room} more. Check off or skip some first.`,
    { data: { room } },
  );
};
