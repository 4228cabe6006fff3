import { dateFields, type Field, fieldIds, moneyFields } from './column-fields.ts';
import type { FileKind } from './file-kinds-and-limits.ts';
import { decimalSignOf, readAmount } from './read-amount.ts';
import { readDate } from './read-dates.ts';
import { readStatus } from './read-status.ts';
import type { RecognizedColumns } from './recognize-columns.ts';

/** One column as it is shown for correction. */
export type ColumnPreview = {
  column: number;
  header: string;
  field: Field | null;
  /** Nothing about it has to be looked at. */
  sure: boolean;
  samples: string[];
};

const sampleSize = 200;

/** Whether most cells are what the field holds. */
const looksLike = (field: Field, cells: readonly string[], kind: FileKind): boolean => {
  const most = (test: (cell: string) => boolean) =>
    cells.length === 0 || cells.filter(test).length >= cells.length * 0.8;
  if (isOneOf(dateFields, field)) return most((cell) => cell === '-' || isDate(cell));
  if (isOneOf(moneyFields, field)) return most((cell) => isAmount(cell, cells));
  if (field === 'status') return most((cell) => readStatus(cell, kind) !== undefined);
  return true;
};
const isOneOf = (list: readonly Field[], field: Field) => list.includes(field);
const isDate = (cell: string) => (readDate(cell, 'm/d') ?? readDate(cell, 'd/m')) !== null;
const isAmount = (cell: string, cells: readonly string[]) =>
  readAmount(cell, decimalSignOf(cells, ','), 2) !== null;

/** A column that is not read but could be a date or an amount is to be looked at. */
const isLikelyNeeded = (cells: readonly string[]) =>
  cells.length > 0 &&
  (cells.every(isDate) ||
    cells.every((cell) => /[.,]\d{2}\D*$/.test(cell) && isAmount(cell, cells)));

/** The columns with their fields and some cells, for the owner to correct. */
export const previewColumns = (
  body: readonly (readonly string[])[],
  { header, mapping, kind }: Pick<RecognizedColumns, 'header' | 'mapping' | 'kind'>,
): ColumnPreview[] =>
  header.map((name, column) => {
    const cells = body
      .slice(0, sampleSize)
      .map((row) => row[column] ?? '')
      .filter(Boolean);
    const field = fieldIds.find((one) => mapping[one] === column) ?? null;
    const sure = field ? looksLike(field, cells, kind) : !isLikelyNeeded(cells);
    return { column, header: name, field, sure, samples: cells.slice(0, 3) };
  });
