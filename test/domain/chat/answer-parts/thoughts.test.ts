import { expect, test } from 'vitest';
import { piecesOf, readInPieces, replay } from '#test/support/answers/read-in-pieces.ts';

const textPart = (markdown: string) => [{ kind: 'text', markdown }];
const asJson = (...parts: object[]) => JSON.stringify({ parts, facts: [], decisions: [] });

test.each([
  ['<think>He wants $480.</think>', ''],
  ['<THINKING>\nLong\n</thinking>\n', ''],
  ['<think>one</think><think>two</think>', ''],
  ['', '<think>and then?</think>'],
])('what a model thinks aloud is never shown, in any pieces: %j … %j', (before, after) => {
  for (const body of [asJson({ kind: 'text', markdown: 'Call them.' }), 'Call them.'])
    for (const size of [1, 2, 3, 5, 7, 11, 1000]) {
      const { parts, events } = readInPieces(piecesOf(before + body + after, [size]));
      expect(parts).toEqual(textPart('Call them.'));
      expect(replay(events)).toEqual(textPart('Call them.'));
      expect(JSON.stringify(events)).not.toMatch(/think|480|one|two|Long/i);
    }
});

test('a thought inside the words, one that never ends, and a mark that is none', () => {
  const inside = asJson({ kind: 'text', markdown: 'Call <think>why?</think>them.' });
  expect(readInPieces(piecesOf(inside, [4])).parts).toEqual(textPart('Call them.'));
  expect(readInPieces(piecesOf('<think>He wants {"parts":[', [3])).parts).toEqual([]);
  expect(readInPieces(piecesOf('Costs <th of it, 3 < 4 and a <', [2])).parts).toEqual(
    textPart('Costs <th of it, 3 < 4 and a <'),
  );
});
