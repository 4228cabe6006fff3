import { moneyWriter } from '#shared/domain/lib/money-writer.ts';
import { firstDayOf, isWeekPeriod } from '#shared/domain/results/period-days.ts';
import type { ResultRow } from '#shared/domain/results/result-rows.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { pageLocale } from '#web/core/page-locale.ts';

/** Noon in UTC is the same day in nearly every time zone. */
const noon = (day: string) => `${day}T12:00:00Z`;

/** "November 3": a day as it stands in a sentence. */
export const dayName = (day: string) => formatDate(noon(day), { month: 'long', day: 'numeric' });

/** "November" or "Nov 23"; with its year where that is not the year of `today`. */
export const periodName = (period: string, today: string, length: 'long' | 'short' = 'long') => {
  const first = firstDayOf(period);
  const isThisYear = first.slice(0, 4) === today.slice(0, 4);
  return formatDate(noon(first), {
    month: isWeekPeriod(period) ? 'short' : length,
    ...(isWeekPeriod(period) && { day: 'numeric' }),
    ...(!isThisYear && { year: 'numeric' }),
  });
};

/** Stands for what was not counted or is not known yet. */
export const unknownValue = '–';

/** A value of a row as it is shown. */
export const writtenValue = (
  { id, currency }: Partial<ResultRow>,
  value: number | null | undefined,
) => {
  if (value === null || value === undefined) return unknownValue;
  if (id === 'rating') return value.toFixed(1);
  return currency ? moneyWriter(pageLocale(), currency)(value) : numberText(value);
};
const numberText = (value: number) => value.toLocaleString(pageLocale());
