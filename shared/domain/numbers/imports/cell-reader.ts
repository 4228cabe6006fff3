import type { Field } from './column-fields.ts';
import type { DateOrder, ImportOwner } from './import-owner-and-corrections.ts';
import { type DecimalSign, decimalSignOf, readAmount } from './read-amount.ts';
import { type DayIn, localDayReader, longestDate, readDate } from './read-dates.ts';
import type { RecognizedColumns } from './recognize-columns.ts';

type Row = readonly string[];

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
