import { expect, test } from 'vitest';
import { unsentDraft } from '#shared/domain/chat/answer-parts/drafts/unsent-draft.ts';
import { workParts } from '#test/support/answers/work-answer.ts';

const answered_at = '2026-11-20T12:00:00.000Z';
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));

test('a draft is named for seven days after its answer', () => {
  const turn = { parts: [...workParts], answered_at };
  expect(unsentDraft(turn, at(27))).toEqual({
    channel: 'text-message',
    title: 'Text to your regulars',
  });
  expect(unsentDraft(turn, new Date(at(27).getTime() + 1))).toBeNull();
});

test('a document is not sent, so an answer with only a document has no draft to send', () => {
  const parts = workParts.filter((part) => part.kind !== 'draft' || part.channel === 'document');
  expect(parts.some(({ kind }) => kind === 'draft')).toBe(true);
  expect(unsentDraft({ parts, answered_at }, at(20))).toBeNull();
});
