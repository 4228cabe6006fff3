/** The months and weeks that the page of results shows. */
import { addDays, isoWeekOf, type LocalDate } from '../lib/local-date.ts';
import { monthBefore, monthOf } from '../lib/utc-months.ts';

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

const hourMs = 3_600_000;

/** The first and the last month it may be somewhere on Earth: two only for some hours around the turn of one. */
export const monthsNear = (now: Date) => {
  const monthAfter = (hours: number) => monthOf(new Date(now.getTime() + hours * hourMs));
  return [monthAfter(-12), monthAfter(14)] as const;
};
