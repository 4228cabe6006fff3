import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { writtenAnswer } from '#test/support/answers/answer-arbitraries.ts';
import { type App, startApp } from '#test/support/app.ts';
import { answerWith, asker } from '#test/support/chat.ts';

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

test('an answer has the same list of parts in every response', async () => {
  const ada = await asker(app, 'ada');
  answerWith(app, 'Call them **today**.', { parts: more });
  const { turn, chat_id } = await ada.ask();
  const content = answerAsMarkdown(parts);
  expect(turn).toMatchObject({ parts, content, suggestedHelperId: 'finance' });
  expect((await ada.api.history.get({ id: chat_id })).turns).toMatchObject([{ parts, content }]);
  const { turns } = await ada.api.account.export({});
  expect(turns).toMatchObject([{ parts, content }]);
  const { items } = await ada.api.history.search({ search: 'still interested' });
  expect(items).toMatchObject([{ id: chat_id }]);
  await ada.ask({ chat_id, text: 'Shorter' });
  const sent = app.stack.openai.requests().at(-1)?.body.messages ?? [];
  expect(sent.find(({ role }) => role === 'assistant')).toMatchObject({ content });
});

test('a caller that does not accept a stream gets the parts in the body', async () => {
  const bo = await asker(app, 'bo');
  answerWith(app, 'Call them **today**.', { parts: more });
  const response = await app.send('POST', '/chat', {
    name: 'bo',
    body: bo.question(),
    headers: { accept: 'application/json' },
  });
  expect(await response.json()).toMatchObject({ parts, content: answerAsMarkdown(parts) });
});

test('100 random answers are read from the table as they were sent', {
  tags: 'night',
}, async () => {
  const cy = await asker(app, 'cy');
  const answers = fc.sample(writtenAnswer, { numRuns: 100, seed: 19 });
  const { acquireLease, complete } = await import('#functions/chat/turns/leases-table.ts');
  const { findTurn } = await import('#functions/chat/turns/turns-table.ts');
  const { ulid } = await import('ulid');
  for (const written of answers) {
    const told = parseParts(written.parts);
    if (!told.length) continue;
    const ref = { accountId: cy.sub, conversationId: randomUUID(), messageId: ulid() };
    const worker = { owner: randomUUID(), fingerprint: 'f', businessId: cy.businessId };
    const acquired = await acquireLease(ref, worker, new Date(), async () => {});
    if (!('lease' in acquired)) throw new Error('The question is new');
    const now = new Date().toISOString();
    const stored = {
      ...{ id: ref.messageId, chat_id: ref.conversationId, business_id: cy.businessId, seq: 1 },
      ...{ helper_id: null, text: 'Hi', prompt: null, suggestedHelperId: null, follow_up: null },
      ...{ facts: [], decisions: [], feedback: null, created_at: now, answered_at: now },
      content: answerAsMarkdown(told),
      parts: told,
    };
    expect(await complete(acquired.lease, stored)).toBe('stored');
    const read = await findTurn(ref);
    expect(read).toMatchObject({ content: answerAsMarkdown(told) });
    expect(read?.parts).toEqual(told);
  }
});

/** Returns the events of an answer. */
const eventsFor = async (name: string, body: object) => {
  const headers = { accept: 'text/event-stream' };
  const response = await app.send('POST', '/chat', { name, body, headers });
  return [...(await response.text()).matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(
    ([, event, data = '']) => ({ event, data: JSON.parse(data) }),
  );
};

test('the events send each part with its first text, then the additions, and the whole turn at the end', async () => {
  const eve = await asker(app, 'eve');
  answerWith(app, 'Call them **today**.', { parts: more });
  const events = await eventsFor('eve', eve.question());
  expect(events.slice(0, 2).map(({ event }) => event)).toEqual(['part', 'delta']);
  const [last] = events.slice(-1);
  expect(last).toMatchObject({
    event: 'done',
    data: { turn: { parts, content: answerAsMarkdown(parts) } },
  });
  expect(Object.keys(last?.data).toSorted()).toEqual(['quota', 'saved', 'turn']);
});

test('the table stores only the parts of an answer, and its Markdown is derived from them', async () => {
  const dan = await asker(app, 'dan');
  answerWith(app, 'Call them **today**.', { parts: more });
  const { turn, chat_id } = await dan.ask();
  const row = await app.table.row(`USER#${dan.sub}`, `TURN#${chat_id}#${turn.id}`);
  const { decompress } = await import('#functions/lib/items/compression.ts');
  const packed = decompress(row?.packed);
  expect(packed).toHaveProperty('parts');
  expect(packed).not.toHaveProperty('content');
});
