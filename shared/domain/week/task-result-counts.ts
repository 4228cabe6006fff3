import type { ResultAddition } from '../results/result-additions.ts';
import { doneOn } from './task-groups.ts';
import type { Task } from './task-schemas.ts';

/** What a change of a task adds to the counts of the day it was done; negative where it was reopened or skipped. */
export const taskResultCounts = (before: Task, after: Task, timeZone: string): ResultAddition[] => {
  const [was, is] = [doneOn(before, timeZone), doneOn(after, timeZone)];
  if (was === is) return [];
  return [
    ...(was ? [{ day: was, counter: 'tasks_done', by: -1 } as const] : []),
    ...(is ? [{ day: is, counter: 'tasks_done', by: 1 } as const] : []),
  ];
};
