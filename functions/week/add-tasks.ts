import { Problem } from '#shared/contract/problem.ts';
import { week } from '#shared/contract/week.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { createTask } from '#shared/domain/task-changes.ts';
import { isPlannable, openTaskLimit, roomFor } from '#shared/domain/task-limits.ts';
import { taskFrom } from '#shared/domain/task-sources.ts';
import type { NewTask, Task } from '#shared/domain/tasks.ts';
import { handle } from '../lib/http.ts';
import { todayOf } from '../services/business-week.ts';
import { countWeekOf } from '../services/count-week.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import * as tasksTable from '../tables/tasks-table.ts';

const attempts = 4;

/** Adds tasks, all or none. What is stored already, by its id or because it was made of the same step, draft or season, is answered as it is. */
export const addTasks = handle(
  week.addTasks,
  async ({ business_id, tasks: asked }, { user, now }) => {
    const business = await findBusiness(user.id, business_id);
    if (!business) throw new Problem('not-found');
    checkDays(asked, todayOf(business, now));
    for (let attempt = 1; ; attempt++) {
      const { additions } = await tasksTable.taskCounts(user.id, business_id);
      const known = await tasksTable.listTasks(user.id, business_id, now);
      const { tasks, added } = merge(asked, known, business_id, now);
      if (added.length === 0) return { tasks };
      checkRoom(known, added.length);
      const outcome = await tasksTable.addTasks(user.id, business_id, added, additions);
      if (outcome === 'no-business') throw new Problem('not-found');
      if (outcome === 'saved') {
        await countWeekOf(user.id, 'tasks_added', added.length, now);
        return { tasks };
      }
      // Another device has added some: what is there already and what still fits is looked at again.
      if (attempt === attempts) throw new Problem('unavailable');
    }
  },
);

/** The asked tasks as they stand, and those of them that are to be stored. */
const merge = (asked: readonly NewTask[], known: readonly Task[], business: string, now: Date) => {
  const added: Task[] = [];
  const tasks = asked.map((task) => {
    const all = [...known, ...added];
    const same = all.find(({ id }) => id === task.id) ?? taskFrom(all, task.source);
    if (same) return same;
    const created = createTask(task, business, now);
    added.push(created);
    return created;
  });
  return { tasks, added };
};

const checkDays = (asked: readonly NewTask[], today: LocalDate) => {
  if (!asked.every(({ due }) => isPlannable(due, today)))
    throw new Problem('invalid', 'Choose a day within the last year or the next two.');
};

const checkRoom = (known: readonly Task[], wanted: number) => {
  const open = known.filter(({ state }) => state === 'open').length;
  const room = roomFor(open, wanted);
  if (room === wanted) return;
  throw new Problem(
    'conflict',
    room === 0
      ? `Your list holds ${openTaskLimit} open tasks. Tick or drop some to add more.`
      : `Your list holds ${openTaskLimit} open tasks, so ${room} more would fit. Tick or drop some first.`,
    { data: { room } },
  );
};
