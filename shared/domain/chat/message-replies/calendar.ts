/** Sums with local dates; no clock and no time zone. */

/** A local date, `YYYY-MM-DD`. */
export type LocalDate = string;

const dayMs = 86_400_000;
const day = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number): LocalDate => new Date(time).toISOString().slice(0, 10);

/** The date that many days before another. */
export const daysBefore = (date: LocalDate, days: number): LocalDate =>
  dateOf(day(date) - days * dayMs);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: LocalDate): number => new Date(day(date)).getUTCDay();

/** Whole days from one local date to another; negative when the second comes first. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((day(to) - day(from)) / dayMs);

/** The date of these numbers, or undefined where there is no such day. */
export const dateFrom = (year: number, month: number, date: number): LocalDate | undefined => {
  const time = Date.UTC(year, month - 1, date);
  const made = new Date(time);
  return month >= 1 && month <= 12 && made.getUTCDate() === date && made.getUTCMonth() === month - 1
    ? dateOf(time)
    : undefined;
};
/** 26 is 2026. */
export const fullYear = (written: string) =>
  written.length === 2 ? 2000 + Number(written) : Number(written);

/** Without a year, the day nearest to today, rather past than future. */
export const nearestDate = (
  month: number,
  date: number,
  today: LocalDate,
): LocalDate | undefined => {
  const year = Number(today.slice(0, 4));
  const all = [year - 1, year, year + 1].flatMap((y) => dateFrom(y, month, date) ?? []);
  const distance = (candidate: LocalDate) => {
    const days = daysBetween(candidate, today);
    return days >= 0 ? days : -days * 4;
  };
  return all.toSorted((a, b) => distance(a) - distance(b))[0];
};
