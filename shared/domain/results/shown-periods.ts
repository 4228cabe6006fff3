/** The months and weeks that the page of results shows. */
import { addDays, isoWeekOf, type LocalDate } from '../lib/local-date.ts';
import { monthBefore } from '../lib/utc-months.ts';

export const shownMonths = 12;
export const shownWeeks = 13;

/** The last twelve months, the oldest first; the last one is that of the day. */
export const lastMonths = (today: LocalDate): string[] => {
  const months = [today.slice(0, 7)];
  while (months.length < shownMonths) months.unshift(monthBefore(months[0] as string));
  return months;
};

/** The last thirteen ISO weeks, the oldest first; the last one is that of the day. */
export const lastWeeks = (today: LocalDate): string[] =>
  Array.from({ length: shownWeeks }, (_, nth) =>
    isoWeekOf(addDays(today, 7 * (nth + 1 - shownWeeks))),
  );
