import type { DangerId } from '../dangers.ts';

/** The words of one language: lines of alternatives, each the inside of a regular expression on folded text. */
export type DangerWords = Readonly<
  Record<DangerId, string> & {
    /** What sounds like a danger and is none: read over before anything is looked for. */
    harmless: string;
  }
>;
