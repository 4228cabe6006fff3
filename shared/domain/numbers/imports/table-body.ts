/** The rows below the header without totals, headings and notes, and the total that the file itself gives. */

import type { CellReader } from './cell-reader.ts';
import type { LeftOutReason } from './left-out-lines.ts';
import { readAmount } from './read-amount.ts';
import type { RecognizedColumns } from './recognize-columns.ts';

type Row = readonly string[];

const totalLine = /^(grand )?totals?\b|^total for |^summe|^gesamt/i;
const ageLine = /past due|current|days|overdue/i;

export type Body = {
  rows: Row[];
  /** The customer of each row, from the column or from the heading above it. */
  customers: string[];
  totals: Row[];
  leftOut: { row: Row; reason: LeftOutReason }[];
};

/** Takes totals, headings and notes out of the rows below the header. */
export const splitTableBody = (
  below: readonly Row[],
  { header, mapping }: RecognizedColumns,
): Body => {
  const body: Body = { rows: [], customers: [], totals: [], leftOut: [] };
  const inSections = header[0] === '';
  const column = mapping.customer;
  let heading = '';
  for (const row of below) {
    const first = row.findIndex(Boolean);
    const lead = row[first] ?? '';
    const isLone = row.findLastIndex(Boolean) === first;
    if (totalLine.test(lead)) {
      body.totals.push(row);
      body.leftOut.push({ row, reason: 'total' });
    } else if (isLone) {
      const isHeading = inSections && Boolean(row[0]);
      if (isHeading && !ageLine.test(lead)) heading = lead;
      body.leftOut.push({ row, reason: isHeading ? 'section' : 'footer' });
    } else {
      body.rows.push(row);
      body.customers.push(column === undefined ? heading : (row[column] ?? ''));
    }
  }
  return body;
};

/** The file's own last total beside the sum of its rows, in coins; null when there is none to compare. */
export const checksumOf = (
  { rows, totals }: Body,
  { mapping }: RecognizedColumns,
  cells: CellReader,
  digits: number,
): { file: number; rows: number } | null => {
  const field = mapping.balance === undefined ? 'total' : 'balance';
  const last = totals.at(-1);
  if (!last) return null;
  const file = readAmount(cells.text(last, field), cells.signOf(field), digits);
  if (file === null) return null;
  return { file, rows: rows.reduce((sum, row) => sum + (cells.coins(row, field) ?? 0), 0) };
};
