import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { activeAfterRemoval, type StoredBusiness } from '#shared/domain/businesses.ts';
import { accountOf } from '../services/ensure-account.ts';
import { viewOf } from '../services/account-view.ts';
import { disownBusiness, replaceActive } from '../tables/ownership-table.ts';
import { purgeBusiness } from '../tables/purge-table.ts';
import { handle } from '../lib/http.ts';
import { businessesOf, removeBusiness } from '../tables/businesses-table.ts';

/** Deletes a business with its chats and memory. The business itself goes last, so that an interrupted delete can be repeated. */
export const remove = handle(contract.businesses.remove, async ({ id }, { user, now }) => {
  const [, businesses] = await Promise.all([accountOf(user.id, now), businessesOf(user.id)]);
  if (!businesses.some((business) => business.id === id)) throw new Problem('not-found');
  // From here on no other tab can switch to it.
  await letGo(user.id, id, businesses, now);
  await purgeBusiness(user.id, id);
  await removeBusiness(user.id, id);
  // Another tab may have described it anew in between.
  await letGo(user.id, id, businesses, now);
  return viewOf(user.id, now);
});

/** Takes a business from its owner; was it the active one, the next one that is still the owner's becomes active. */
const letGo = async (
  sub: string,
  id: string,
  businesses: readonly StoredBusiness[],
  now: Date,
): Promise<void> => {
  const account = (await disownBusiness(sub, id))?.after;
  if (account?.active_business_id !== id) return;
  for (let left = businesses; ; ) {
    const next = activeAfterRemoval(id, left, account);
    if ((await replaceActive(sub, id, next, now)) || next === null) return;
    left = left.filter((business) => business.id !== next);
  }
};
