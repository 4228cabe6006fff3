import { everyAccount } from '../account/account-table.ts';
import { log } from '../lib/log.ts';
import { reap } from './reap.ts';

/** By the clock: gives back every charge without an answer, also to owners who never came back to ask for it. */
export const handler = async () => {
  const now = new Date();
  let checked = 0;
  let returned = 0;
  for await (const { id } of everyAccount(now)) {
    checked++;
    try {
      returned += await reap(id, now);
    } catch (error) {
      // The next round meets it again; the other owners are not kept waiting.
      log.warn('charges not settled', error as Error);
    }
  }
  log.info('charges settled', { checked, returned });
};
