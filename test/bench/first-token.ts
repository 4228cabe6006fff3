import { randomUUID } from 'node:crypto';
import OpenAI from 'openai';
import { ulid } from 'ulid';
import { type App, startApp } from '../support/app.ts';
import { ms, quantiles, ratio, type Table } from './report.ts';

/**
 * The model's stand-in begins after 300 ms and then sends a piece of 14 characters every 5 ms, about seven times as
 * fast as a model of 100 tokens a second. An answer in one piece, which the stand-in could send and no model does,
 * would have to be read to its end before its first words are sent.
 */
const pace = { firstWordsMs: 300, betweenMs: 5 } as const;
const questions = 120;
/** An owner can ask 20 questions a minute, so the questions are spread over this many owners. */
const owners = 14;
const atOnce = 20;
const rounds = 30;
const plain = 'How do I follow up on a quote of $480?';
/** The stand-in requests a calculation before this answer. */
const asksForSum = 'What if I charge 200?';

type Measure = () => Promise<number>;

/**
 * Measures the time from sending a question to its first words: through the whole stack, and from the provider alone.
 */
export const firstToken = async (): Promise<Table> => {
  await using app = await startApp({ pace });
  const ask = await asking(app);
  const direct = askProvider(app);
  // Warm-up: conversations at the maximum length of a request, and compiled code.
  for (let nth = 0; nth < owners * 9; nth += owners)
    await Promise.all(Array.from({ length: owners }, (_, index) => ask(nth + index)()));
  await direct();
  const withLock = await bothWays(questions, 1, ask, direct);
  const together = await bothWays(questions, atOnce, ask, direct);
  const round = await bothWays(rounds, 1, (n) => ask(n, asksForSum), twice(direct));
  return {
    title: 'Time to the first words of an answer',
    note: `The provider’s stand-in begins to answer after ${pace.firstWordsMs} ms and sends a piece of 14 characters every ${pace.betweenMs} ms. ${questions} questions through the whole product, and as many to the stand-in alone (the floor), alternating: the same request, up to the same words, the first that an owner reads; the beginning of the JSON around them counts on both sides. A question that needs a sum asks the model twice, so its floor is the stand-in asked twice. Budget 1.05 × for one at a time, p50.`,
    rows: [
      ...rows('one at a time', withLock),
      ...rows(`${atOnce} at once`, together),
      ...rows('with a sum the model asks for', round),
    ],
  };
};

const rows = (how: string, { ours, floor }: { ours: number[]; floor: number[] }) =>
  (['p50', 'p95'] as const).map((name) => {
    const measured = quantiles(ours)[name];
    const min = quantiles(floor)[name];
    return {
      what: `${how}, ${name}`,
      ours: ms(measured),
      floor: ms(min),
      ratio: ratio(measured, min),
    };
  });

const bothWays = async (
  count: number,
  width: number,
  ask: (n: number) => Measure,
  direct: Measure,
) => {
  const ours: number[] = [];
  const floor: number[] = [];
  for (let at = 0; at < count; at += width) {
    const batch = Array.from({ length: width }, (_, index) => at + index);
    ours.push(...(await Promise.all(batch.map((n) => ask(n)()))));
    floor.push(...(await Promise.all(batch.map(() => direct()))));
  }
  return { ours, floor };
};

const asking = async (app: App) => {
  const people = await Promise.all(
    Array.from({ length: owners }, async (_, index) => {
      const api = await app.member(`bench${index}`);
      const { account } = await api.account.get({});
      return { api, business_id: String(account.active_business_id), chat_id: randomUUID() };
    }),
  );
  let turn = 0;
  return (_: number, text = plain): Measure =>
    async () => {
      const { api, ...place } = people[turn++ % people.length] as (typeof people)[number];
      const start = performance.now();
      const events = await api.chat.ask({
        ...place,
        message_id: ulid(),
        helper_id: 'sales',
        text,
      });
      let first = Number.NaN;
      for await (const { event } of events)
        if (event === 'part' && Number.isNaN(first)) first = performance.now() - start;
      if (Number.isNaN(first)) throw new Error('An answer without words');
      return first;
    };
};

const twice =
  (measure: Measure): Measure =>
  async () =>
    (await measure()) + (await measure());

/** The position at which the words of an answer in parts begin. */
const words = /"(?:markdown|body|text)": ?"[^"]/;

/** Repeats the last request of the product directly. */
const askProvider = ({ stack }: App): Measure => {
  const client = new OpenAI({ apiKey: 'sk-local', baseURL: stack.openai.baseUrl, maxRetries: 0 });
  return async () => {
    const asked = stack.openai.requests().at(-1);
    const start = performance.now();
    const stream = await client.chat.completions.create(
      asked?.body as unknown as OpenAI.ChatCompletionCreateParamsStreaming,
    );
    let first = Number.NaN;
    let text = '';
    for await (const { choices } of stream) {
      text += choices[0]?.delta.content ?? '';
      if (Number.isNaN(first) && words.test(text)) first = performance.now() - start;
    }
    if (Number.isNaN(first)) throw new Error('An answer of the stand-in without words');
    return first;
  };
};
