import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptParts } from '#shared/domain/answer-parts/accept-part.ts';
import { Part } from '#shared/domain/answer-parts/part.ts';
import { fromStoredParts, toStoredParts } from '#shared/domain/answer-parts/stored-parts.ts';
import { writtenAnswer, writtenPart } from '#test/support/answers.ts';

const textPart = (markdown: string) => [{ kind: 'text', markdown }];

test('200 random answers come back from storage as they were', () => {
  fc.assert(
    fc.property(writtenAnswer, fc.boolean(), ({ parts }, isCut) => {
      const accepted = acceptParts(parts);
      const last = accepted.at(-1);
      if (isCut && last) last.cut = true;
      const stored = toStoredParts(accepted);
      if (accepted.length) expect(fromStoredParts(stored, 'unused')).toEqual(accepted);
      expect(stored.length).toBeLessThanOrEqual(JSON.stringify(accepted).length);
      expect(Part.array().safeParse(accepted).error).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

test('empty fields take no room', () => {
  const step = { title: 'Call', detail: '', due_in_days: 0, minutes: null, who: null };
  expect(toStoredParts([{ kind: 'steps', items: [step] }])).toBe(
    '[{"kind":"steps","items":[{"title":"Call","due_in_days":0}]}]',
  );
  expect(toStoredParts([])).toBe('[]');
});

test.each([undefined, null, '', 'no JSON', '[', '{}', '[]', '[null,7,{}]', '"x"', 7])(
  'a turn stored with %j for parts reads as one text of its content',
  (stored) => expect(fromStoredParts(stored, '# Plan\n\n- a')).toEqual(textPart('# Plan\n\n- a')),
);

test('a reply as long as the last release could store reads whole', () => {
  const content = 'x'.repeat(32 * 1024);
  expect(fromStoredParts(undefined, content)).toEqual(textPart(content));
});

test('a turn without words has no parts', () => {
  expect(fromStoredParts(undefined, '')).toEqual([]);
});

test('a list that is stored as a list, and kinds of a later release, are read as far as they can be', () => {
  expect(fromStoredParts(textPart('a'), '')).toEqual(textPart('a'));
  const later = JSON.stringify([
    { kind: 'picture', caption: 'Before and after' },
    ...textPart('b'),
  ]);
  expect(fromStoredParts(later, 'unused')).toEqual([
    ...textPart('Before and after'),
    ...textPart('b'),
  ]);
});

test('reading what was read changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(writtenPart, fc.jsonValue({ maxDepth: 3 }))), (values) => {
      const once = acceptParts(values);
      expect(acceptParts(once)).toEqual(once);
      expect(Part.array().safeParse(once).error).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});
