import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPartsReader } from '#shared/domain/chat/answer-parts/parts-reader.ts';
import { createStreamingJsonReader } from '#shared/domain/chat/answer-parts/streaming-json-reader.ts';
import { pieceSizes } from '#test/support/answers/answer-arbitraries.ts';
import { piecesOf } from '#test/support/answers/read-in-pieces.ts';

const read = (...pieces: string[]) => {
  const reader = createStreamingJsonReader();
  for (const piece of pieces) reader.push(piece);
  return reader;
};

test('the reader gives the result of JSON.parse, in any pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.boolean(), pieceSizes, (value, blanks, cuts) => {
      const text = JSON.stringify(value, null, blanks ? 1 : 0);
      const reader = read(...piecesOf(text, cuts));
      expect(JSON.stringify(reader.value())).toBe(
        JSON.stringify(JSON.parse(text), (_, one) =>
          typeof one === 'string' ? one.toWellFormed() : one,
        ),
      );
      expect(reader.isClosed()).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('the reader reports the current path, and all values outside it are complete', () => {
  const reader = read('{"a":[1,{"b":"x');
  expect(reader.path()).toEqual(['a', 1, 'b']);
  reader.push('y"');
  expect(reader.path()).toEqual(['a', 1, undefined]);
  reader.push('},');
  expect(reader.path()).toEqual(['a', 2]);
  expect(reader.value()).toEqual({ a: [1, { b: 'xy' }] });
  expect(reader.isClosed()).toBe(false);
});

test('strings are well-formed after every piece', () => {
  const reader = read('["a\\ud83d');
  expect(reader.value()).toEqual(['a']);
  reader.push('\\ude00\ud83d');
  expect(reader.value()).toEqual(['a😀']);
  reader.push('\ude00 \\udc00","b\\ud83d","c"]');
  expect(reader.value()).toEqual(['a😀😀 \uFFFD', 'b\uFFFD', 'c']);
});

test('a key with a special name is a field like any other, and the first of two equal keys counts', () => {
  const value = read('{"__proto__":{"x":1},"a":1,"a":{"b":2},"c":3}').value() as object;
  expect(Object.keys(value)).toEqual(['__proto__', 'a', 'c']);
  expect(value).toMatchObject({ a: 1, c: 3 });
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('an incomplete escape at the end of a string does not hide the end', () => {
  expect(read('["\\u00"," next"]').value()).toEqual(['\uFFFD00', ' next']);
});

test('text after the value is ignored', () => {
  const reader = read('{"a":1}', '{"a":2}', ']}', '{"b":["');
  expect(reader.isClosed()).toBe(true);
  expect(reader.value()).toEqual({ a: 1 });
  expect(reader.path()).toEqual([]);
});

test('deeply nested brackets do not overflow the stack', () => {
  const reader = read('['.repeat(100_000), ']'.repeat(100_000));
  expect(reader.isClosed()).toBe(true);
});

test('an answer of 10 KB in 2,000 pieces is read quickly', () => {
  const markdown = 'Call the three quotes that went quiet, **today**. '.repeat(200);
  const pieces = piecesOf(JSON.stringify({ parts: [{ kind: 'text', markdown }] }), [5]);
  expect(pieces.length).toBeGreaterThan(2_000);
  const run = () => {
    const reader = createPartsReader();
    for (const piece of pieces) reader.push(piece);
    return reader.end({ isCut: false });
  };
  run();
  const start = process.cpuUsage().user;
  expect(run().answer.parts).toHaveLength(1);
  expect(process.cpuUsage().user - start).toBeLessThan(200_000);
});
