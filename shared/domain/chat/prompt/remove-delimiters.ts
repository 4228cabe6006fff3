/**
 * Keeps the codes of data blocks out of every other text: out of what is typed and remembered, so that nothing can close
 * a block from inside, and out of answers, so that nobody learns a code.
 */
import { withoutLookAlikes } from '../../lib/undo-look-alike-letters.ts';

/** In place of a code. Not nothing: what stood on both sides of a removed code could spell it again. */
const removed = '·';

const patterns = new WeakMap<readonly string[], RegExp>();

/** One for each list of codes: all the messages of a request are searched for the same ones. */
const patternOf = (codes: readonly string[]) => {
  const known = patterns.get(codes);
  if (known) return known;
  const pattern = new RegExp(codes.join('|'), 'gi');
  patterns.set(codes, pattern);
  return pattern;
};

/** The text without these codes (lower-case letters and digits), also where they are written in wide or look-alike letters. */
export const withoutDelimiters = (text: string, codes: readonly string[]): string => {
  if (!codes.length) return text;
  const pattern = patternOf(codes);
  const clean = text.replaceAll(pattern, removed);
  const plain = withoutLookAlikes(clean);
  return plain === clean || plain.search(pattern) < 0 ? clean : plain.replaceAll(pattern, removed);
};

/** The same for every text in a value. */
export const withoutDelimitersIn = <T>(value: T, codes: readonly string[]): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? withoutDelimiters(part, codes) : part,
  );

/** Removes codes from a text that arrives in pieces; holds back only what may be the beginning of a code. */
export const createDelimiterFilter = (codes: readonly string[]) => {
  let held = '';
  return {
    push: (piece: string): string => {
      const text = withoutDelimiters(held + piece, codes);
      const kept = beginningAtEnd(text, codes);
      held = text.slice(text.length - kept);
      return text.slice(0, text.length - kept);
    },
    /** What was held back, at the end of the text. */
    end: (): string => {
      const rest = held;
      held = '';
      return rest;
    },
  };
};

/** How many of the last characters are the beginning of a code. */
const beginningAtEnd = (text: string, codes: readonly string[]) => {
  const longest = Math.max(0, ...codes.map(({ length }) => length - 1));
  const end = text.slice(-longest).toLowerCase();
  for (let length = Math.min(longest, end.length); length > 0; length--)
    if (codes.some((code) => code.startsWith(end.slice(-length)))) return length;
  return 0;
};
