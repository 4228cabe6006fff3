import { addDays, type LocalDate, weekdayOnOrBefore } from '../lib/local-date.ts';

/** The Monday of an ISO week such as `2026-W48`. */
const mondayOf = (week: string): LocalDate => {
  const [year = '', number = ''] = week.split('-W');
  // January 4 is always in the first week.
  return addDays(weekdayOnOrBefore(`${year}-01-04`, 1), 7 * (Number(number) - 1));
};

/** Whether a period is a week; else it is a month. */
export const isWeekPeriod = (period: string) => period.includes('W');

/** The first day of a month or of an ISO week. */
export const firstDayOf = (period: string): LocalDate =>
  isWeekPeriod(period) ? mondayOf(period) : `${period}-01`;

/** The last day of a month or of an ISO week. */
export const lastDayOf = (period: string): LocalDate => {
  if (isWeekPeriod(period)) return addDays(mondayOf(period), 6);
  const [year = 0, month = 0] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** Whether a period ended before a day: before a business was added nothing was counted. */
export const endedBefore = (period: string, day: LocalDate) => lastDayOf(period) < day;
