import Papa from 'papaparse';
import {
  decodeFile,
  type FileProblem,
  findDelimiter,
  type Tokenize,
} from '#shared/domain/numbers/imports/decode-csv-file.ts';
import { maxRows } from '#shared/domain/numbers/imports/file-kinds-and-limits.ts';

/** Any line ending becomes one: the parser takes one kind a file, exports mix them. */
const tokenize: Tokenize = (text, delimiter) =>
  Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), { delimiter, newline: '\n' }).data;

export type CsvFile = { rows: string[][]; encoding: string; delimiter: string };

/** The rows of a CSV file in the browser, for `readBooks`; a file that is none or is too large says so. Import it on demand: it brings the parser. */
export const readCsv = (bytes: Uint8Array): CsvFile | { problem: FileProblem } => {
  const decoded = decodeFile(bytes);
  if ('problem' in decoded) return decoded;
  const { text, delimiter } = findDelimiter(decoded.text, tokenize);
  const rows = tokenize(text, delimiter) as string[][];
  if (rows.length > maxRows + 1000) return { problem: 'too_many_rows' };
  return { rows, encoding: decoded.encoding, delimiter };
};
