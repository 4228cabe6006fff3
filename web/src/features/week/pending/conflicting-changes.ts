/** Changes that were refused because another device had changed the same of a task; the owner decides which one counts. */
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { onLeave } from '#web/core/auth/session.ts';

export type ConflictingChange = {
  readonly id: string;
  readonly stored: Task;
  readonly change: TaskChange;
};

const clashes = new Map<string, readonly ConflictingChange[]>();
const listeners = new Set<() => void>();
const none: readonly ConflictingChange[] = [];

const set = (businessId: string, next: readonly ConflictingChange[]) => {
  clashes.set(businessId, next);
  for (const listener of listeners) listener();
};

/** The undecided ones of a business; the same array until there are others. */
export const conflictingChangesOf = (businessId: string) => clashes.get(businessId) ?? none;

export const addConflictingChange = (businessId: string, clash: ConflictingChange) =>
  set(businessId, [
    ...conflictingChangesOf(businessId).filter(({ stored }) => stored.id !== clash.stored.id),
    clash,
  ]);

/** The owner has decided. */
export const endConflictingChange = (businessId: string, id: string) =>
  set(
    businessId,
    conflictingChangesOf(businessId).filter((one) => one.id !== id),
  );

/** Calls back when there are others. */
export const onConflictingChanges = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

onLeave(() => clashes.clear());
