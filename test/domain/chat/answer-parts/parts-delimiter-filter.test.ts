import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { createPartsDelimiterFilter } from '#shared/domain/chat/answer-parts/parts-delimiter-filter.ts';
import { withoutDelimitersIn } from '#shared/domain/chat/prompt/remove-delimiters.ts';
import { pieceSizes } from '#test/support/answers/answer-arbitraries.ts';
import { piecesOf, readInPieces } from '#test/support/answers/read-in-pieces.ts';

const codes = ['abcdefghij', 'abcab23xyz'];
const words = fc
  .array(fc.constantFrom(...codes, 'abcde', 'fghij', 'a', ' ', 'Hello ', '🔧', 'ABCAB23XYZ'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((all) => `x${all.join('')}`);
const answer = fc.record({
  parts: fc.array(
    fc.oneof(
      words.map((markdown) => ({ kind: 'text', markdown })),
      fc.record({
        kind: fc.constant('draft'),
        channel: fc.constant('email'),
        title: words,
        subject: words,
        body: words,
      }),
      fc.record({ kind: fc.constant('question'), text: words, choices: fc.array(words) }),
    ),
    { minLength: 1, maxLength: 4 },
  ),
});

test('codes are removed from every part, and everything else is kept', () => {
  fc.assert(
    fc.property(answer, pieceSizes, (value, cuts) => {
      const filter = createPartsDelimiterFilter(codes);
      const { events, parts } = readInPieces(piecesOf(JSON.stringify(value), cuts));
      let shown: Part[] = [];
      for (const event of [...events.flatMap(filter.push), ...filter.end()]) {
        shown = applyPartEvent(shown, event);
        for (const code of codes) expect(JSON.stringify(shown).toLowerCase()).not.toContain(code);
      }
      expect(shown).toEqual(withoutDelimitersIn(parts, codes));
    }),
    { numRuns: 300 },
  );
});
