import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentEvents } from '#shared/contract/route.ts';
import { acceptParts } from '#shared/domain/answer-parts/accept-part.ts';
import { markdownOf } from '#shared/domain/answer-parts/markdown.ts';
import type { Part } from '#shared/domain/answer-parts/part.ts';
import { writtenAnswer } from '#test/support/answers.ts';
import { type App, startApp } from '#test/support/app.ts';
import { answerWith, asker } from '#test/support/chat.ts';
import { readByLastRelease } from '#test/support/last-release.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stack.close());

const draft = {
  kind: 'draft',
  channel: 'email',
  title: 'The quote',
  subject: 'Your quote',
  body: 'Hi [first name],\nstill interested?',
} as const;
const steps = {
  kind: 'steps',
  items: [{ title: 'Call', detail: 'Before noon', due_in_days: 1, minutes: 5, who: null }],
} as const;
const question = { kind: 'question', text: 'How many?', choices: ['One', 'Two'] } as const;
const handoff = { kind: 'handoff', helper_id: 'finance', brief: 'Wants a price.' } as const;
const more: Part[] = [
  draft,
  { ...steps, items: [...steps.items] },
  { ...question, choices: [...question.choices] },
  handoff,
];
const parts: Part[] = [{ kind: 'text', markdown: 'Call them **today**.' }, ...more];

test('an answer is a list of parts, everywhere it is read', async () => {
  const ada = await asker(app, 'ada');
  answerWith(app, 'Call them **today**.', { parts: more });
  const { turn, chat_id } = await ada.ask();
  const content = markdownOf(parts);
  expect(turn).toMatchObject({ parts, content, suggestedHelperId: 'finance' });
  expect((await ada.api.history.get({ id: chat_id })).turns).toMatchObject([{ parts, content }]);
  const { turns } = await ada.api.account.export({});
  expect(turns).toMatchObject([{ parts, content }]);
  const { items } = await ada.api.history.list({ search: 'still interested' });
  expect(items).toMatchObject([{ id: chat_id }]);
  await ada.ask({ chat_id, text: 'Shorter' });
  const sent = app.stack.openai.requests().at(-1)?.body.messages ?? [];
  expect(sent.find(({ role }) => role === 'assistant')).toMatchObject({ content });
});

test('a caller that takes no stream gets the parts in its body', async () => {
  const bo = await asker(app, 'bo');
  answerWith(app, 'Call them **today**.', { parts: more });
  const response = await app.send('POST', '/chat', {
    name: 'bo',
    body: bo.question(),
    headers: { accept: 'application/json' },
  });
  expect(await response.json()).toMatchObject({ parts, content: markdownOf(parts) });
});

test('100 random answers come back from the table as they were told', async () => {
  const cy = await asker(app, 'cy');
  const answers = fc.sample(writtenAnswer, { numRuns: 100, seed: 19 });
  const { complete } = await import('#functions/tables/lease-results-table.ts');
  const { acquireLease } = await import('#functions/tables/leases-table.ts');
  const { findTurn } = await import('#functions/tables/turns-table.ts');
  const { ulid } = await import('ulid');
  for (const written of answers) {
    const told = acceptParts(written.parts);
    if (!told.length) continue;
    const ref = { sub: cy.sub, conversationId: randomUUID(), messageId: ulid() };
    const worker = { owner: randomUUID(), fingerprint: 'f', businessId: cy.businessId };
    const acquired = await acquireLease(ref, worker, new Date(), async () => {});
    if (!('lease' in acquired)) throw new Error('The question is new');
    const now = new Date().toISOString();
    const stored = {
      ...{ id: ref.messageId, chat_id: ref.conversationId, business_id: cy.businessId, seq: 1 },
      ...{ helper_id: null, text: 'Hi', prompt: null, suggestedHelperId: null, follow_up: null },
      ...{ facts: [], decisions: [], feedback: null, created_at: now, answered_at: now },
      content: markdownOf(told),
      parts: told,
    };
    expect(await complete(acquired.lease, stored)).toBe('stored');
    const read = await findTurn(ref);
    expect(markdownOf(read?.parts ?? [])).toBe(markdownOf(told));
    const [only] = told;
    const isText = told.length === 1 && only?.kind === 'text' && !only.cut;
    expect(read?.parts).toEqual(isText ? [{ ...only, markdown: only.markdown.trim() }] : told);
  }
});

test('the release before reads new answers, and new ones read its answers as one text', async () => {
  const dan = await asker(app, 'dan');
  answerWith(app, 'Call them **today**.', { parts: more });
  const { turn, chat_id } = await dan.ask();
  await dan.api.history.changeDraft({ id: chat_id, message_id: turn.id, index: 1, sent: true });
  const row = await app.table.row(`USER#${dan.sub}`, `TURN#${chat_id}#${turn.id}`);
  if (!row) throw new Error('The turn is missing');
  const { parts: _, drafts: __, ...known } = turn;
  expect(readByLastRelease(row)).toEqual(known);

  const { packed: ___, draft_1: ____, ...plain } = row;
  const { text, helper_id, created_at, answered_at } = turn;
  const earlier = { text, helper_id, created_at, answered_at, content: '## Old\n\nCall them.' };
  await app.table.put({ ...plain, packed: brotliCompressSync(JSON.stringify(earlier)) });
  const { turns } = await dan.api.history.get({ id: chat_id });
  expect(turns).toMatchObject([
    { content: earlier.content, parts: [{ kind: 'text', markdown: earlier.content }] },
  ]);
  expect(turns[0]).not.toHaveProperty('drafts');
});

/** The events a tab gets that sends this Accept header. */
const eventsFor = async (name: string, body: object, accept: string) => {
  const response = await app.send('POST', '/chat', { name, body, headers: { accept } });
  return [...(await response.text()).matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(
    ([, event, data = '']) => ({ event, data: JSON.parse(data) }),
  );
};

test('a tab of the release before is told the texts of the parts as one, and the whole answer at the end', async () => {
  const eve = await asker(app, 'eve');
  answerWith(app, 'Call them **today**.', { parts: more });
  const events = await eventsFor('eve', eve.question(), 'text/event-stream;version=2');
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['delta', 'done']));
  const shown = events.map(({ event, data }) => (event === 'delta' ? data.text : '')).join('');
  expect(shown).toBe(`Call them **today**.\n\n${draft.body}\n\nHow many?`);
  expect(events.at(-1)?.data).toMatchObject({ content: markdownOf(parts), turn: { parts } });
  const current = await eventsFor('eve', eve.question(), currentEvents);
  expect(current.slice(0, 2).map(({ event }) => event)).toEqual(['part', 'delta']);
});
