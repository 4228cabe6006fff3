import { expect, test } from 'vitest';
import { cutAnswer } from '#shared/domain/stopped-answer.ts';

const text = 'a'.repeat(1000);
const sent = [
  { at: 10, length: 100 },
  { at: 20, length: 399 },
  { at: 30, length: 400 },
  { at: 40, length: 1000 },
];

test.for([
  { at: 5, shown: 50, kept: 0, isCounted: false },
  { at: 10, shown: 50, kept: 50, isCounted: false },
  { at: 29, shown: 900, kept: 399, isCounted: false },
  { at: 30, shown: 10, kept: 10, isCounted: true },
  { at: 99, shown: 5000, kept: 1000, isCounted: true },
])('a stop at $at after $shown seen characters keeps $kept', ({ at, shown, kept, isCounted }) => {
  const cut = cutAnswer(text, sent, { at, shown });
  expect(cut).toEqual({ content: text.slice(0, kept), isCounted });
});

test('half of a character is not kept', () => {
  expect(cutAnswer('ab😀', [{ at: 1, length: 4 }], { at: 1, shown: 3 }).content).toBe('ab');
});
