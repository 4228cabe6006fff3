import type { NewTask, TaskChange } from '#shared/domain/week/task-schemas.ts';

/** A change of tasks that the server does not have yet, with when it was made. */
export type PendingChange = { readonly id: string; readonly at: string } & (
  | { readonly kind: 'add'; readonly tasks: readonly NewTask[] }
  | {
      readonly kind: 'change';
      readonly task: string;
      /** The version that the owner saw. */
      readonly seen: number;
      readonly change: TaskChange;
    }
);
