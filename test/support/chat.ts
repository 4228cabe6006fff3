import { randomUUID } from 'node:crypto';
import { decodeTime, ulid } from 'ulid';
import type { Contract } from '#shared/contract/index.ts';
import type { Input, StreamEvent } from '#shared/contract/route.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { spoken } from './answers/spoken.ts';
import type { App } from './app.ts';

export type Question = Input<Contract['chat']['ask']>;
type Event = StreamEvent<Contract['chat']['ask']>;
type Onboarding = Parameters<App['member']>[1];

/** The text of the default question; a fact is saved only if its quote is in the question. */
export const said = 'a quote of $480';

/** A question about a business. */
export const questionIn = (businessId: string, more: Partial<Question> = {}): Question => ({
  message_id: ulid(),
  chat_id: randomUUID(),
  business_id: businessId,
  helper_id: 'sales',
  ...(!more.prompt && !more.replaces && { text: 'How do I follow up on a quote of $480?' }),
  ...more,
});

/** An owner with a business who can ask: `const ada = await asker(app, 'ada')`. */
export const asker = async (app: App, name: string, choices: Onboarding = {}) => {
  const api = await app.member(name, choices);
  const { account } = await api.account.get({});
  const sub = await app.sub(name);
  const businessId = String(account.active_business_id);
  const question = (more: Partial<Question> = {}) => questionIn(businessId, more);
  return {
    api,
    sub,
    businessId,
    question,
    /** Asks and reads the answer to the end; rejects with the problem, also with one in mid-stream. */
    ask: async (more: Partial<Question> = {}) => answerOf(await api.chat.ask(question(more))),
    quota: async () => (await api.account.get({})).quota,
  };
};
export type Asker = Awaited<ReturnType<typeof asker>>;

/** A free owner with two helpers open. */
export const freeAsker = (app: App, name: string) => asker(app, name, { plan: 'free' });

/** An owner who pays for Essentials. */
export const essentialsAsker = async (app: App, name: string) => {
  const owner = await asker(app, name, { plan: 'free' });
  await app.table.change(`USER#${owner.sub}`, 'ACCOUNT', 'subscription', {
    id: 'sub_test',
    status: 'active',
    plan: 'essentials',
    period: 'monthly',
    current_period_end: null,
    cancel_at_period_end: false,
  });
  return owner;
};

/** Returns the text and the last event of a stream. */
export const answerOf = async (events: AsyncIterable<Event>) => {
  let parts: Part[] = [];
  for await (const one of events) {
    if (one.event === 'part' || one.event === 'delta') parts = applyPartEvent(parts, one);
    if (one.event === 'error') throw Object.assign(new Error(one.data.message), one.data);
    if (one.event === 'done')
      return { ...one.data.turn, ...one.data, text: answerAsMarkdown(parts) };
  }
  throw new Error('The stream ended without done');
};

/** Counts the outcomes of many questions: `answered`, or the code of the problem. */
export const outcomes = async (askings: readonly Promise<unknown>[]) => {
  const settled = await Promise.allSettled(askings);
  const codes = settled.map((one) =>
    one.status === 'fulfilled' ? 'answered' : String((one.reason as { code?: string }).code),
  );
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]),
  );
};

/** A saved chat of any length, written to the table without asking each question. */
export const seedChat = async (app: App, ada: Asker, turns: number, content = 'An answer.') => {
  const chat_id = randomUUID();
  const { sub } = ada;
  app.stack.openai.say(spoken(content));
  const { turn } = await ada.ask({ chat_id, text: 'Question 1' });
  const row = await app.table.row(`USER#${sub}`, `TURN#${chat_id}#${turn.id}`);
  if (!row) throw new Error('The first turn is missing');
  const start = decodeTime(turn.id) - turns * 1000;
  const rows = Array.from({ length: turns - 1 }, (_, nth) => {
    const id = ulid(start + nth * 1000);
    return { ...row, sk: `TURN#${chat_id}#${id}`, id, seq: nth + 1, text: `Question ${nth + 2}` };
  });
  for (let at = 0; at < rows.length; at += 100)
    await Promise.all(rows.slice(at, at + 100).map((one) => app.table.put(one)));
  return { chat_id };
};

/** Makes the provider answer every question with this text. */
export const answerWith = (app: App, content: string, more = {}) =>
  app.stack.openai.say(spoken(content, more));

/** A text as sent to the provider, without the date before it and with a fixed word for every random code. */
export const uncoded = (text: unknown) =>
  String(text)
    .replace(/^Today is [^\n]+\.\n\n/, '')
    .replaceAll(/(_(?:notes|text))_[a-z2-7]{10}\b/g, '$1_CODE');

/** Whether a request asks for missing parts of an answer instead of a question. */
export const isOwed = ({ messages }: { messages: readonly { content: unknown }[] }) =>
  String(messages.at(-1)?.content).startsWith('These parts are still missing');

/** The provider's requests that ask a question. */
export const askedRequests = (app: App) =>
  app.stack.openai.requests().filter(({ body }) => !isOwed(body));

/** The messages of every request the provider has received, with fixed words for random codes. */
export const sentMessages = (app: App) =>
  app.stack.openai
    .requests()
    .map(({ body }) =>
      body.messages.map(({ role, content }) => ({ role, content: uncoded(content) })),
    );
