import { account as routes } from '#shared/contract/account.ts';
import { withActive } from '#shared/domain/businesses.ts';
import { handle } from '../lib/http.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { ownerDataOf } from '../tables/export-table.ts';

/** One page of everything stored about the caller. */
export const exportData = handle(routes.export, async ({ after }, { user, now }) => {
  const [account, page] = await Promise.all([
    ensureAccount(user.id, now),
    ownerDataOf(user.id, after, now),
  ]);
  return { ...page, businesses: withActive(page.businesses, account) };
});
