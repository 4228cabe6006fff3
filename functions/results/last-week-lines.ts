import { localeOf } from '#shared/domain/account/country-conventions.ts';
import { formatLocalDate } from '#shared/domain/lib/format-local-date.ts';
import { addDays, type LocalDate } from '#shared/domain/lib/local-date.ts';
import { moneyWriter } from '#shared/domain/lib/money-writer.ts';
import type { Entitlement } from '#shared/domain/plan/entitlement.ts';
import { hasResults } from '#shared/domain/plan/plans.ts';
import { firstDayOf } from '#shared/domain/results/period-days.ts';
import { resultCountsIn } from '#shared/domain/results/sum-result-counts.ts';
import { weekResultLines } from '#shared/domain/results/week-result-lines.ts';
import { weekBehind } from '#shared/domain/week/check-in/week-numbers.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { placeWeek } from './place-results.ts';
import { resultsBetween } from './results-table.ts';

type Of = {
  readonly accountId: AccountId;
  readonly business: { readonly id: string; readonly country: string | null };
  readonly plan: Entitlement['plan'];
};

/** What a check-in says of the results of the calendar week before it; what the plan does not have is left out. */
export const lastWeekLines = async (
  { accountId, business, plan }: Of,
  on: LocalDate,
  now: Date,
) => {
  const { week } = weekBehind(on);
  const monday = firstDayOf(week);
  const isWhole = hasResults(plan);
  const [slices, place] = await Promise.all([
    resultsBetween(accountId, business.id, [monday.slice(0, 7), addDays(monday, 6).slice(0, 7)]),
    isWhole ? placeWeek(accountId, business.id, { week, now }) : null,
  ]);
  const locale = localeOf(business.country);
  return weekResultLines(resultCountsIn(week, slices), {
    isWhole,
    place,
    day: (day) => formatLocalDate(day, locale, { month: 'short', day: 'numeric' }),
    money: (currency, amount) => moneyWriter(locale, currency)(amount),
  });
};
