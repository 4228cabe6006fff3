/** Which rows of a file belong to one record. */

import type { CellReader } from './cell-reader.ts';
import { plainHeader } from './known-headers.ts';
import type { RecognizedColumns } from './recognize-columns.ts';
import type { Body } from './table-body.ts';

type Row = readonly string[];

/** How the lines of one invoice are told apart: each row is one, its total stands on every line, or its lines are added. */
export type Lines = 'one' | 'repeated' | 'added';
export const lineRuleOf = ({ source, header }: RecognizedColumns): Lines => {
  if (source === 'xero') return 'repeated';
  if (source === 'freshbooks') return 'added';
  const detail = header.some((name) => plainHeader(name).startsWith('product/service'));
  return source === 'quickbooks' && detail ? 'added' : 'one';
};

export type Group = { lines: Row[]; customer: string };

/** The rows of each record in the order of the file, and the rows that were written twice. */
export const rowsByRecord = (
  { rows, customers }: Body,
  cells: CellReader,
  lines: Lines,
): { groups: Group[]; duplicates: Row[] } => {
  const groups: Group[] = [];
  const duplicates: Row[] = [];
  const byKey = new Map<string, Group>();
  for (const [at, row] of rows.entries()) {
    const customer = customers[at] ?? '';
    const number = cells.text(row, 'number');
    const group = { lines: [row], customer };
    const parts = [number, customer, cells.day(row, 'date') ?? cells.text(row, 'date')];
    if (lines !== 'added') parts.push(cells.text(row, 'total'));
    const key = number ? parts.join('\u0000') : undefined;
    const known = key === undefined ? undefined : byKey.get(key);
    if (!known) {
      groups.push(group);
      if (key !== undefined) byKey.set(key, group);
    } else if (lines === 'added') {
      known.lines.push(row);
    } else if (lines === 'one') {
      duplicates.push(row);
    }
  }
  return { groups, duplicates };
};
