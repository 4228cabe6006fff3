import { job } from '../lib/job.ts';
import { log } from '../lib/log.ts';
import { listAccounts } from '../tables/account-table.ts';
import { reap } from './reap.ts';

/** Owners that are checked in parallel. */
const pageSize = 50;

/** Runs on a schedule: releases the charges of all owners' questions that will not be answered. */
export const handler = job(async () => {
  const now = new Date();
  let checked = 0;
  let released = 0;
  let after: string | undefined;
  do {
    const { accounts, next } = await listAccounts({ limit: pageSize, after }, now);
    const counts = await Promise.all(accounts.map(({ id }) => tryReap(id, now)));
    checked += accounts.length;
    released += counts.reduce((sum, count) => sum + count, 0);
    after = next ?? undefined;
  } while (after);
  log.info('charges reaped', { checked, released });
});

/** A failure is logged and left to the next run, so that the other owners are checked. */
const tryReap = async (id: string, now: Date) => {
  try {
    return await reap(id, now);
  } catch (error) {
    log.warn('charges not reaped', error as Error);
    return 0;
  }
};
