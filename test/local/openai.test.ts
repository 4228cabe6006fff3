import OpenAI from 'openai';
import { expect, test } from 'vitest';
import { type OpenaiOptions, startOpenai } from '#local/openai.ts';
import { type HelperId, helperIds, isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { systemTextOf } from '../support/answers/ask-stand-in.ts';

const start = async (options: OpenaiOptions = {}) => {
  const model = await startOpenai(options);
  const client = new OpenAI({ apiKey: 'sk-local', baseURL: model.baseUrl, maxRetries: 0 });
  return { model, client, [Symbol.asyncDispose]: model.close };
};

const schemaOf = (...fields: string[]) => ({
  type: 'json_schema' as const,
  json_schema: {
    name: 'reply',
    schema: { properties: Object.fromEntries(fields.map((field) => [field, {}])) },
  },
});
const advice = schemaOf('calculate', 'add_up', 'parts', 'facts', 'decisions');

const ask = async (
  { client }: { client: OpenAI },
  question: string,
  { helper = 'sales', format = advice }: { helper?: HelperId; format?: object } = {},
) => {
  const stream = await client.chat.completions.create({
    model: 'gpt-5-mini',
    stream: true,
    stream_options: { include_usage: true },
    response_format: format as typeof advice,
    messages: [
      { role: 'system', content: systemTextOf(helper) },
      { role: 'user', content: question },
    ],
  });
  let text = '';
  let finish: string | null = null;
  let chunks = 0;
  for await (const chunk of stream) {
    chunks += 1;
    text += chunk.choices[0]?.delta?.content ?? '';
    finish = chunk.choices[0]?.finish_reason ?? finish;
  }
  return { text, finish, chunks };
};

test('a helper answers about the business in the prompt, in its own field, in small pieces', async () => {
  await using app = await start();
  const { text, finish, chunks } = await ask(app, 'My quote of $1,850 got no answer for 5 days');
  const reply = JSON.parse(text);
  expect(Object.keys(reply)).toEqual(['calculate', 'add_up', 'parts', 'facts', 'decisions']);
  expect(parseParts(reply.parts)).toEqual(reply.parts);
  const kinds = reply.parts.map(({ kind }: Part) => kind);
  expect(kinds).toEqual(['text', 'draft', 'steps', 'question']);
  const content = answerAsMarkdown(reply.parts);
  expect(content).toContain('Blue Pipe');
  expect(content).toContain('$1,850');
  expect(content).toContain('**Bottom line:**');
  expect(content).toContain('**What would make this fail:**');
  expect(finish).toBe('stop');
  expect(chunks).toBeGreaterThan(50);
});

test('every helper gives a different answer, and a different one to another question', async () => {
  await using app = await start();
  const replies = new Set<string>();
  for (const id of helperIds)
    for (const question of ['Give me a plan for 90 days', 'What about price, posts and reviews?'])
      replies.add((await ask(app, question, { helper: id })).text);
  expect(replies.size).toBe(helperIds.length * 2);
});

test('facts are taken only from the words of the owner', async () => {
  await using app = await start();
  const { text } = await ask(app, 'We have two vans and I charge $140 per visit. Is that enough?');
  expect(JSON.parse(text).facts).toEqual([
    { quote: 'We have two vans', key: 'crew size', value: 'two vans' },
    { quote: 'I charge $140 per visit', key: 'usual price', value: '$140 per visit' },
  ]);
});

test('the general assistant only names helpers, and none for off-topic questions', async () => {
  await using app = await start();
  const route = async (question: string) =>
    JSON.parse(
      (await ask(app, question, { format: schemaOf('response', 'suggested_helper_id') })).text,
    );
  const money = await route('Two customers have not paid their invoice');
  expect(money.suggested_helper_id).toBe('finance');
  expect(isHelperId((await route('I need to hire somebody')).suggested_helper_id)).toBe(true);
  expect((await route('Who won the game yesterday?')).suggested_helper_id).toBeNull();
});

test('it fails on request: two refusals, then an answer; the journal contains all three', async () => {
  await using app = await start();
  app.model.fail({ kind: 'status', status: 429 }, { kind: 'status', status: 503 });
  await expect(ask(app, 'one')).rejects.toMatchObject({ status: 429 });
  await expect(ask(app, 'two')).rejects.toMatchObject({ status: 503 });
  expect((await ask(app, 'three')).finish).toBe('stop');
  expect(app.model.requests().map(({ body }) => body.messages.at(-1)?.content)).toEqual([
    'one',
    'two',
    'three',
  ]);
});

test('it can break off, stall, and return an empty or cut answer', async () => {
  await using app = await start();
  app.model.fail({ kind: 'cut', after: 3 });
  await expect(ask(app, 'cut')).rejects.toThrow();
  app.model.fail({ kind: 'stall', after: 2 });
  const impatience = new AbortController();
  const stream = await app.client.chat.completions.create(
    { model: 'm', stream: true, messages: [{ role: 'user', content: 'stall' }] },
    { signal: impatience.signal },
  );
  setTimeout(() => impatience.abort(), 300);
  let seen = 0;
  for await (const _chunk of stream) seen += 1;
  expect(seen).toBeLessThanOrEqual(2);
  app.model.fail({ kind: 'empty' }, { kind: 'malformed' }, { kind: 'length' }, { kind: 'filter' });
  expect((await ask(app, 'empty')).text).toBe('');
  const half = (await ask(app, 'malformed')).text;
  expect(() => JSON.parse(half)).toThrow();
  expect((await ask(app, 'length')).finish).toBe('length');
  expect((await ask(app, 'filter')).finish).toBe('content_filter');
});

test('a test can set its answer', async () => {
  await using app = await start();
  app.model.say(() => '{"content":"Exactly this"}');
  expect((await ask(app, 'anything')).text).toBe('{"content":"Exactly this"}');
  app.model.say();
  expect((await ask(app, 'anything')).text).toContain('Bottom line');
});

test('it can respond slowly', async () => {
  await using app = await start({ firstWordsMs: 200, betweenMs: 1 });
  const from = Date.now();
  await ask(app, 'slowly');
  expect(Date.now() - from).toBeGreaterThan(200);
});
