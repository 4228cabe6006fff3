import { readdirSync, readFileSync } from 'node:fs';
import type {
  Corrections,
  ImportOwner,
} from '#shared/domain/numbers/imports/import-owner-and-corrections.ts';
import { type Books, readBooks } from '#shared/domain/numbers/imports/read-books.ts';
import { readCsv } from '#web/features/numbers/read-csv.ts';

const folder = new URL('../../fixtures/numbers/csv/', import.meta.url);

export const owner: ImportOwner = {
  today: '2026-11-18',
  country: 'US',
  zone: 'America/New_York',
  currency: 'USD',
};

/** The expected result of a sample, from its file; money in cents. */
export type Expected = {
  file: string;
  told: ImportOwner;
  encoding: string;
  delimiter: string;
  header_row: number;
  source: string;
  kind: string;
  as_of: string;
  until: string;
  columns: Record<string, string>;
  date_order: { order: string | null; by: string; ask: boolean };
  decimal: string;
  before_tax: boolean;
  rows: { below_header: number; records: number; left_out: Record<string, number> };
  checksum?: { file: number; rows: number };
  figures: Record<string, unknown>;
};

export const samples: readonly Expected[] = readdirSync(folder)
  .filter((name) => name.endsWith('.expected.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

export const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)));

/** Parses a file like the browser does. */
export const csvOf = (bytes: Uint8Array) => {
  const csv = readCsv(bytes);
  if ('problem' in csv) throw new Error(csv.problem);
  return csv;
};

export const booksOf = (
  rows: readonly (readonly string[])[],
  told: Partial<ImportOwner> = {},
  options: { corrections?: Corrections; delimiter?: string } = {},
): Books => {
  const books = readBooks(rows, { ...owner, ...told }, options);
  if ('problem' in books) throw new Error(books.problem);
  return books;
};

export const readSample = (name: string, told: ImportOwner = owner, corrections?: Corrections) => {
  const csv = csvOf(bytesOf(name));
  const { delimiter } = csv;
  return {
    csv,
    books: booksOf(csv.rows, told, { delimiter, ...(corrections && { corrections }) }),
  };
};
