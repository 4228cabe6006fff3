import type { DateOrder } from './import-owner-and-corrections.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** A day in numbers with slashes or dashes: whether its day or its month comes first is not in it. */
export const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/;
const isoDay = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)(?:[ T](\d{2}:\d{2}(?::\d{2})?))?/;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)/;
const monthFirst = /^([a-z]{3})[a-z]{0,9}\.? (\d{1,2}),? (\d{4})/i;
const dayFirst = /^(\d{1,2})[- ]([a-z]{3})[a-z]{0,9}\.?[- ](\d{4}|\d{2})(?!\d)/i;
const serial = /^[3-5]\d{4}$/;
/** Day 1 of a spreadsheet's calendar is 25,569 days before 1970. */
const serialOffset = 25_569;
const dayLength = 86_400_000;

const isoOf = (year: number, month: number, day: number): string | null => {
  const full = year >= 100 ? year : year + (year < 70 ? 2000 : 1900);
  const date = new Date(Date.UTC(full, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && full >= 1900 && full < 2200 ? date.toISOString().slice(0, 10) : null;
};

/** Longer texts are no dates. */
export const longestDate = 40;

/** The day in a cell, ISO, or null. A time is cut off; with a zone it is taken as UTC and moved there first. */
export const readDate = (text: string, order: DateOrder | null, zone?: DayIn): string | null => {
  let found = isoDay.exec(text);
  if (found) {
    const [, year = '', month = '', day = '', time] = found;
    const date = isoOf(Number(year), Number(month), Number(day));
    return date && zone && time ? zone(`${date}T${time}Z`) : date;
  }
  found = slashed.exec(text);
  if (found) {
    const [, a, b, year] = found.map(Number);
    return order === 'd/m' ? isoOf(year ?? 0, b ?? 0, a ?? 0) : isoOf(year ?? 0, a ?? 0, b ?? 0);
  }
  found = dotted.exec(text);
  if (found) return isoOf(Number(found[3]), Number(found[2]), Number(found[1]));
  found = monthFirst.exec(text);
  if (found) return isoOf(Number(found[3]), monthOf(found[1]), Number(found[2]));
  found = dayFirst.exec(text);
  if (found) return isoOf(Number(found[3]), monthOf(found[2]), Number(found[1]));
  if (!serial.test(text)) return null;
  return new Date((Number(text) - serialOffset) * dayLength).toISOString().slice(0, 10);
};

const monthOf = (name = '') => months.indexOf(name.toLowerCase()) + 1;

/** The local day of a moment, or null for what is no moment. */
export type DayIn = (moment: string) => string | null;
export const localDayReader = (zone: string): DayIn => {
  // Swedish writes the day as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  return (moment) => {
    const time = Date.parse(moment);
    return Number.isNaN(time) ? null : format.format(time);
  };
};
