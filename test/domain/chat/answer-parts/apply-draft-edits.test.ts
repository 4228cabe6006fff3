import { expect, test } from 'vitest';
import { applyDraftEdits } from '#shared/domain/chat/answer-parts/drafts/apply-draft-edits.ts';
import { draftChangesForModel } from '#shared/domain/chat/answer-parts/drafts/draft-changes-for-model.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';

const email: Part = {
  kind: 'draft',
  channel: 'email',
  title: 'A',
  subject: 'Hi',
  body: 'Dear Ann',
};
const text: Part = { kind: 'text', markdown: 'Call.' };
const parts = [text, email];
const own = { index: 1, subject: 'Hello', body: 'Dear Bob', sent_at: null };

test('an edited draft replaces the original text, and other parts do not change', () => {
  expect(applyDraftEdits(parts, [own])).toEqual([
    text,
    { ...email, subject: 'Hello', body: 'Dear Bob' },
  ]);
  expect(
    applyDraftEdits(parts, [
      { ...own, index: 0 },
      { ...own, index: 7 },
    ]),
  ).toEqual(parts);
  expect(applyDraftEdits(parts, [{ ...own, subject: null, body: null }])).toEqual(parts);
  expect(applyDraftEdits(parts)).toEqual(parts);
});

test('a text message has no subject, even when one is stored', () => {
  const message: Part = { ...email, channel: 'text-message', subject: null };
  expect(applyDraftEdits([message], [{ ...own, index: 0 }])).toEqual([
    { ...message, body: 'Dear Bob' },
  ]);
});

test('the model is not told about unchanged drafts', () => {
  expect(draftChangesForModel({ parts })).toBe('');
  expect(draftChangesForModel({ parts, drafts: [{ ...own, index: 0 }] })).toBe('');
  expect(draftChangesForModel({ parts, drafts: [own] })).toContain(
    "Email A, in the owner's own words now: Subject: Hello\nDear Bob",
  );
});
