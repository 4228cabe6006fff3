import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCodeFilter, withoutCodes } from '#shared/domain/block-codes.ts';
import { memoryOfWindow, turnsBeforeWindow, windowOf } from '#shared/domain/context-window.ts';

const codes = ['abcdefghij', 'abcab23xyz', 'bcdefghijk'];

test('no code gets through, wherever the pieces of a text are cut', () => {
  const bits = fc.constantFrom(
    ...codes,
    'abcde',
    'fghij',
    'ABCDEFGHIJ',
    'a',
    'b',
    ' ',
    'Hello ',
    '🔧',
  );
  fc.assert(
    fc.property(fc.array(bits), fc.array(fc.nat(12)), (words, cuts) => {
      const text = words.join('');
      const filter = createCodeFilter(codes);
      let shown = '';
      let at = 0;
      for (const cut of [...cuts, text.length]) {
        shown += filter.push(text.slice(at, at + cut));
        at += cut;
      }
      shown += filter.end();
      for (const code of codes) expect(shown.toLowerCase()).not.toContain(code);
    }),
    { numRuns: 2000 },
  );
});

test('a text without codes arrives whole, and nothing of it waits', () => {
  const filter = createCodeFilter(codes);
  expect(filter.push('Call them today. ')).toBe('Call them today. ');
  expect(filter.push('Then grab')).toBe('Then gr');
  expect(filter.push(' a coffee') + filter.end()).toBe('ab a coffee');
  expect(withoutCodes('Call them', codes)).toBe('Call them');
});

test('a code in other letters is found, and what stood around it does not spell it again', () => {
  expect(withoutCodes('ABCDEFGHIJ ａｂｃｄｅｆｇｈｉｊ аbсdеfghij', codes)).toBe('· · ·');
  expect(withoutCodes('abcdeabcdefghijfghij', codes)).toBe('abcde·fghij');
});

test('a window has five to nine turns once there are five, and moves by five', () => {
  const earlier = (turns: number) =>
    Array.from({ length: Math.min(turns, 9) }, (_, nth) => ({ seq: turns - nth }));
  const lengths = Array.from({ length: 21 }, (_, turns) => windowOf(earlier(turns)).length);
  expect(lengths).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7, 8, 9, 5, 6, 7, 8, 9, 5]);
  expect([9, 10, 14, 15].map(turnsBeforeWindow)).toEqual([0, 5, 5, 10]);
});

test('what was noted in the window waits; what is paused is left out at once', () => {
  const entry = (id: string, created_at: string, paused = false) => ({
    id,
    key: id,
    paused,
    created_at,
  });
  const memory = [entry('c', '3'), entry('b', '2'), entry('a', '1'), entry('d', '1', true)];
  const ids = (window: { created_at: string }[]) =>
    memoryOfWindow(memory, window).map(({ id }) => id);
  expect(ids([])).toEqual(['a', 'b', 'c']);
  expect(ids([{ created_at: '9' }, { created_at: '2' }])).toEqual(['a', 'b']);
});
