import { contract } from '#shared/contract/index.ts';
import { withActive } from '#shared/domain/businesses.ts';
import { handle } from '../lib/http.ts';
import { accountOf } from '../services/ensure-account.ts';
import { belongingsOf } from '../tables/export-table.ts';

/** One page of everything stored about the caller. */
export const exportData = handle(contract.account.export, async ({ after }, { user, now }) => {
  const [account, page] = await Promise.all([
    accountOf(user.id, now),
    belongingsOf(user.id, after, now),
  ]);
  return { ...page, businesses: withActive(page.businesses, account) };
});
