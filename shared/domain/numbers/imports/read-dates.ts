import type { FileKind } from './file-kinds-and-limits.ts';
import type { DateOrder, DateReading, ImportOwner } from './import-options.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/;
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

/** Countries that write the month first. */
const monthFirstCountries = new Set([
  'US',
  'PR',
  'GU',
  'VI',
  'AS',
  'MP',
  'UM',
  'PH',
  'FM',
  'MH',
  'PW',
]);

type Pair = readonly [issued: string, due: string];

/** One order of day and month for the whole file, by its dates, else by the country; asked when they leave it open. */
export const readDateOrder = (
  cells: readonly string[],
  pairs: readonly Pair[],
  kind: FileKind,
  owner: ImportOwner,
): DateReading => {
  let [dayBefore, dayAfter] = [false, false];
  let example: string | undefined;
  for (const cell of cells) {
    const found = slashed.exec(cell);
    if (!found) continue;
    const [first, second] = [Number(found[1]), Number(found[2])];
    dayBefore ||= first > 12;
    dayAfter ||= second > 12;
    if (first !== second && first <= 12 && second <= 12) example ??= cell;
  }
  const national = monthFirstCountries.has(owner.country) ? 'm/d' : 'd/m';
  const asked = (): DateReading => {
    const shown = example ?? cells.find((cell) => slashed.test(cell)) ?? '';
    const readings = { 'm/d': readDate(shown, 'm/d'), 'd/m': readDate(shown, 'd/m') };
    return { order: national, by: 'the country', ask: { example: shown, readings } };
  };
  if (!cells.some((cell) => slashed.test(cell)))
    return { order: null, by: 'not needed', ask: null };
  if (dayBefore && dayAfter) return asked();
  if (dayBefore || dayAfter) {
    return { order: dayBefore ? 'd/m' : 'm/d', by: 'a day above 12', ask: null };
  }
  if (example === undefined) return { order: national, by: 'not needed', ask: null };
  const fitting = (['m/d', 'd/m'] as const).filter((order) =>
    fits(pairs, order, kind, owner.today),
  );
  const [only, other] = fitting;
  return only && !other ? { order: only, by: 'dates in the past', ask: null } : asked();
};

/** Whether a reading puts no issue date in the future and no due date before it; jobs may be planned ahead. */
const fits = (pairs: readonly Pair[], order: DateOrder, kind: FileKind, today: string) =>
  pairs.every(([issued, due]) => {
    const date = readDate(issued, order);
    const end = readDate(due, order);
    if (!date || (kind !== 'jobs' && date > today)) return false;
    return !end || end >= date;
  });
