import { Problem } from '#shared/contract/problem.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { helperChange } from '#shared/domain/helper-change.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { opensEveryHelper } from '#shared/domain/plans.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { findBusiness } from '../tables/businesses-table.ts';

/**
 * What a business keeps of the helpers its owner wants: all of them on a plan that opens every one, else those up to the
 * plan's cap. Refuses a second swap within a day. `seen` is the state of the business it was
 * allowed for, to be checked by the write.
 */
export const allowHelpers = async (
  { sub, businessId, now }: { sub: string; businessId: string; now: Date },
  wanted: readonly HelperId[],
) => {
  const [account, business] = await Promise.all([
    ensureAccount(sub, now),
    findBusiness(sub, businessId),
  ]);
  if (!business) throw new Problem('not-found');
  const { plan, helper_cap: cap } = entitlementOf(account, now);
  const { selected_helpers: before, helpers_swapped_at: swappedAt, updated_at: seen } = business;
  if (opensEveryHelper(plan)) return { changes: { selected_helpers: [...wanted] }, seen };
  const selected_helpers = wanted.slice(0, cap);
  if (selected_helpers.length === 0) throw new Problem('invalid', 'Choose at least one helper');
  const change = helperChange({ before, after: selected_helpers, cap, swappedAt }, now);
  if (change === 'too-many')
    throw new Problem('conflict', 'You can swap one helper a day. Choose one to swap.');
  if (change === 'too-soon')
    throw new Problem('conflict', 'You swapped a helper today. You can swap another one tomorrow.');
  const swapped = change === 'swap' && { helpers_swapped_at: now.toISOString() };
  return { changes: { selected_helpers, ...swapped }, seen };
};
