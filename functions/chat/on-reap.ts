import { accountsByMonth } from '../account/account-table.ts';
import { log } from '../lib/log.ts';
import { reap } from './reap.ts';

/** Nobody signed up before this month. */
const firstMonth = '2026-01';
const pageSize = 50;

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

async function* everyAccount(now: Date) {
  const month = new Date(now);
  month.setUTCDate(1);
  for (let name = nameOf(month); name >= firstMonth; name = nameOf(month)) {
    let after: string | undefined;
    do {
      const page = await accountsByMonth(name, pageSize, after);
      yield* page.accounts;
      after = page.next ?? undefined;
    } while (after);
    month.setUTCMonth(month.getUTCMonth() - 1);
  }
}

const nameOf = (month: Date) => month.toISOString().slice(0, 7);
