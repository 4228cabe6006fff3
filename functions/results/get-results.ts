import { Problem } from '#shared/contract/problem.ts';
import { results } from '#shared/contract/results.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { hasResults } from '#shared/domain/plan/plans.ts';
import { lastMonths, lastWeeks } from '#shared/domain/results/shown-periods.ts';
import { resultCountsIn } from '#shared/domain/results/sum-result-counts.ts';
import { findAccount } from '../account/account-table.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { asPreviewed } from '../lib/account-as-previewed.ts';
import { handle } from '../lib/http-handler.ts';
import { placeResults } from './place-results.ts';
import { resultsBetween } from './results-table.ts';

/** The counts of a business; months and weeks leave the server on a plan that has them only. */
export const get = handle(results.get, async ({ business_id }, caller) => {
  const { accountId, now } = caller;
  const [account, business] = await Promise.all([
    findAccount(accountId),
    findBusiness(accountId, business_id),
  ]);
  if (!account || !business) throw new Problem('not-found');
  const zone = business.time_zone ?? 'UTC';
  const today = localDateOf(now, zone);
  const months = lastMonths(today);
  const month = today.slice(0, 7);
  const isWhole = hasResults(entitlementOf(asPreviewed(account, caller), now).plan);
  const first = isWhole ? (months[0] ?? month) : month;
  const [slices, place] = await Promise.all([
    resultsBetween(accountId, business_id, [first, month]),
    placeResults(accountId, business_id, { today, isWhole, now }),
  ]);
  const countsOf = (periods: readonly string[]) =>
    periods.map((period) => resultCountsIn(period, slices));
  return {
    today,
    since: localDateOf(new Date(business.created_at), zone),
    month: resultCountsIn(month, slices),
    periods: isWhole ? { months: countsOf(months), weeks: countsOf(lastWeeks(today)) } : null,
    place,
  };
});
