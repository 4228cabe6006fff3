import type { Corrections } from '#shared/domain/numbers/imports/types.ts';
import type { ToldBooks } from './books-session.ts';

/** What the page asks of the worker; the answer has the same id. */
export type WorkerRequest = { id: number } & (
  | { bytes: Uint8Array; told: ToldBooks }
  | { corrections: Corrections }
);
