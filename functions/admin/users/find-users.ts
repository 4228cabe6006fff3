import { Problem } from '#shared/contract/problem.ts';
import { findAccount, findAccounts } from '../../account/account-table.ts';
import { accountsWithWords } from '../../account/search-words-table.ts';
import { toAccountId } from '../../lib/account-and-person-ids.ts';
import { personIdOf } from '../../lib/user-pool.ts';
import { audited } from '../audited-operation.ts';
import { userRow } from './user-row.ts';

/** The account with an e-mail address, as the user pool knows it; the trail notes no address. */
export const findUser = audited('findUser', async ({ email }) => {
  const personId = await personIdOf(email);
  const id = personId && toAccountId(personId);
  // A sign-up that was never confirmed is in the pool and has no account.
  if (!id || !(await findAccount(id))) throw new Problem('not-found');
  return { id };
});

/** How many accounts a search shows. */
const mostFound = 20;

/** The accounts that have a text in their address, a business name or their Stripe id; the trail notes no word of it. */
export const findUsers = audited('findUsers', async ({ text }, now) => {
  const { found, hasMore } = await accountsWithWords(text);
  const shown = found.slice(0, mostFound);
  const accounts = shown.length ? await findAccounts(shown.map(({ id }) => id)) : [];
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return {
    items: shown.flatMap(({ id, text: by }) => {
      const account = byId.get(id);
      return account ? [{ ...userRow(account, now), found: by }] : [];
    }),
    has_more: hasMore || found.length > shown.length,
  };
});
