import { expect, test } from 'vitest';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { cutToStoredLength } from '#shared/domain/chat/answer-parts/cut-parts.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { emptyAnswer } from '#shared/domain/chat/model-answer-formats.ts';
import { handedTo, namedHelper } from '#shared/domain/chat/suggested-helper.ts';

test('the assistant names one of the seven helpers or none', () => {
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
  expect(cutToStoredLength(said)).toEqual(said);
  const long = cutToStoredLength([...said, { kind: 'text', markdown: `a${'😀'.repeat(10_000)}` }]);
  const bytes = new TextEncoder().encode(answerAsMarkdown(long)).length;
  expect(bytes).toBeLessThanOrEqual(32 * 1024);
  expect(bytes).toBeGreaterThan(32 * 1024 - 8);
  expect(answerAsMarkdown(long).endsWith('😀')).toBe(true);
});
