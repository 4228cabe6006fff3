import { Problem } from '#shared/contract/problem.ts';

/** What stands on the server where somebody else was first, of the change that this error refused; undefined for any other error. */
export const conflictData = <T>(error: unknown) =>
  error instanceof Problem && error.code === 'conflict' ? (error.data as T | undefined) : undefined;
