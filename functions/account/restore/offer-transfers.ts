import { accountPages } from '../account-table.ts';
import { offerTransfer } from './transfers-table.ts';

/**
 * Lets every account be taken over by whoever proves its address to a new user pool; answers how many. Reads all accounts
 * once, a page at a time, and may be run again.
 */
export const offerTransfers = async (now: Date) => {
  let offered = 0;
  for await (const accounts of accountPages(now)) {
    const results = await Promise.all(accounts.map(offerTransfer));
    offered += results.filter(Boolean).length;
  }
  return offered;
};
