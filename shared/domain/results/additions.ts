/** How events add to the counts of the month and the week they happened in. */

import { isoWeekOf, type LocalDate } from '../lib/local-date.ts';
import type { AnswererId } from './result-counts.ts';

/** The name of a stored count: a plain one, an amount of a currency, or the questions of one helper. */
export type Counter =
  | 'reminders'
  | 'paid'
  | 'quotes_followed'
  | 'quotes_won'
  | 'quotes_lost'
  | 'tasks_done'
  | `came_in_${string}`
  | `questions_${AnswererId}`;

/** What one event adds to the counts of its day; negative where something was taken back. */
export type Addition = {
  /** The day at the business. */
  readonly day: LocalDate;
  readonly counter: Counter;
  readonly by: number;
};

/** The month and the ISO week of a day, as the periods of counts are named. */
export const periodsOf = (day: LocalDate) => [day.slice(0, 7), isoWeekOf(day)] as const;

/** DynamoDB adds decimals exactly; sums made here are rounded to what a currency can have. */
const rounded = (amount: number) => Math.round(amount * 1000) / 1000;

/** What additions come to in each month and week; what comes to nothing is left out. */
export const sumByPeriod = (additions: readonly Addition[]) => {
  const sums = new Map<string, Map<Counter, number>>();
  for (const { day, counter, by } of additions)
    for (const period of periodsOf(day)) {
      const counts = sums.get(period) ?? new Map<Counter, number>();
      counts.set(counter, rounded((counts.get(counter) ?? 0) + by));
      sums.set(period, counts);
    }
  return [...sums].flatMap(([period, counts]) => {
    const changed = [...counts].filter(([, by]) => by !== 0);
    return changed.length > 0 ? [{ period, counts: Object.fromEntries(changed) }] : [];
  });
};
