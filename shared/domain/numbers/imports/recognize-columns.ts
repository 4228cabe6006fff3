import { type Field, fieldIds, type Mapping } from './column-fields.ts';
import type { FileKind } from './file-kinds-and-limits.ts';
import type { Corrections } from './import-owner-and-corrections.ts';
import type { ImportSource } from './import-sources.ts';
import { headerWords, knownHeaders, plainHeader } from './known-headers.ts';
import { kindOfHeaders, sourceOfHeaders } from './source-and-kind-by-headers.ts';

const headerSearch = 20;

type Rows = readonly (readonly string[])[];

/** The place of the header: the first of twenty rows with two known words; -1 when there is none. */
export const findHeader = (rows: Rows): number =>
  rows
    .slice(0, headerSearch)
    .findIndex((row) => row.filter((cell) => knownHeaders.has(plainHeader(cell))).length >= 2);

/** The column of each field by its surest header; no column is used twice. */
const mapHeaders = (headers: readonly string[], source: ImportSource): Mapping => {
  const mapping: Partial<Record<Field, number>> = {};
  const used = new Set<string>();
  for (const field of fieldIds) {
    const word = headerWords[field].find((one) => headers.includes(one) && !used.has(one));
    if (word === undefined) continue;
    mapping[field] = headers.indexOf(word);
    used.add(word);
  }
  // An id is a number of Stripe's only, and QuickBooks' Balance beside Amount runs on from row to row.
  const at = (field: Field) => headers[mapping[field] ?? -1];
  if (source !== 'stripe' && at('number') === 'id') delete mapping.number;
  if (source === 'quickbooks' && at('balance') === 'balance' && headers.includes('amount')) {
    delete mapping.balance;
  }
  // The day a job was finished is its date when the file has no other.
  if (mapping.date === undefined && mapping.closed_on !== undefined) {
    mapping.date = mapping.closed_on;
  }
  return mapping;
};

/** The mapping with what the owner changed: a field has one column, a column one field. */
const correctMapping = (mapping: Mapping, columns: Corrections['columns'] = {}): Mapping => {
  const corrected: Partial<Record<Field, number>> = { ...mapping };
  for (const [column, field] of Object.entries(columns)) {
    const at = Number(column);
    for (const one of fieldIds) if (corrected[one] === at) delete corrected[one];
    if (field) corrected[field] = at;
  }
  return corrected;
};

export type RecognizedColumns = {
  source: ImportSource;
  kind: FileKind;
  header: readonly string[];
  /** The place of the header among the rows that are not blank. */
  headerRow: number;
  /** What stands above the header. */
  title: string;
  mapping: Mapping;
};

/** Who wrote the file, what its rows are about and what its columns are; undefined when no row looks like a header. */
export const recognizeColumns = (
  rows: Rows,
  corrections: Corrections = {},
): RecognizedColumns | undefined => {
  const headerRow = findHeader(rows);
  const header = rows[headerRow];
  if (!header) return undefined;
  const headers = header.map(plainHeader);
  const source = sourceOfHeaders(headers);
  const title = rows.slice(0, headerRow).flat().join(' ');
  const mapping = correctMapping(mapHeaders(headers, source), corrections.columns);
  const kind = corrections.kind ?? kindOfHeaders(headers, source, title);
  return { source, kind, header, headerRow, title, mapping };
};
