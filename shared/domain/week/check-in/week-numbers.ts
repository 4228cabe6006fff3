/** The three numbers of a week that an owner enters, and their comparison with the weeks before. */

import { withNoun } from '../../lib/count-with-noun.ts';
import { addDays, isoWeekOf, type LocalDate } from '../../lib/local-date.ts';
import { numberWord } from '../../lib/number-words.ts';
import type { WeekNumbers } from './week-numbers-schemas.ts';

/** One of the three. */
export type WeekNumberId = Exclude<keyof WeekNumbers, 'week'>;

/** Weeks of the picture; the last one is the week that the check-in looks back on. */
export const weeksShown = 8;
/** How many weeks must be entered before a week can be compared with a usual one. */
const weeksForUsual = 3;

/** The week a check-in looks back on: the seven days before it. */
export const weekBehind = (on: LocalDate) => ({
  week: isoWeekOf(addDays(on, -7)),
  from: addDays(on, -7),
  to: addDays(on, -1),
});

/** Those of some weeks that a check-in on that day looks back on. */
export const weeksBefore = (weeks: readonly WeekNumbers[], on: LocalDate) =>
  weeks.filter(({ week }) => week <= weekBehind(on).week).slice(-weeksShown);

const unsaid = (week: string): WeekNumbers => ({
  week,
  jobs_done: null,
  money_in: null,
  quotes_out: null,
});

/** The eight weeks up to the one the check-in looks back on, the oldest first; a week nobody typed has three nulls. */
export const weeksUntil = (on: LocalDate, known: readonly WeekNumbers[]): WeekNumbers[] =>
  Array.from({ length: weeksShown }, (_, at) => {
    const { week } = weekBehind(addDays(on, -7 * (weeksShown - 1 - at)));
    return known.find((one) => one.week === week) ?? unsaid(week);
  });

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
};

/** A number of last week and that of a usual week, the median of the weeks before; none while too few are entered. */
export type Comparison = { last: number; usual: number; difference: number; share: number };

/** Compares the last of some weeks with those before it. */
export const compareToUsual = (
  weeks: readonly WeekNumbers[],
  id: WeekNumberId,
): Comparison | undefined => {
  const last = weeks.at(-1)?.[id] ?? null;
  const before = weeks.slice(0, -1).flatMap((one) => one[id] ?? []);
  if (last === null || before.length < weeksForUsual) return undefined;
  const usual = median(before);
  if (usual === 0) return undefined;
  return { last, usual, difference: last - usual, share: last / usual - 1 };
};

/** Differences that are too small to mention. */
const usualShare = 0.05;

const jobsLine = ({ difference }: Comparison) => {
  const jobs = Math.round(Math.abs(difference));
  if (jobs === 0) return 'About the same number of jobs as a typical week.';
  return `${numberWord(jobs)} ${difference < 0 ? 'fewer' : 'more'} ${jobs === 1 ? 'job' : 'jobs'} than a typical week.`;
};

/** What last week's numbers say, in a sentence each: only what follows from what the owner typed. */
export const weekFindings = (
  weeks: readonly WeekNumbers[],
  money: (value: number) => string,
): string[] => {
  const jobs = compareToUsual(weeks, 'jobs_done');
  const income = compareToUsual(weeks, 'money_in');
  const quotes = weeks.at(-1)?.quotes_out ?? 0;
  return [
    ...(jobs ? [jobsLine(jobs)] : []),
    ...(income
      ? [
          Math.abs(income.share) <= usualShare
            ? 'Money in was about normal.'
            : `Money in was ${money(Math.round(Math.abs(income.difference)))} ${income.difference < 0 ? 'below' : 'above'} a typical week.`,
        ]
      : []),
    ...(quotes > 0
      ? [
          `${numberWord(quotes)} ${quotes === 1 ? 'quote is' : 'quotes are'} still open. Follow up on ${quotes === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ];
};

/** "24 jobs, $3,960, and 5 quotes", as far as entered; empty if nothing was. */
export const numbersLine = (one: WeekNumbers | undefined, money: (value: number) => string) => {
  const parts = [
    ...(one?.jobs_done == null ? [] : [withNoun(one.jobs_done, 'job')]),
    ...(one?.money_in == null ? [] : [money(one.money_in)]),
    ...(one?.quotes_out == null ? [] : [withNoun(one.quotes_out, 'quote')]),
  ];
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts);
};
