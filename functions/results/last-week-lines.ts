import { localeOf } from '#shared/domain/account/country-conventions.ts';
import { addDays, type LocalDate } from '#shared/domain/lib/local-date.ts';
import type { Entitlement } from '#shared/domain/plan/entitlement.ts';
import { hasResults } from '#shared/domain/plan/plans.ts';
import { bestLines } from '#shared/domain/results/best-lines.ts';
import { firstDayOf } from '#shared/domain/results/period-names.ts';
import { countsIn } from '#shared/domain/results/periods.ts';
import { moneyWriter, weekBehind } from '#shared/domain/week/check-in/weekly-numbers.ts';
import type { AccountId } from '../lib/ids.ts';
import { resultsBetween } from './results-table.ts';

type Of = {
  readonly accountId: AccountId;
  readonly business: { readonly id: string; readonly country: string | null };
  readonly plan: Entitlement['plan'];
};

/** What a check-in says of the results of the calendar week before it; what the plan does not have is left out. */
export const lastWeekLines = async ({ accountId, business, plan }: Of, on: LocalDate) => {
  const { week } = weekBehind(on);
  const monday = firstDayOf(week);
  const slices = await resultsBetween(accountId, business.id, [
    monday.slice(0, 7),
    addDays(monday, 6).slice(0, 7),
  ]);
  return bestLines(countsIn(week, slices), {
    isWhole: hasResults(plan),
    money: (currency, amount) => moneyWriter(localeOf(business.country), currency)(amount),
  });
};
