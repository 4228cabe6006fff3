import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseParts, toStoredParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { writtenAnswer, writtenPart } from '#test/support/answers/answer-arbitraries.ts';

const textPart = (markdown: string) => [{ kind: 'text', markdown }];

test('200 random answers are read from storage unchanged', () => {
  fc.assert(
    fc.property(writtenAnswer, fc.boolean(), ({ parts }, isCut) => {
      const accepted = parseParts(parts);
      const last = accepted.at(-1);
      if (isCut && last) last.cut = true;
      const stored = toStoredParts(accepted);
      expect(parseParts(stored)).toEqual(accepted);
      expect(JSON.stringify(stored).length).toBeLessThanOrEqual(JSON.stringify(accepted).length);
      expect(Part.array().safeParse(accepted).error).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

test('empty fields are not stored', () => {
  const step = { title: 'Call', detail: '', due_in_days: 0, minutes: null, who: null };
  expect(toStoredParts([{ kind: 'steps', items: [step] }])).toEqual([
    { kind: 'steps', items: [{ title: 'Call', due_in_days: 0 }] },
  ]);
  expect(toStoredParts([])).toEqual([]);
});

test.each([undefined, null, '', {}, [], [null, 7, {}], 7])('%j contains no parts', (stored) => {
  expect(parseParts(stored)).toEqual([]);
});

test('parts of a later release are read as far as possible', () => {
  const later = [{ kind: 'picture', caption: 'Before and after' }, ...textPart('b')];
  expect(parseParts(later)).toEqual([...textPart('Before and after'), ...textPart('b')]);
});

test('reading stored parts twice gives the same parts', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(writtenPart, fc.jsonValue({ maxDepth: 3 }))), (values) => {
      const once = parseParts(values);
      expect(parseParts(once)).toEqual(once);
      expect(Part.array().safeParse(once).error).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});
