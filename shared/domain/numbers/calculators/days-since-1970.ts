/** Days as whole numbers since 1970-01-01, a Thursday, so that nothing depends on a time zone. */
const dayLength = 86_400_000;

/** The day number of an ISO day from 1900 to 2199; NaN for everything else. */
export const dayNumberOf = (date: string): number => {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(date)) return Number.NaN;
  const day = Date.parse(`${date}T00:00:00Z`) / dayLength;
  // "2026-02-30" is read as March by some engines.
  return Number.isNaN(day) || isoDayOf(day) !== date ? Number.NaN : day;
};

/** The ISO day of a day number. */
export const isoDayOf = (day: number): string =>
  new Date(day * dayLength).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** The first Friday that is not before a day. */
export const fridayFrom = (day: number): number => {
  const friday = mondayOf(day) + 4;
  return friday < day ? friday + 7 : friday;
};

/** The same day so many months later, or the last day of a shorter month. */
export const monthsAfter = (date: string, months: number): number => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return Date.UTC(year, month - 1 + months, Math.min(day, last)) / dayLength;
};

/** Whole months from the month of one day to the month of another. */
export const monthsBetween = (from: string, to: string): number => {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [laterYear = 0, laterMonth = 0] = to.split('-').map(Number);
  return (laterYear - year) * 12 + laterMonth - month;
};

/** The Monday of the week of an ISO day. */
export const isoMondayOf = (day: string): string => isoDayOf(mondayOf(dayNumberOf(day)));
