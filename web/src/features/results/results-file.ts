import { firstDayOf, isWeekPeriod } from '#shared/domain/results/period-days.ts';
import type { ResultRow } from '#shared/domain/results/result-rows.ts';
import { csvText } from '#web/core/csv-text.ts';

/** The rows as a file for a spreadsheet: a line for each period, the newest first, with plain numbers; what is not known is empty. */
export const resultsFile = (rows: readonly ResultRow[], periods: readonly { period: string }[]) =>
  csvText([
    [
      periods.some(({ period }) => isWeekPeriod(period)) ? 'Week from' : 'Month from',
      ...rows.map(({ label, currency }) => (currency ? `${label}, ${currency}` : label)),
    ],
    ...periods
      .map(({ period }, nth) => [
        firstDayOf(period),
        ...rows.map(({ values }) => String(values[nth] ?? '')),
      ])
      .toReversed(),
  ]);
