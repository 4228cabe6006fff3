import * as z from 'zod';

/** The item in which a restored table says what was done with it. */
export const restoreStateKey = { pk: 'RESTORE', sk: 'STATE' } as const;

/** What was done with a restored table; without it no stage may read from the table. */
export const RestoreState = z.object({
  /** The moment whose data the table holds. */
  restored_to: z.iso.datetime(),
  /** When the deletions of the ledger were repeated in it. */
  ledger_applied_at: z.iso.datetime(),
  /** Accounts that had been deleted after that moment and were deleted again. */
  deleted: z.int(),
  /** Accounts that wait for their address at a new user pool; null if the pool stays. */
  transfers: z.int().nullable(),
});
export type RestoreState = z.infer<typeof RestoreState>;
