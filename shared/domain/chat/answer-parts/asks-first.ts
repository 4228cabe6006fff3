import type { Part } from './part.ts';

/** A text before a question that is longer than this is advice, and more than a way to ask. */
const leadInWords = 40;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Whether an answer only asks, because something essential is missing. */
export const asksFirst = (parts: readonly Part[]): boolean => {
  const leadIn = parts.flatMap((part) => (part.kind === 'text' ? [words(part.markdown)] : []));
  return (
    parts.some(({ kind }) => kind === 'question') &&
    parts.every(({ kind }) => kind === 'question' || kind === 'text') &&
    leadIn.reduce((sum, count) => sum + count, 0) <= leadInWords
  );
};
