import { dateFields, type Field } from './column-fields.ts';
import type { Corrections, DateOrder, DateReading, ImportOwner } from './import-options.ts';
import { type DecimalSign, decimalSignOf, readAmount } from './read-amount.ts';
import { type DayIn, localDayReader, readDate, readDateOrder } from './read-dates.ts';
import type { RecognizedColumns } from './recognize-columns.ts';

type Row = readonly string[];

/** Longer texts are no dates. */
const longestDate = 40;

/** How the dates of a file are read: as the owner says, else as `readDateOrder` finds. */
export const dateReadingOf = (
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
  return readDateOrder([...cells], [...pairs.values()], kind, owner);
};

/** Reads the cells of one file: the columns are known, the order of dates and the decimal signs settled. */
export const createCellReader = (
  body: readonly Row[],
  recognized: RecognizedColumns,
  how: { owner: ImportOwner; digits: number; delimiter: string; order: DateOrder | null },
) => {
  const { mapping, header } = recognized;
  const text = (row: Row, field: Field): string => {
    const column = mapping[field];
    return column === undefined ? '' : (row[column] ?? '');
  };
  const signs = new Map<Field, DecimalSign>();
  const signOf = (field: Field): DecimalSign => {
    const cells = () => body.map((row) => text(row, field));
    const sign = signs.get(field) ?? decimalSignOf(cells(), how.delimiter);
    signs.set(field, sign);
    return sign;
  };
  const isUtc = (field: Field) => /\(?utc\)?/i.test(header[mapping[field] ?? -1] ?? '');
  const zone: DayIn = localDayReader(how.owner.zone);
  const days = new Map<string, string | null>();
  return {
    text,
    signOf,
    /** The amount in coins, or null. */
    coins: (row: Row, field: Field) => readAmount(text(row, field), signOf(field), how.digits),
    /** The day, or null; the same cell is read once. */
    day: (row: Row, field: Field): string | null => {
      const cell = text(row, field);
      if (cell === '' || cell.length > longestDate) return null;
      const known = days.get(cell);
      if (known !== undefined) return known;
      const day = readDate(cell, how.order, isUtc(field) ? zone : undefined);
      days.set(cell, day);
      return day;
    },
  };
};
export type CellReader = ReturnType<typeof createCellReader>;
