import { listAccounts } from '../../account/account-table.ts';
import { audited } from '../audited-operation.ts';
import { userRow } from './user-row.ts';

/** One page of the accounts, newest first. */
export const listUsers = audited('listUsers', async (page, now) => {
  const { accounts, next } = await listAccounts(page, now);
  return { items: accounts.map((account) => userRow(account, now)), next };
});
