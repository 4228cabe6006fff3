import type { Cells } from './cells.ts';
import type { Recognized } from './columns.ts';
import { readDocument } from './documents.ts';
import { type Body, groupRows, linesOf } from './rows.ts';
import type { BookDocument, ImportOwner, LeftOut, LeftOutReason } from './types.ts';

const examplesKept = 20;
const longestWord = 60;

/** The documents of a file, what was left out and why, and the words of status that are not known. */
export const collectDocuments = (
  body: Body,
  recognized: Recognized,
  cells: Cells,
  owner: ImportOwner,
) => {
  const { groups, duplicates } = groupRows(body, cells, linesOf(recognized));
  const documents: BookDocument[] = [];
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
    const read = readDocument(lines, cells, recognized, { owner, customer });
    if ('document' in read) documents.push(read.document);
    else {
      leave(read.leftOut, lines[0] ?? []);
      if (read.word && unknown.size < examplesKept) unknown.add(read.word.slice(0, longestWord));
    }
  }
  return { documents, leftOut: [...leftOut.values()], unknownStatuses: [...unknown] };
};
