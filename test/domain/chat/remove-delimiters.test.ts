import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  memoryOfWindow,
  turnsBeforeWindow,
  windowOf,
} from '#shared/domain/chat/prompt/context-window.ts';
import {
  createDelimiterFilter,
  withoutDelimiters,
} from '#shared/domain/chat/prompt/remove-delimiters.ts';

const codes = ['abcdefghij', 'abcab23xyz', 'bcdefghijk'];

test('a code is removed wherever the text is cut into pieces', () => {
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
      const filter = createDelimiterFilter(codes);
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

test('a text without codes passes unchanged and without delay', () => {
  const filter = createDelimiterFilter(codes);
  expect(filter.push('Call them today. ')).toBe('Call them today. ');
  expect(filter.push('Then grab')).toBe('Then gr');
  expect(filter.push(' a coffee') + filter.end()).toBe('ab a coffee');
  expect(withoutDelimiters('Call them', codes)).toBe('Call them');
});

test('a code in look-alike letters is removed, and the text around it forms no new code', () => {
  expect(withoutDelimiters('ABCDEFGHIJ ａｂｃｄｅｆｇｈｉｊ аbсdеfghij', codes)).toBe('· · ·');
  expect(withoutDelimiters('abcdeabcdefghijfghij', codes)).toBe('abcde·fghij');
});

test('a window has five to nine turns once there are five, and moves by five', () => {
  const earlier = (turns: number) =>
    Array.from({ length: Math.min(turns, 9) }, (_, nth) => ({ seq: turns - nth }));
  const lengths = Array.from({ length: 21 }, (_, turns) => windowOf(earlier(turns)).length);
  expect(lengths).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7, 8, 9, 5, 6, 7, 8, 9, 5]);
  expect([9, 10, 14, 15].map(turnsBeforeWindow)).toEqual([0, 5, 5, 10]);
});

test('a fact from the current window is sent with the next one, and a paused fact is left out at once', () => {
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
