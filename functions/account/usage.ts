import { contract } from '#shared/contract/index.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { quotaView } from '#shared/domain/quota-view.ts';
import { handle } from '../lib/http.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { readQuota } from '../tables/quota-table.ts';
import { questionsOfCharges } from '../tables/usage-table.ts';

/** What counted in the window that is open; a plan without a limit has none, so nothing counted. */
export const usage = handle(contract.account.usage, async (_, { user, now }) => {
  const [account, item] = await Promise.all([
    ensureAccount(user.id, now),
    readQuota(user.id, { consistent: true }),
  ]);
  const quota = quotaView(item, entitlementOf(account, now), now);
  return {
    quota,
    items: quota.used ? await questionsOfCharges(user.id, item?.chargeIds ?? [], now) : [],
  };
});
