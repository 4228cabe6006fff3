import { businesses } from '#shared/contract/account.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tidyDetails } from '#shared/domain/account/new-business.ts';
import { followingPlace, movesPlace } from '#shared/domain/account/place-changes.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { helperChange } from '#shared/domain/plan/helper-change.ts';
import { opensEveryHelper } from '#shared/domain/plan/plans.ts';
import { handle } from '../../lib/http.ts';
import type { AccountId } from '../../lib/ids.ts';
import { tryScheduleCheckIn } from '../../week/check-in/schedule-check-in.ts';
import { accountViewOf } from '../account-view.ts';
import { ensureAccount } from '../ensure-account.ts';
import { findBusiness, updateBusiness } from './businesses-table.ts';

/**
 * What a business keeps of the helpers its owner wants: all of them on a plan that opens every one, else those up to the
 * plan's cap. Refuses a second swap within a day. `seen` is the state of the business it was
 * allowed for, to be checked by the write.
 */
export const allowHelpers = async (
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

/** Changes the details of a business; currency and winters follow its place. The name is stored as typed: unlike on creation, first letters are not raised. */
export const update = handle(businesses.update, async ({ business_id: id, ...changes }, caller) => {
  const { accountId, now } = caller;
  const details = tidyDetails(changes);
  const before = movesPlace(details) && (await findBusiness(accountId, id));
  const following = before ? followingPlace(before, details) : {};
  const helpers =
    details.selected_helpers &&
    (await allowHelpers({ accountId, businessId: id, now }, details.selected_helpers));
  const all = { ...details, ...following, ...helpers?.changes };
  if (!(await updateBusiness(accountId, id, all, now, helpers?.seen)))
    throw new Problem((await findBusiness(accountId, id)) ? 'conflict' : 'not-found');
  if (details.time_zone !== undefined)
    await tryScheduleCheckIn(accountId, { id, time_zone: details.time_zone }, now);
  return accountViewOf(caller, now);
});
