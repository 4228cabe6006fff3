import { account as routes } from '#shared/contract/account.ts';
import { withActive } from '#shared/domain/businesses.ts';
import { handle } from '../lib/http.ts';
import { profileOf } from '../lib/user-pool.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { ownerDataOf } from '../tables/export-table.ts';

/** One page of everything stored about the caller. */
export const exportData = handle(routes.export, async ({ after }, { user, now }) => {
  const [account, page, profile] = await Promise.all([
    ensureAccount(user.id, now),
    ownerDataOf(user.id, after, now),
    after ? undefined : profileOf(user.id),
  ]);
  return {
    ...page,
    google: profile?.google ?? null,
    businesses: withActive(page.businesses, account),
  };
});
