import { Problem } from '#shared/contract/problem.ts';
import { results } from '#shared/contract/results.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { hasResults } from '#shared/domain/plan/plans.ts';
import { lastMonths, lastWeeks } from '#shared/domain/results/periods.ts';
import { findAccount } from '../account/account-table.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { refuseDeleted } from '../account/deletion/deletion-table.ts';
import { feature, handle } from '../lib/http.ts';
import { resultsOf } from './results-table.ts';

/** The counts of a business; months and weeks leave the server on a plan that has them only. */
const get = handle(results.get, async ({ business_id }, { accountId, now }) => {
  const [account, business] = await Promise.all([
    findAccount(accountId),
    findBusiness(accountId, business_id),
  ]);
  if (!account || !business) throw new Problem('not-found');
  const zone = business.time_zone ?? 'UTC';
  const today = localDateOf(now, zone);
  const months = lastMonths(today);
  const isWhole = hasResults(entitlementOf(account, now).plan);
  const found = await resultsOf(
    accountId,
    business_id,
    isWhole ? [...months, ...lastWeeks(today)] : months.slice(-1),
  );
  const counted = isWhole ? found.slice(0, months.length) : found;
  return {
    today,
    since: localDateOf(new Date(business.created_at), zone),
    month: counted.at(-1) as (typeof counted)[number],
    periods: isWhole ? { months: counted, weeks: found.slice(months.length) } : null,
  };
});

export const handler = feature(results, { get }, { refuseDeleted });
