import { expect, test } from 'vitest';
import { markdownOf } from '#shared/domain/chat/answer-parts/markdown.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { emptyAnswer, handedTo, namedHelper, storable } from '#shared/domain/chat/model-answer.ts';

test('the director names one of the seven helpers or none', () => {
  expect(namedHelper({ suggested_helper_id: 'sales' })).toBe('sales');
  for (const id of ['lawyer', null, 7, 'constructor', undefined])
    expect(namedHelper({ suggested_helper_id: id })).toBeNull();
});

test('an answer is handed to the helper of its last handoff, never to its own helper', () => {
  const to = (helper_id: 'sales' | 'finance'): Part => ({ kind: 'handoff', helper_id, brief: '' });
  expect(handedTo([to('sales'), to('finance')], 'marketing')).toBe('finance');
  expect(handedTo([to('finance')], 'finance')).toBeNull();
  expect(handedTo([{ kind: 'text', markdown: 'Call.' }], 'finance')).toBeNull();
});

test('an answer is stored up to 32 KB and never cut inside a character', () => {
  const said: Part[] = [{ kind: 'text', markdown: emptyAnswer }];
  expect(storable(said)).toEqual(said);
  const long = storable([...said, { kind: 'text', markdown: `a${'😀'.repeat(10_000)}` }]);
  const bytes = new TextEncoder().encode(markdownOf(long)).length;
  expect(bytes).toBeLessThanOrEqual(32 * 1024);
  expect(bytes).toBeGreaterThan(32 * 1024 - 8);
  expect(markdownOf(long).endsWith('😀')).toBe(true);
});
