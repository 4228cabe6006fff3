import { Problem } from '#shared/contract/problem.ts';
import { results } from '#shared/contract/results.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { hasResults } from '#shared/domain/plan/plans.ts';
import { countsIn, lastMonths, lastWeeks } from '#shared/domain/results/periods.ts';
import { saidOf } from '#shared/domain/results/quote-rules.ts';
import { findAccount } from '../account/account-table.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { asPreviewed } from '../lib/account-as-previewed.ts';
import { changeItem } from '../lib/business-writes-table.ts';
import { feature, handle } from '../lib/http.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { countOutcome } from './count-outcome.ts';
import { placeResults } from './place-results.ts';
import { changeQuote, findQuote, listQuotes } from './quotes-table.ts';
import { resultsBetween } from './results-table.ts';

/** The counts of a business; months and weeks leave the server on a plan that has them only. */
const get = handle(results.get, async ({ business_id }, caller) => {
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
    periods.map((period) => countsIn(period, slices));
  return {
    today,
    since: localDateOf(new Date(business.created_at), zone),
    month: countsIn(month, slices),
    periods: isWhole ? { months: countsOf(months), weeks: countsOf(lastWeeks(today)) } : null,
    place,
  };
});

/** The quotes of a business that were followed up. */
const quotes = handle(results.quotes, async ({ business_id }, { accountId, now }) => {
  if (!(await findBusiness(accountId, business_id))) throw new Problem('not-found');
  return { quotes: await listQuotes(accountId, business_id, now) };
});

/** Notes whether a quote was won or lost; throws `conflict` where somebody else said otherwise meanwhile. */
const sayOutcome = handle(
  results.sayOutcome,
  async ({ business_id, id, outcome, seen }, { accountId, personId, now }) => {
    const business = await findBusiness(accountId, business_id);
    if (!business) throw new Problem('not-found');
    const said_on = localDateOf(now, business.time_zone ?? 'UTC');
    const { before, after } = await changeItem({
      find: () => findQuote(accountId, business_id, id, now),
      change: (quote) => {
        const known = saidOf(quote);
        if (known === outcome) return { ...quote, said_on };
        if (seen !== undefined && known !== seen) {
          const { source: _, ...told } = quote;
          throw new Problem('conflict', 'Someone answered this in the meantime.', {
            data: { quote: told },
          });
        }
        return { ...quote, outcome, said_on, said: { by: personId, at: now.toISOString() } };
      },
      save: (quote, next) => changeQuote(accountId, { before: quote, after: next }),
    });
    await countOutcome(accountId, before, after);
    const { source: _, ...told } = after;
    return told;
  },
);

export const handler = feature(results, { get, quotes, sayOutcome }, { enterAccount });
