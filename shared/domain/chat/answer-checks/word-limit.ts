import { type Deliverables, wordBudget, wordsOf } from '../answer-parts/declared-deliverables.ts';
import type { Part } from '../answer-parts/part.ts';
import { framingWordLimits, usualWordLimits } from '../answer-parts/word-limits.ts';
import { plainWordsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import { wordCount } from './words-and-sentences.ts';

/** The most words of an answer to a question that names no deliverables. */
const plainAnswer = 700;

/** No part is longer than its deliverable allows, and no answer than all of them together. */
export const wordLimit: Check = {
  promise: 'Every part and the whole answer stay within their word limits.',
  gate: 0.98,
  look: ({ parts }, { deliverables }) => {
    const counts = parts.map((part) => wordCount(plainWordsOf(part)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const max = deliverables.length ? wordBudget(deliverables) : plainAnswer;
    return [
      ...parts.flatMap((part, at) => {
        const limit = limitOf(part, deliverables);
        const count = counts[at] ?? 0;
        return limit && count > limit
          ? [`${nameOf(part)} has ${count} words, over the limit of ${limit}.`]
          : [];
      }),
      ...(total > max ? [`The answer has ${total} words, over the limit of ${max}.`] : []),
    ];
  },
};

const nameOf = (part: Part) => (part.kind === 'draft' ? `A ${part.channel}` : `A ${part.kind}`);

/** Parts of one kind may have as many words as the longest deliverable of that kind. */
const limitOf = (part: Part, deliverables: Deliverables): number | undefined => {
  if (part.kind === 'handoff') return undefined;
  if (part.kind === 'question') return framingWordLimits.question;
  const declared = deliverables
    .filter(
      (one) =>
        one.kind === part.kind &&
        (one.kind !== 'draft' || (part.kind === 'draft' && one.channel === part.channel)),
    )
    .map(wordsOf);
  return declared.length
    ? Math.max(...declared)
    : usualWordLimits[part.kind === 'draft' ? part.channel : part.kind];
};
