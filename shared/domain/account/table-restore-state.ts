/** The item in which a restored table says what was done with it. */
export const tableRestoreStateKey = { pk: 'RESTORE', sk: 'STATE' } as const;

/** What was done with a restored table; without it no stage may read from the table. Times are ISO, in UTC. */
export type TableRestoreState = {
  /** The moment whose data the table holds. */
  readonly restored_to: string;
  /** When the deletions of the ledger were repeated in it. */
  readonly ledger_applied_at: string;
  /** Accounts that had been deleted after that moment and were deleted again. */
  readonly deleted: number;
  /** Accounts that wait for their address at a new user pool; null if the pool stays. */
  readonly transfers: number | null;
};
