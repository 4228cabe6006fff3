/** Days of the calendar, without a clock and without a time zone: sums on `2026-11-24` are the same everywhere. */
/** A day as `YYYY-MM-DD`; it sorts as text. */
export type LocalDate = string;

/** A day of the week as ISO 8601 counts it: Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const dayMs = 86_400_000;
const dayNumber = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`) / dayMs;
const fromDayNumber = (day: number): LocalDate => new Date(day * dayMs).toISOString().slice(0, 10);

/** The day so many days later, or earlier for a negative number. */
export const addDays = (date: LocalDate, days: number) => fromDayNumber(dayNumber(date) + days);

/** Days from one to the other; negative when the second is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate) => dayNumber(to) - dayNumber(from);

// Day 0 is 1970-01-01, a Thursday.
export const weekdayOf = (date: LocalDate) =>
  (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;

/** The last such weekday that is not after the day: the day itself when it is one. */
export const weekdayOnOrBefore = (date: LocalDate, weekday: Weekday) =>
  addDays(date, -((weekdayOf(date) - weekday + 7) % 7));

/** The first such weekday after the day: a week later when it is one itself. */
export const weekdayAfter = (date: LocalDate, weekday: Weekday) =>
  addDays(weekdayOnOrBefore(date, weekday), 7);

/** The seven days of the week the day is in, from the day a country's weeks begin on. */
export const weekOf = (date: LocalDate, firstWeekday: Weekday): LocalDate[] => {
  const first = weekdayOnOrBefore(date, firstWeekday);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days));
};

/** The ISO 8601 week of a day, `2026-W48`; around New Year its year is that of the week's Thursday. */
export const isoWeekOf = (date: LocalDate) => {
  const thursday = addDays(weekdayOnOrBefore(date, 1), 3);
  const year = thursday.slice(0, 4);
  const number = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
};
