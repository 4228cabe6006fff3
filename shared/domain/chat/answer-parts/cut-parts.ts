import { answerAsMarkdown } from './answer-as-markdown.ts';
import type { Part } from './part.ts';
import { longTextOf, withLongText } from './part-events.ts';
import { clip } from './read-unchecked-values.ts';

/** The beginning of an answer whose Markdown has at most so many characters; a part it ends in is not marked. */
export const cutParts = (parts: readonly Part[], length: number): Part[] => {
  const kept: Part[] = [];
  for (const part of parts) {
    if (answerAsMarkdown([...kept, part]).length > length) {
      const begun = beginningOf(part, (one) => answerAsMarkdown([...kept, one]).length <= length);
      return begun ? [...kept, begun] : kept;
    }
    kept.push(part);
  }
  return kept;
};

/** The longest beginning of a part that fits; undefined when not one word or item does. */
const beginningOf = (part: Part, fits: (part: Part) => boolean): Part | undefined => {
  const { cut: _, ...whole } = part;
  const shorter: (size: number) => Part = (size) => shortened(whole, size);
  let [max, none] = [0, sizeOf(whole) + 1];
  while (none - max > 1) {
    const size = Math.floor((max + none) / 2);
    if (fits(shorter(size))) max = size;
    else none = size;
  }
  const begun = shorter(max);
  return max > 0 && (part.kind === 'steps' || /\S/.test(longTextOf(begun))) ? begun : undefined;
};

const sizeOf = (part: Part) =>
  part.kind === 'steps' ? part.items.length : longTextOf(part).length;

const shortened = (part: Part, size: number): Part => {
  if (part.kind === 'steps') return { ...part, items: part.items.slice(0, size) };
  const begun = withLongText(part, clip(longTextOf(part), size));
  return begun.kind === 'question' ? { ...begun, choices: [] } : begun;
};

/** Longest answer that is stored, in bytes of UTF-8 of its Markdown. */
const answerBytes = 32 * 1024;

/** The parts of an answer cut to the stored length, never inside a character. */
export const cutToStoredLength = (parts: readonly Part[]): Part[] => {
  const bytes = new TextEncoder().encode(answerAsMarkdown(parts));
  if (bytes.length <= answerBytes) return [...parts];
  const { length } = new TextDecoder().decode(bytes.subarray(0, answerBytes), { stream: true });
  return cutParts(parts, length);
};
