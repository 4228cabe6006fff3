import { job } from '../lib/job.ts';
import { log } from '../lib/log.ts';
import { listAccounts } from '../tables/account-table.ts';
import { reap } from './reap.ts';

/** Owners looked at side by side. */
const atOnce = 50;

/** By the clock: gives back every charge without an answer, also to owners who never came back to ask for it. */
export const handler = job(async () => {
  const now = new Date();
  let checked = 0;
  let returned = 0;
  let after: string | undefined;
  do {
    const { accounts, next } = await listAccounts({ limit: atOnce, after }, now);
    const back = await Promise.all(accounts.map(({ id }) => settled(id, now)));
    checked += accounts.length;
    returned += back.reduce((sum, one) => sum + one, 0);
    after = next ?? undefined;
  } while (after);
  log.info('charges settled', { checked, returned });
});

/** The next round meets again what fails now; the other owners are not kept waiting. */
const settled = async (id: string, now: Date) => {
  try {
    return await reap(id, now);
  } catch (error) {
    log.warn('charges not settled', error as Error);
    return 0;
  }
};
