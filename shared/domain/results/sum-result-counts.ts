import { roundAmount, type Slice } from './result-additions.ts';
import type { ResultCounts } from './result-counts-schemas.ts';

type Counts = Omit<ResultCounts, 'period'>;

const sumOfRecords = (records: readonly Readonly<Record<string, number>>[]) => {
  const sums: Record<string, number> = {};
  for (const record of records)
    for (const [key, value] of Object.entries(record)) sums[key] = (sums[key] ?? 0) + value;
  return sums;
};

/** What was counted in one month or ISO week, the sum of its slices; zeros where there are none. */
export const resultCountsIn = (
  period: string,
  slices: readonly (Counts & Slice)[],
): ResultCounts => {
  const own = slices.filter(({ month, week }) => month === period || week === period);
  const sum = (of: keyof Omit<Counts, 'came_in' | 'worth_won' | 'questions'>) =>
    own.reduce((all, slice) => all + slice[of], 0);
  const amounts = (of: 'came_in' | 'worth_won') =>
    Object.fromEntries(
      Object.entries(sumOfRecords(own.map((slice) => slice[of]))).map(([currency, amount]) => [
        currency,
        roundAmount(amount),
      ]),
    );
  return {
    period,
    reminders: sum('reminders'),
    paid: sum('paid'),
    came_in: amounts('came_in'),
    quotes_followed: sum('quotes_followed'),
    quotes_won: sum('quotes_won'),
    quotes_lost: sum('quotes_lost'),
    worth_won: amounts('worth_won'),
    reviews_answered: sum('reviews_answered'),
    tasks_done: sum('tasks_done'),
    posts: sum('posts'),
    questions: sumOfRecords(own.map(({ questions }) => questions)),
  };
};
