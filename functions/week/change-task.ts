import { Problem } from '#shared/contract/problem.ts';
import { week } from '#shared/contract/week.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { changeTask as change } from '#shared/domain/week/task-changes.ts';
import { isPlannable, openTaskLimit } from '#shared/domain/week/task-limits.ts';
import type { Task, TaskChange, TaskFacet } from '#shared/domain/week/task-schemas.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { findEntry, followWrite } from '../connections/calendar/entries-table.ts';
import { queuePress } from '../connections/presses/queue-press.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { calendarProviders } from '../lib/connections/calendar-providers.ts';
import { handle } from '../lib/http-handler.ts';
import { countTaskOrCheckInOf } from './count-task-or-check-in.ts';
import { findTask, saveTask, taskCounts } from './tasks-table.ts';
import { todayOf } from './today-and-seasons.ts';

const attempts = 4;

/** Changes a task. Repeating a change that is in effect answers the task as it is. */
export const changeTask = handle(week.changeTask, async (sent, { accountId, personId, now }) => {
  const { business_id, id, seen, change: wanted } = sent;
  const business = await findBusiness(accountId, business_id);
  if (!business) throw new Problem('not-found');
  checkDay(wanted, todayOf(business, now));
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const before = await findTask(accountId, business_id, id, now);
    if (!before) throw new Problem('not-found');
    const decided = change(before, wanted, { seen, now, by: personId });
    if (decided.outcome === 'conflict') throw conflictOf(decided.task, decided.facet);
    if (decided.outcome === 'unchanged') return decided.task;
    const follow = await followingEntry(accountId, decided.task, now);
    const outcome = await saveTask(
      accountId,
      before,
      decided.task,
      business.time_zone ?? 'UTC',
      follow ? [follow.write] : [],
    );
    if (outcome === 'no-business') throw new Problem('not-found');
    if (outcome === 'refused') {
      if (wanted.kind === 'reopen') await checkRoom(accountId, business_id);
      continue;
    }
    if (follow) await queuePress(accountId, follow.entry, now);
    if (wanted.kind === 'tick') await countTaskOrCheckInOf(accountId, 'tasks_done', 1, now);
    return decided.task;
  }
  throw new Problem('unavailable');
});

/** The write that has a connected calendar follow a task that its owner put there; undefined for any other task. */
const followingEntry = async (accountId: AccountId, task: Task, now: Date) => {
  if (calendarProviders().length === 0) return undefined;
  const entry = await findEntry(accountId, task.business_id, task.id, now);
  // What was taken off, or deleted there by hand, is put there again by a press alone.
  if (!entry || entry.kind === 'unentry' || entry.problem === 'gone') return undefined;
  const { business_id, provider } = entry;
  return {
    entry: { business_id, provider, goes_at: now.toISOString() },
    write: followWrite(accountId, entry, task, now),
  };
};

const checkDay = (wanted: TaskChange, today: LocalDate) => {
  if (wanted.kind === 'move' && !isPlannable(wanted.due, today))
    throw new Problem('invalid', 'Choose a date within the last year or the next 2 years.');
};

/** A task that is taken up again is refused when the list is full, and when another device was faster: which is to be known. */
const checkRoom = async (accountId: AccountId, businessId: string) => {
  const { open } = await taskCounts(accountId, businessId);
  if (open >= openTaskLimit)
    throw new Problem(
      'conflict',
      `You already have ${openTaskLimit} open tasks, which is the limit. Check off or skip some to reopen this one.`,
    );
};

const words: Record<TaskFacet, string> = {
  words: 'It was edited in the meantime.',
  due: 'It was moved in the meantime.',
  state: 'It was checked off or skipped in the meantime.',
};

/** The stored task goes along with who was first, so that the page can show both. */
const conflictOf = (task: Task, facet: TaskFacet) =>
  new Problem('conflict', words[facet], { data: { task, facet } });
