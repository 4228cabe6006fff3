import { Problem } from '#shared/contract/problem.ts';
import { week } from '#shared/contract/week.ts';
import { changeTask as change } from '#shared/domain/task-changes.ts';
import { isPlannable, openTaskLimit } from '#shared/domain/task-limits.ts';
import type { Task, TaskChange, TaskFacet } from '#shared/domain/tasks.ts';
import { handle } from '../lib/http.ts';
import { todayOf } from '../services/business-week.ts';
import { countWeekOf } from '../services/count-week.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { findTask, saveTask, taskCounts } from '../tables/tasks-table.ts';

const attempts = 4;

/** Changes a task. Repeating a change that is in effect answers the task as it is. */
export const changeTask = handle(week.changeTask, async (sent, { user, now }) => {
  const { business_id, id, seen, change: wanted } = sent;
  await checkDay(user.id, business_id, wanted, now);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const before = await findTask(user.id, business_id, id, now);
    if (!before) throw new Problem('not-found');
    const decided = change(before, wanted, { seen, now });
    if (decided.outcome === 'conflict') throw conflictOf(decided.task, decided.facet);
    if (decided.outcome === 'unchanged') return decided.task;
    const outcome = await saveTask(user.id, before, decided.task);
    if (outcome === 'no-business') throw new Problem('not-found');
    if (outcome === 'refused') {
      if (wanted.kind === 'reopen') await checkRoom(user.id, business_id);
      continue;
    }
    if (wanted.kind === 'tick') await countWeekOf(user.id, 'tasks_done', 1, now);
    return decided.task;
  }
  throw new Problem('unavailable');
});

const checkDay = async (sub: string, businessId: string, wanted: TaskChange, now: Date) => {
  if (wanted.kind !== 'move') return;
  const business = await findBusiness(sub, businessId);
  if (!business) throw new Problem('not-found');
  if (!isPlannable(wanted.due, todayOf(business, now)))
    throw new Problem('invalid', 'Choose a day within the last year or the next two.');
};

/** A task that is taken up again is refused when the list is full, and when another device was faster: which is to be known. */
const checkRoom = async (sub: string, businessId: string) => {
  const { open } = await taskCounts(sub, businessId);
  if (open >= openTaskLimit)
    throw new Problem(
      'conflict',
      `Your list holds ${openTaskLimit} open tasks. Tick or drop some to take this one up again.`,
    );
};

const words: Record<TaskFacet, string> = {
  words: 'Its words were changed on another device.',
  due: 'It was moved on another device.',
  state: 'It was ticked or dropped on another device.',
};

/** The stored task goes along, so that the page can show both. */
const conflictOf = (task: Task, facet: TaskFacet) =>
  new Problem('conflict', words[facet], { data: { task, facet } });
