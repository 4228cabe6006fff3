import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { cutParts } from '#shared/domain/chat/answer-parts/cut-parts.ts';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import { Part } from '#shared/domain/chat/answer-parts/part.ts';
import type { PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { keptOf, partsSentBy } from '#shared/domain/chat/stopped-answer.ts';
import { writtenAnswer } from '#test/support/answers/answer-arbitraries.ts';

const textOf = (markdown: string): Part[] => (markdown ? [{ kind: 'text', markdown }] : []);
const delta = (text: string): PartEvent => ({ event: 'delta', data: { index: 0, text } });
const sent = [
  {
    at: 9,
    event: { event: 'part', data: { index: 0, part: { kind: 'text', markdown: '' } } } as const,
  },
  { at: 10, event: delta('a'.repeat(100)) },
  { at: 20, event: delta('a'.repeat(299)) },
  { at: 30, event: delta('a') },
  { at: 40, event: delta('a'.repeat(600)) },
];

test.for([
  { at: 5, shown: 50, kept: 0, isCounted: false },
  { at: 10, shown: 50, kept: 50, isCounted: false },
  { at: 29, shown: 900, kept: 399, isCounted: false },
  { at: 29, shown: 0, kept: 0, isCounted: false },
  { at: 30, shown: 0, kept: 400, isCounted: true },
  { at: 30, shown: 10, kept: 10, isCounted: true },
  { at: 30, shown: 399, kept: 399, isCounted: true },
  { at: 30, shown: 400, kept: 400, isCounted: true },
  { at: 99, shown: 5000, kept: 1000, isCounted: true },
])('a stop at $at after $shown seen characters keeps $kept', ({ at, shown, kept, isCounted }) => {
  const { parts, isCounted: counted } = keptOf({ sent: partsSentBy(at, sent) }, shown);
  expect({ parts, counted }).toEqual({ parts: textOf('a'.repeat(kept)), counted: isCounted });
});

test('half a character is not kept', () => {
  expect(cutParts(textOf('ab😀'), 3)).toEqual(textOf('ab'));
});

test('a stopped continuation keeps the answer it continues, and is not counted', () => {
  const begun = textOf('b'.repeat(500));
  const more: PartEvent = {
    event: 'part',
    data: { index: 1, part: { kind: 'text', markdown: 'c' } },
  };
  const all = [...begun, ...textOf('c')];
  const both = { sent: partsSentBy(2, [{ at: 1, event: more }], begun), begun };
  expect(keptOf(both, 9_999)).toEqual({ parts: all, isCounted: false });
  expect(keptOf(both, 100).parts).toEqual(begun);
});

test('any answer can be cut at any length: the result is valid, not longer, and a prefix', () => {
  fc.assert(
    fc.property(writtenAnswer, fc.nat(600), (written, length) => {
      const whole = parseParts(written.parts);
      const parts = cutParts(whole, length);
      expect(Part.array().safeParse(parts).error).toBeUndefined();
      expect(answerAsMarkdown(parts).length).toBeLessThanOrEqual(length);
      expect(parts.map(({ kind }) => kind)).toEqual(
        whole.slice(0, parts.length).map(({ kind }) => kind),
      );
      expect(cutParts(whole, 1_000_000)).toEqual(whole);
    }),
    { numRuns: 300 },
  );
});
