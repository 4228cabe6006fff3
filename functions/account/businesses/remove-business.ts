import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import { activeAfterRemoval } from '#shared/domain/account/active-business.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { endConnections } from '../../connections/end-connection.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { handle } from '../../lib/http-handler.ts';
import { accountViewOf } from '../account-view.ts';
import { removeBusinessItems } from '../deletion/remove-business-items-table.ts';
import { ensureAccount } from '../ensure-account.ts';
import { removeBusinessId } from './account-business-ids-table.ts';
import { replaceActiveBusiness } from './active-business-table.ts';
import { businessesOf, removeBusiness } from './businesses-table.ts';

/** Deletes a business with its chats and memory. Its own item is removed last, so that an interrupted delete can be repeated. */
export const remove = handle(businesses.remove, async ({ business_id: id }, { accountId, now }) => {
  const [, businesses] = await Promise.all([
    ensureAccount(accountId, now),
    businessesOf(accountId),
  ]);
  if (!businesses.some((business) => business.id === id)) throw new Problem('not-found');
  // After this no other tab can make it the active business.
  await detach(accountId, id, businesses, now);
  await endConnections(accountId, now, id);
  await removeBusinessItems(accountId, id);
  await removeBusiness(accountId, id);
  // A concurrent onboarding request may have added its id again.
  await detach(accountId, id, businesses, now);
  return accountViewOf({ accountId }, now);
});

/** Removes the id of a business from its owner's account; if it was active, the newest business that still exists becomes active. */
const detach = async (
  accountId: AccountId,
  id: string,
  businesses: readonly StoredBusiness[],
  now: Date,
): Promise<void> => {
  const account = (await removeBusinessId(accountId, id))?.after;
  if (account?.active_business_id !== id) return;
  for (let left = businesses; ; ) {
    const next = activeAfterRemoval(id, left, account);
    if ((await replaceActiveBusiness(accountId, id, next, now)) || next === null) return;
    left = left.filter((business) => business.id !== next);
  }
};
