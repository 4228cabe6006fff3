import { newestAccounts } from '../tables/account-table.ts';
import { audited } from './audited.ts';
import { userRow } from './user-row.ts';

/** One page of the accounts, newest first. */
export const users = audited('users', async (page, now) => {
  const { accounts, next } = await newestAccounts(page, now);
  return { items: accounts.map((account) => userRow(account, now)), next };
});
