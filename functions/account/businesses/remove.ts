import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import { activeAfterRemoval, type StoredBusiness } from '#shared/domain/businesses.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf } from '../services/account-view.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { businessesOf, removeBusiness } from '../tables/businesses-table.ts';
import { removeBusinessId, replaceActiveBusiness } from '../tables/ownership-table.ts';
import { removeBusinessItems } from '../tables/purge-table.ts';

/** Deletes a business with its chats and memory. Its own item is removed last, so that an interrupted delete can be repeated. */
export const remove = handle(businesses.remove, async ({ business_id: id }, { user, now }) => {
  const [, businesses] = await Promise.all([ensureAccount(user.id, now), businessesOf(user.id)]);
  if (!businesses.some((business) => business.id === id)) throw new Problem('not-found');
  // After this no other tab can make it the active business.
  await detach(user.id, id, businesses, now);
  await removeBusinessItems(user.id, id);
  await removeBusiness(user.id, id);
  // A concurrent onboarding request may have added its id again.
  await detach(user.id, id, businesses, now);
  return accountViewOf(user.id, now);
});

/** Removes the id of a business from its owner's account; if it was active, the newest business that still exists becomes active. */
const detach = async (
  sub: string,
  id: string,
  businesses: readonly StoredBusiness[],
  now: Date,
): Promise<void> => {
  const account = (await removeBusinessId(sub, id))?.after;
  if (account?.active_business_id !== id) return;
  for (let left = businesses; ; ) {
    const next = activeAfterRemoval(id, left, account);
    if ((await replaceActiveBusiness(sub, id, next, now)) || next === null) return;
    left = left.filter((business) => business.id !== next);
  }
};
