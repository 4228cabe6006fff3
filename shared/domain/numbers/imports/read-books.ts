import { addDays } from '../../lib/local-date.ts';
import { currencyDigits } from '../currency-digits-and-scale.ts';
import type { BooksFileRecord } from './books-file-record.ts';
import { type CellReader, createCellReader } from './cell-reader.ts';
import type { Mapping } from './column-fields.ts';
import { havingOf } from './column-fields.ts';
import { tidyRows } from './decode-csv-file.ts';
import { type ImportFigures, importFiguresOf } from './figures/import-figures.ts';
import type { FigureSource } from './figures/records-that-count.ts';
import type { DateReading } from './file-date-order.ts';
import { fileDateOrder } from './file-date-order.ts';
import type { FileKind } from './file-kinds-and-limits.ts';
import { maxRows } from './file-kinds-and-limits.ts';
import type { Corrections, ImportOwner } from './import-owner-and-corrections.ts';
import type { ImportSource } from './import-sources.ts';
import type { LeftOut, LeftOutReason } from './left-out-lines.ts';
import { otherCurrency } from './other-currency.ts';
import { type ColumnPreview, previewColumns } from './preview-columns.ts';
import { readDate } from './read-dates.ts';
import { readRowAsRecord } from './read-row-as-record.ts';
import { type RecognizedColumns, recognizeColumns } from './recognize-columns.ts';
import { lineRuleOf, rowsByRecord } from './rows-by-record.ts';
import { type Body, checksumOf, splitTableBody } from './table-body.ts';

const examplesKept = 20;
const longestWord = 60;

/** The records of a file, what was left out and why, and the words of status that are not known. */
const collectRecords = (
  body: Body,
  recognized: RecognizedColumns,
  cells: CellReader,
  { owner, isOwnCurrency }: { owner: ImportOwner; isOwnCurrency: boolean },
) => {
  const { groups, duplicates } = rowsByRecord(body, cells, lineRuleOf(recognized));
  const records: BooksFileRecord[] = [];
  const unknown = new Set<string>();
  const leftOut = new Map<LeftOutReason, LeftOut>();
  const leave = (reason: LeftOutReason, row: readonly string[]) => {
    const so = leftOut.get(reason) ?? { reason, count: 0, examples: [] };
    if (so.examples.length < examplesKept) so.examples.push(row);
    leftOut.set(reason, { ...so, count: so.count + 1 });
  };
  for (const { row, reason } of body.leftOut) leave(reason, row);
  for (const row of duplicates) leave('duplicate', row);
  for (const { lines, customer } of groups) {
    const read = readRowAsRecord(lines, cells, recognized, { owner, customer, isOwnCurrency });
    if ('record' in read) records.push(read.record);
    else {
      leave(read.leftOut, lines[0] ?? []);
      if (read.word && unknown.size < examplesKept) unknown.add(read.word.slice(0, longestWord));
    }
  }
  return { records, leftOut: [...leftOut.values()], unknownStatuses: [...unknown] };
};

/** Why nothing can be said about the rows at all. */
export type BooksProblem =
  | 'no_header'
  | 'no_rows'
  | 'too_many_rows'
  | 'no_date_column'
  | 'no_amount_column'
  | 'other_currency';

/** What was read of a file, and what it says. */
export type Books = {
  source: ImportSource;
  kind: FileKind;
  columns: ColumnPreview[];
  mapping: Mapping;
  headerRow: number;
  dates: DateReading;
  /** The day that owed money is measured on: today, or the day the report says. */
  asOf: string;
  /** The day the twelve months end on: today, or the newest record of an older export. */
  until: string;
  rowsBelowHeader: number;
  records: BooksFileRecord[];
  leftOut: LeftOut[];
  unknownStatuses: string[];
  /** The file's own last total beside the sum of its rows, in coins. */
  checksum: { file: number; rows: number } | null;
  /** What the figures were made of, for lists and pictures. */
  from: FigureSource;
  figures: ImportFigures;
};

/** Why nothing is said, with what the owner can correct. */
export type UnreadBooks = {
  problem: BooksProblem;
  columns?: ColumnPreview[];
  mapping?: Mapping;
  /** The currency that the file seems to be in. */
  currency?: string;
};

/** An export may be so many days old and still count as one of today. */
const freshDays = 35;

/** Reads the rows of an export (header and text cells, as a CSV parser gives them) for an owner; rows never leave the caller. */
export const readBooks = (
  raw: readonly (readonly string[])[],
  owner: ImportOwner,
  options: { corrections?: Corrections; delimiter?: string } = {},
): Books | UnreadBooks => {
  const rows = tidyRows(raw);
  if (rows.length === 0) return { problem: 'no_rows' };
  const recognized = recognizeColumns(rows, options.corrections);
  if (!recognized) return { problem: 'no_header' };
  // The header and what stands above it are no rows.
  if (rows.length - recognized.headerRow - 1 > maxRows) return { problem: 'too_many_rows' };
  const body = splitTableBody(rows.slice(recognized.headerRow + 1), recognized);
  const columns = previewColumns(body.rows, recognized);
  const { mapping, kind } = recognized;
  const lacks = (problem: BooksProblem) => ({ problem, columns, mapping });
  if (mapping.total === undefined && mapping.before_tax === undefined) {
    return lacks('no_amount_column');
  }
  if (mapping.date === undefined && kind !== 'customer-totals') return lacks('no_date_column');
  const currency = options.corrections?.isOwnCurrency
    ? undefined
    : otherCurrency(body.rows, recognized, owner.currency);
  if (currency) return { ...lacks('other_currency'), currency };
  return {
    ...analyze(body, recognized, owner, options),
    columns,
    rowsBelowHeader: rows.length - recognized.headerRow - 1,
  };
};

const analyze = (
  body: Body,
  recognized: RecognizedColumns,
  owner: ImportOwner,
  { corrections = {}, delimiter = ',' }: { corrections?: Corrections; delimiter?: string },
) => {
  const { source, kind, mapping, headerRow } = recognized;
  const digits = currencyDigits(owner.currency);
  const dates = fileDateOrder(body.rows, recognized, owner, corrections);
  const cells = createCellReader(body.rows, recognized, {
    owner,
    digits,
    delimiter,
    order: dates.order,
  });
  const { records, leftOut, unknownStatuses } = collectRecords(body, recognized, cells, {
    owner,
    isOwnCurrency: corrections.isOwnCurrency ?? false,
  });
  const asOf = readDate(/as of ([a-z]+ \d{1,2}, \d{4})/i.exec(recognized.title)?.[1] ?? '', 'm/d');
  const until = untilOf(records, owner.today);
  const from = {
    kind,
    records,
    has: havingOf(mapping),
    asOf: asOf ?? owner.today,
    until,
    digits,
  };
  return {
    source,
    kind,
    mapping,
    headerRow,
    dates,
    asOf: from.asOf,
    until,
    records,
    leftOut,
    unknownStatuses,
    checksum: checksumOf(body, recognized, cells, digits),
    from,
    figures: importFiguresOf(from),
  };
};

/** Today, or the newest record when even that is old. */
const untilOf = (records: readonly BooksFileRecord[], today: string) => {
  const newest = records.reduce(
    (last, { date }) => (date <= today && date > last ? date : last),
    '',
  );
  return newest === '' || newest >= addDays(today, -freshDays) ? today : newest;
};
