import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import { longTextOf } from '#shared/domain/chat/answer-parts/part-events.ts';
import { pieceSizes, writtenJson } from '#test/support/answers/answer-arbitraries.ts';
import { piecesOf, readInPieces, replay } from '#test/support/answers/read-in-pieces.ts';

const steps = (...titles: string[]) =>
  titles
    .map((title) => `{"title":"${title}","detail":"","due_in_days":1,"minutes":5,"who":null}`)
    .join();

test('a cut answer keeps the parts that were sent, and its last part is marked as cut', () => {
  fc.assert(
    fc.property(
      writtenJson,
      pieceSizes,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ value, json }, cuts, share) => {
        const whole = parseParts(value.parts);
        const { events, parts } = readInPieces(piecesOf(json.slice(0, json.length * share), cuts), {
          isCut: true,
        });
        expect(replay(events)).toEqual(parts);
        for (const [index, part] of parts.entries()) {
          const wanted = whole[index];
          expect(wanted?.kind).toBe(part.kind);
          expect(wanted && longTextOf(wanted).startsWith(longTextOf(part))).toBe(true);
          if (index < parts.length - 1) expect(part).toEqual(wanted);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['in the middle of words', '{"parts":[{"kind":"text","markdown":"Call them to'],
  ['in the middle of an escape', '{"parts":[{"kind":"text","markdown":"Call them to\\u00'],
  ['in the middle of a character', '{"parts":[{"kind":"text","markdown":"Call them to\\ud83d'],
  [
    'before the next part has text',
    '{"parts":[{"kind":"text","markdown":"Call them to"},{"kind":"draft","chan',
  ],
  ['between two parts', '{"parts":[{"kind":"text","markdown":"Call them to"},'],
])('cut %s', (_, raw) => {
  expect(readInPieces(piecesOf(raw, [3]), { isCut: true })).toMatchObject({
    parts: [{ kind: 'text', markdown: 'Call them to', cut: true }],
    cut: true,
  });
});

test('an incomplete step is left out', () => {
  const { parts } = readInPieces([
    `{"parts":[{"kind":"steps","items":[${steps('Call', 'Write').slice(0, -9)}`,
  ]);
  expect(parts).toMatchObject([{ kind: 'steps', items: [{ title: 'Call' }], cut: true }]);
});

test('an answer whose parts are complete is not cut, even when later fields are incomplete', () => {
  const { parts, cut } = readInPieces(
    ['{"parts":[{"kind":"text","markdown":"All"}],"facts":[{"key":"cr'],
    { isCut: true },
  );
  expect({ parts, cut }).toEqual({ parts: [{ kind: 'text', markdown: 'All' }], cut: false });
});

test('an answer that ends without a reason counts as cut', () => {
  expect(readInPieces(['{"parts":[{"kind":"text","markdown":"Ca']).cut).toBe(true);
});

test('plain text counts as cut when the provider says so', () => {
  expect(readInPieces(['Call them to'], { isCut: true }).parts).toEqual([
    { kind: 'text', markdown: 'Call them to', cut: true },
  ]);
  expect(readInPieces(['Call them today.']).parts).toEqual([
    { kind: 'text', markdown: 'Call them today.' },
  ]);
});

test('other JSON that was cut shows its longest text', () => {
  expect(readInPieces(['{"content":"Call them to'], { isCut: true })).toMatchObject({
    parts: [{ kind: 'text', markdown: 'Call them to', cut: true }],
    form: 'other-json',
  });
});
