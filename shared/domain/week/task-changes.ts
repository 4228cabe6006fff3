/**
 * How a task changes, also when two devices change it without knowing of each other.
 *
 * A device sends a change and the version it has seen. Text, date and state are separate facets: a change of one is
 * accepted although another device has changed the others. The same facet changed twice is a conflict: the second change
 * is refused with the stored task, so that the page can offer both. One exception: marking a task as done is always
 * accepted. A change that is already in effect counts as made, which makes every request safe to repeat.
 */
import { addDays, type LocalDate, weekdayAfter } from '../lib/local-date.ts';
import type { NewTask, Task, TaskChange, TaskFacet } from './task-schemas.ts';

/** A task as it is first stored; `by` is the person who adds it. */
export const createTask = (asked: NewTask, business_id: string, now: Date, by?: string): Task => ({
  ...asked,
  business_id,
  ...(by !== undefined && { by }),
  state: 'open',
  done_at: null,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  version: 1,
  changed: { words: 1, due: 1, state: 1 },
});

/** The result of a change: made, already in effect, or refused because another device has changed the same facet. */
export type ChangeOutcome =
  | { outcome: 'changed'; task: Task }
  | { outcome: 'unchanged'; task: Task }
  | { outcome: 'conflict'; task: Task; facet: TaskFacet };

const facetOf = {
  tick: 'state',
  reopen: 'state',
  drop: 'state',
  move: 'due',
  edit: 'words',
} as const;

type Facts = Partial<
  Pick<Task, 'state' | 'done_at' | 'done_by' | 'due' | 'title' | 'detail' | 'minutes' | 'who'>
>;

/** A device's clock may be wrong: nothing is done before it exists, or in the future. */
const doneAt = (task: Task, at: string | undefined, now: Date) => {
  const said = at === undefined ? now.getTime() : Date.parse(at);
  return new Date(
    Math.min(now.getTime(), Math.max(Date.parse(task.created_at), said)),
  ).toISOString();
};

const factsOf = (
  task: Task,
  change: TaskChange,
  { now, by }: { now: Date; by?: string | undefined },
): Facts => {
  switch (change.kind) {
    case 'tick':
      return { state: 'done', done_at: doneAt(task, change.at, now), done_by: by };
    case 'reopen':
      return { state: 'open', done_at: null, done_by: undefined };
    case 'drop':
      return { state: 'dropped', done_at: null, done_by: undefined };
    case 'move':
      return { due: change.due };
    case 'edit': {
      const { kind: _, ...words } = change;
      return words;
    }
  }
};

const isAlready = (task: Task, change: TaskChange) => {
  switch (change.kind) {
    case 'tick':
      return task.state === 'done';
    case 'reopen':
      return task.state === 'open';
    // A device that drops what another has done wants it off the list, where it is.
    case 'drop':
      return task.state === 'dropped';
    case 'move':
      return task.due === change.due;
    case 'edit':
      return (['title', 'detail', 'minutes', 'who'] as const).every(
        (field) => task[field] === change[field],
      );
  }
};

/** The task after a change that the person `by` made on a device that had last seen the version `seen`. */
export const changeTask = (
  task: Task,
  change: TaskChange,
  { seen, now, by }: { seen: number; now: Date; by?: string },
): ChangeOutcome => {
  const facet = facetOf[change.kind];
  if (isAlready(task, change)) return { outcome: 'unchanged', task };
  if (task.changed[facet] > seen && change.kind !== 'tick')
    // Another device has marked it as done, so there is nothing to drop.
    return change.kind === 'drop' && task.state === 'done'
      ? { outcome: 'unchanged', task }
      : { outcome: 'conflict', task, facet };
  const version = task.version + 1;
  return {
    outcome: 'changed',
    task: {
      ...task,
      ...factsOf(task, change, { now, by }),
      updated_at: now.toISOString(),
      version,
      changed: { ...task.changed, [facet]: version },
      changed_by: {
        ...task.changed_by,
        [facet]: { ...(by !== undefined && { by }), at: now.toISOString() },
      },
    },
  };
};

/** The change that takes another one back; it is to be made by a device that has seen the change itself. */
export const undoOf = (before: Task, change: TaskChange): TaskChange => {
  switch (change.kind) {
    case 'move':
      return { kind: 'move', due: before.due };
    case 'edit': {
      const { title, detail, minutes, who } = before;
      return { kind: 'edit', title, detail, minutes, who };
    }
    default:
      return before.state === 'done'
        ? { kind: 'tick', ...(before.done_at && { at: before.done_at }) }
        : { kind: before.state === 'open' ? 'reopen' : 'drop' };
  }
};

/** What a change adds to the number of open tasks: 1, 0 or -1. */
export const openDelta = (before: Task | undefined, after: Task) =>
  Number(after.state === 'open') - Number(before?.state === 'open');

/** The days a task is usually moved to. */
export const moveTargets = (today: LocalDate) => ({
  today,
  tomorrow: addDays(today, 1),
  nextMonday: weekdayAfter(today, 1),
});
