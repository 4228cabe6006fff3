import { expect, test } from 'vitest';
import { memoize } from '#shared/domain/lib/memoize.ts';

test('each text is computed once, and an error is tried again', () => {
  const asked: string[] = [];
  const lengthOf = memoize((text) => {
    asked.push(text);
    if (text === 'bad' && asked.length < 3) throw new Error('not yet');
    return text.length;
  });
  expect([lengthOf('one'), lengthOf('one')]).toEqual([3, 3]);
  expect(() => lengthOf('bad')).toThrow('not yet');
  expect([lengthOf('bad'), lengthOf('bad')]).toEqual([3, 3]);
  expect(asked).toEqual(['one', 'bad', 'bad']);
});

test('no more results are kept than the limit allows', () => {
  const asked: string[] = [];
  const echo = memoize((text) => {
    asked.push(text);
    return text;
  }, 2);
  for (const text of ['a', 'b', 'c', 'c', 'a']) expect(echo(text)).toBe(text);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
