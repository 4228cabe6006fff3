import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createContinuation,
  partsToContinue,
} from '#shared/domain/chat/answer-parts/continued-parts.ts';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { pieceSizes, writtenAnswer } from '#test/support/answers/answer-arbitraries.ts';
import { piecesOf, readInPieces } from '#test/support/answers/read-in-pieces.ts';

/** Builds the whole answer from a continuation in these pieces, as the page and the server do. */
const goOn = (
  begun: readonly Part[],
  written: readonly object[],
  cuts: readonly number[] = [3],
) => {
  const { push } = createContinuation(begun);
  const { events } = readInPieces(piecesOf(JSON.stringify({ parts: written }), cuts));
  return events
    .flatMap(push)
    .reduce<Part[]>((parts, one) => applyPartEvent(parts, one), [...begun]);
};
const text = (markdown: string, more: object = {}): Part => ({ kind: 'text', markdown, ...more });
const email = (body: string, more: object = {}): Part => ({
  kind: 'draft',
  channel: 'email',
  title: 'Quote',
  subject: 'Hi',
  body,
  ...more,
});
const cut = { cut: true };
const item = (title: string) => ({ title, detail: '', due_in_days: 1, minutes: 5, who: null });

test.for([
  ['an incomplete word is replaced', 'Call the oth', 'others first.', 'Call the others first.'],
  [
    'the next sentence follows a complete one',
    'Call them.',
    'Then write.',
    'Call them. Then write.',
  ],
  ['a new block starts a paragraph', 'Call them.', '## Then', 'Call them.\n\n## Then'],
  ['a line break is kept', 'Call them\n', 'Then write.', 'Call them\nThen write.'],
  ['a single word is continued', 'Call', 'them.', 'Call them.'],
  ['a language without spaces', '今'.repeat(50), '日', `${'今'.repeat(50)}日`],
])('%s', ([, begun, rest, whole]) => {
  expect(goOn([text(String(begun), cut)], [text(String(rest))])).toEqual([text(String(whole))]);
});

test('a continued draft stays in its own card, followed by the new parts', () => {
  const begun = [text('Here.'), email('Dear Ann, the quo', cut)];
  const rest = [email('quote stands.'), { kind: 'question', text: 'When?', choices: [] }];
  expect(goOn(begun, rest)).toEqual([
    text('Here.'),
    email('Dear Ann, the quote stands.'),
    { kind: 'question', text: 'When?', choices: [] },
  ]);
});

test('continued steps become one list', () => {
  const begun: Part[] = [{ kind: 'steps', items: [item('One')], cut: true }];
  expect(goOn(begun, [{ kind: 'steps', items: [item('Two'), item('Three')] }])).toEqual([
    { kind: 'steps', items: [item('One'), item('Two'), item('Three')] },
  ]);
});

test('a part of another kind or channel follows the cut part, which keeps its mark', () => {
  const begun = [email('Dear Ann', cut)];
  expect(goOn(begun, [text('More.')])).toEqual([...begun, text('More.')]);
  const sms = { ...email('Hi'), channel: 'text-message', subject: null };
  expect(goOn(begun, [sms])).toEqual([...begun, sms]);
  expect(goOn([text('Whole.')], [text('More.')])).toEqual([text('Whole.'), text('More.')]);
});

test('the model gets the cut answer without its mark and its incomplete last word', () => {
  expect(partsToContinue([text('A'), text('Call the oth', cut)])).toEqual([
    text('A'),
    text('Call the'),
  ]);
  expect(partsToContinue([text('Call the oth')])).toEqual([text('Call the oth')]);
});

test('any continuation of any answer gives valid parts, and keeps the parts before the last', () => {
  fc.assert(
    fc.property(writtenAnswer, writtenAnswer, pieceSizes, ({ parts }, { parts: rest }, cuts) => {
      const begun = parseParts(parts).map((part, nth, all) =>
        nth === all.length - 1 ? { ...part, cut: true as const } : part,
      );
      fc.pre(begun.length > 0);
      const whole = parseParts(goOn(begun, rest, cuts));
      expect(Part.array().safeParse(whole).error).toBeUndefined();
      expect(whole.slice(0, begun.length - 1)).toEqual(begun.slice(0, -1));
      expect(whole.length).toBeGreaterThanOrEqual(begun.length);
    }),
    { numRuns: 200 },
  );
});
