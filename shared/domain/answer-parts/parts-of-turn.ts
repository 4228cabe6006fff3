import type { Part } from './part.ts';
import { fromStoredParts } from './stored-parts.ts';

/** The parts of a turn; one of an earlier release is one text part of its `content`. */
export const partsOfTurn = ({
  parts,
  content,
}: Readonly<{ parts?: readonly Part[] | undefined; content: string }>): Part[] =>
  fromStoredParts(parts, content);
