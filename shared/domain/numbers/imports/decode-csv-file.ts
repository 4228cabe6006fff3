import { maxBytes } from './file-kinds-and-limits.ts';

export type FileProblem = 'empty' | 'excel' | 'pdf' | 'too_large' | 'too_many_rows';

/** What is said about a file that is not read. */
export const fileProblemTexts = {
  empty: 'This file is empty.',
  excel:
    'This is an Excel file. In Excel, choose File > Save As > CSV UTF-8, then upload that file.',
  pdf: 'This is a PDF. Export the list as a CSV and upload that instead.',
  too_large: 'This file is over 15 MB. Export a shorter date range, like one year.',
  too_many_rows: 'This file has over 50,000 rows. Export a shorter date range, like one year.',
} as const satisfies Record<FileProblem, string>;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** The text of a file by its bytes: a byte order mark decides, else strict UTF-8, else Windows-1252. */
export const decodeFile = (
  bytes: Uint8Array,
): { text: string; encoding: string } | { problem: FileProblem } => {
  if (bytes.length === 0) return { problem: 'empty' };
  // A zipped workbook, or the compound file of older Excel.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return { problem: 'excel' };
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'excel' };
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return { problem: 'pdf' };
  if (bytes.length > maxBytes) return { problem: 'too_large' };
  const as = (encoding: string) => ({ text: new TextDecoder(encoding).decode(bytes), encoding });
  if (startsWith(bytes, 0xff, 0xfe)) return as('utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return as('utf-16be');
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { ...as('utf-8'), encoding: 'utf-8 bom' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return as('windows-1252');
  }
};

/** Rows of cells of a text, by a delimiter. */
export type Tokenize = (text: string, delimiter: string) => readonly (readonly string[])[];

export const delimiters = [',', ';', '\t', '|'] as const;
const sampleLength = 65_536;
const sampleRows = 50;

/** The delimiter by which most rows have one width of two cells or more; a first line `sep=;` says it and is taken off. */
export const findDelimiter = (
  text: string,
  tokenize: Tokenize,
): { delimiter: string; text: string } => {
  const [line, told] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  if (line && told) return { delimiter: told, text: text.slice(line.length) };
  const sample = text.slice(0, sampleLength);
  const scores = delimiters.map((delimiter) => ({
    delimiter,
    score: evenness(tokenize(sample, delimiter)),
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return { delimiter: best.delimiter, text };
};

const evenness = (rows: readonly (readonly string[])[]) => {
  const counts = new Map<number, number>();
  for (const row of rows.filter((cells) => cells.some(Boolean)).slice(0, sampleRows)) {
    counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  }
  const [width = 0, times = 0] = [...counts].toSorted(([a, m], [b, n]) => n - m || b - a)[0] ?? [];
  return width < 2 ? 0 : times * 100 + width;
};

/** Rows as they are read: blanks trimmed, Excel's `="678"` unwrapped, blank rows dropped. */
export const tidyRows = (rows: readonly (readonly string[])[]): string[][] =>
  rows.flatMap((row) => {
    const cells = row.map(tidyCell);
    return cells.some(Boolean) ? [cells] : [];
  });

const tidyCell = (cell: string) => {
  const text = cell.trim();
  return text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1).trim() : text;
};
