/** In which order a file writes day and month. */
import { dateFields } from './column-fields.ts';
import type { FileKind } from './file-kinds-and-limits.ts';
import type { Corrections, DateOrder, ImportOwner } from './import-owner-and-corrections.ts';
import { longestDate, readDate, slashed } from './read-dates.ts';
import type { RecognizedColumns } from './recognize-columns.ts';

/** How "3/4/2026" is read, who decided it, and a date of the file to ask about when nobody could. */
export type DateReading = {
  order: DateOrder | null;
  by: 'not needed' | 'a day above 12' | 'dates in the past' | 'the country' | 'the owner';
  ask: { example: string; readings: Readonly<Record<DateOrder, string | null>> } | null;
};

type Row = readonly string[];

/** How the dates of a file are read: as the owner says, else as `orderByDates` finds. */
export const fileDateOrder = (
  rows: readonly Row[],
  { mapping, kind }: RecognizedColumns,
  owner: ImportOwner,
  corrections: Corrections,
): DateReading => {
  if (corrections.dateOrder) return { order: corrections.dateOrder, by: 'the owner', ask: null };
  const at = (row: Row, column: number | undefined) =>
    column === undefined ? '' : (row[column] ?? '').slice(0, longestDate);
  // A file of many thousand rows has few hundred days.
  const cells = new Set<string>();
  const pairs = new Map<string, readonly [issued: string, due: string]>();
  for (const row of rows) {
    for (const field of dateFields) cells.add(at(row, mapping[field]));
    const [issued, due] = [at(row, mapping.date), at(row, mapping.due)];
    if (/^\d{1,2}[/-]\d{1,2}[/-]\d/.test(issued)) pairs.set(`${issued} ${due}`, [issued, due]);
  }
  return orderByDates([...cells], [...pairs.values()], kind, owner);
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
const orderByDates = (
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
