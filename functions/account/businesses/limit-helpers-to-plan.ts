import { Problem } from '#shared/contract/problem.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { helperChange } from '#shared/domain/plan/helper-change.ts';
import { opensEveryHelper } from '#shared/domain/plan/plans.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { ensureAccount } from '../ensure-account.ts';
import { findBusiness } from './businesses-table.ts';

/**
 * What a business keeps of the helpers its owner wants: all of them on a plan that opens every one, else those up to the
 * plan's cap. Refuses a second swap within a day. `seen` is the state of the business it was
 * allowed for, to be checked by the write.
 */
export const limitHelpersToPlan = async (
  { accountId, businessId, now }: { accountId: AccountId; businessId: string; now: Date },
  wanted: readonly HelperId[],
) => {
  const [account, business] = await Promise.all([
    ensureAccount(accountId, now),
    findBusiness(accountId, businessId),
  ]);
  if (!business) throw new Problem('not-found');
  const { plan, helper_cap: cap } = entitlementOf(account, now);
  const { selected_helpers: before, helpers_swapped_at: swappedAt, updated_at: seen } = business;
  if (opensEveryHelper(plan)) return { changes: { selected_helpers: [...wanted] }, seen };
  const selected_helpers = wanted.slice(0, cap);
  if (selected_helpers.length === 0) throw new Problem('invalid', 'Choose at least one helper');
  const change = helperChange({ before, after: selected_helpers, cap, swappedAt }, now);
  if (change === 'too-many')
    throw new Problem('conflict', 'You can swap one helper a day. Choose just one.');
  if (change === 'too-soon')
    throw new Problem(
      'conflict',
      'You already swapped a helper today. You can swap again tomorrow.',
    );
  const swapped = change === 'swap' && { helpers_swapped_at: now.toISOString() };
  return { changes: { selected_helpers, ...swapped }, seen };
};
