/** What people did at a place at a provider, day by day; without schemas, so that the browser takes it too. */
import { addDays, daysBetween, type LocalDate } from '../../lib/local-date.ts';

/** What is counted: calls, direction requests, clicks on the website, and how often the place was shown. */
export const performanceMetrics = ['calls', 'directions', 'website', 'impressions'] as const;
type Metrics<Value> = Readonly<Record<(typeof performanceMetrics)[number], Value>>;

/** One day as a provider tells it. */
export type PerformanceDay = Metrics<number> & { readonly day: LocalDate };
/** A number for each day from `from` on, the same days for each metric. */
export type PerformanceDays = Metrics<readonly number[]> & { readonly from: LocalDate };
/** What some days come to. */
export type PerformanceSums = Metrics<number>;

/** More in a day than this is no number of a small business, and is refused. */
export const mostPerDay = 10_000_000;
/** Two more days than the longest twelve months. */
export const mostDays = 368;
/** A provider tells a day at the latest so many days later: one without any number is then a day of zeros. */
export const lateDays = 5;

/** Days from one to another, both included. */
export type DayRange = { readonly from: LocalDate; readonly to: LocalDate };

/** The days of a range in their order, each once; a day that was not told is zero, one outside of the range is left out. */
export const daysInRange = (days: readonly PerformanceDay[], { from, to }: DayRange) => {
  const told = new Map(days.map((one) => [one.day, one]));
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth));
  const valuesOf = (metric: keyof PerformanceSums) =>
    all.map((day) => told.get(day)?.[metric] ?? 0);
  return {
    from,
    calls: valuesOf('calls'),
    directions: valuesOf('directions'),
    website: valuesOf('website'),
    impressions: valuesOf('impressions'),
  } satisfies PerformanceDays;
};

/** The last day that is known: the last one with a number, and none before it is so old that a number would have come. `on` is the day they were read. */
export const knownUntil = (days: PerformanceDays & { readonly on: LocalDate }): LocalDate => {
  const last = Math.max(
    ...performanceMetrics.map((metric) => days[metric].findLastIndex((value) => value > 0)),
  );
  const told = addDays(days.from, last);
  const certain = addDays(days.on, -lateDays);
  return last >= 0 && told > certain ? told : certain;
};

/** What the days from one to another come to, as far as they are known; null where none of them is, or the first were never read. */
export const sumsBetween = (
  days: PerformanceDays & { readonly on: LocalDate },
  { from, to }: DayRange,
): PerformanceSums | null => {
  if (from < days.from || from > knownUntil(days)) return null;
  const begin = daysBetween(days.from, from);
  const end = daysBetween(days.from, to) + 1;
  const sumOf = (metric: keyof PerformanceSums) =>
    days[metric].slice(begin, end).reduce((sum, value) => sum + value, 0);
  return {
    calls: sumOf('calls'),
    directions: sumOf('directions'),
    website: sumOf('website'),
    impressions: sumOf('impressions'),
  };
};
