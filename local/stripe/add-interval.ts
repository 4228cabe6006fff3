import type { Interval, Price } from './objects.ts';

/** The moment one interval after another, in epoch seconds; the 31st becomes the last day of a shorter month. */
export const addInterval = (
  from: number,
  { interval, interval_count: count }: Price['recurring'],
) => {
  const date = new Date(from * 1000);
  const months: Partial<Record<Interval, number>> = { month: count, year: 12 * count };
  const step = months[interval];
  if (!step) return from + count * (interval === 'week' ? 7 : 1) * 86_400;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + step);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
};
