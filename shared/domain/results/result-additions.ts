/** How events add to what is counted of the days they happened on. */
import { isoWeekOf, type LocalDate } from '../lib/local-date.ts';
import type { AnswererId } from './result-counts-schemas.ts';

/** The name of a stored count: a plain one, an amount of a currency, or the questions of one helper. */
export type Counter =
  | 'reminders'
  | 'paid'
  | 'quotes_followed'
  | 'quotes_won'
  | 'quotes_lost'
  | 'reviews_answered'
  | 'tasks_done'
  | 'posts'
  | `came_in_${string}`
  | `worth_won_${string}`
  | `questions_${AnswererId}`;

/** What one event adds to the counts of its day; negative where something was taken back. */
export type ResultAddition = {
  /** The day at the business. */
  readonly day: LocalDate;
  readonly counter: Counter;
  readonly by: number;
};

/** The days of one ISO week that are in one month: what is counted together, so that months and weeks are both sums of it. */
export type Slice = { readonly month: string; readonly week: string };

export const sliceOf = (day: LocalDate): Slice => ({
  month: day.slice(0, 7),
  week: isoWeekOf(day),
});

/** DynamoDB adds decimals exactly; sums made in code are rounded to what a currency can have. */
export const roundAmount = (amount: number) => Math.round(amount * 1000) / 1000;

/** What additions come to in each slice; what comes to nothing is left out. */
export const sumBySlice = (additions: readonly ResultAddition[]) => {
  const groups = Map.groupBy(additions, ({ day }) => Object.values(sliceOf(day)).join('#'));
  return [...groups.values()].flatMap((group) => {
    const sums = new Map<Counter, number>();
    for (const { counter, by } of group)
      sums.set(counter, roundAmount((sums.get(counter) ?? 0) + by));
    const changed = [...sums].filter(([, by]) => by !== 0);
    const [first] = group;
    return first && changed.length > 0
      ? [{ slice: sliceOf(first.day), counts: Object.fromEntries(changed) }]
      : [];
  });
};
