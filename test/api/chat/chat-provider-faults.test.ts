import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { type Asker, answerOf, freeAsker, type Question } from '#test/support/chat.ts';
import {
  askWithRetries,
  content,
  expectCharged,
  providerCalls,
  reply,
  turnRow,
  unavailable,
  until,
} from '#test/support/faults/chat-faults.ts';
import { scaled } from '#test/support/proof-size.ts';
import { stateOf } from '../../support/items/turn-item.ts';

// Rows O1 to O6 of the fault table in docs/security.md: the provider fails.

const many = <T>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** Asks a question; the stream also throws failures from before it opened. */
const begin = async (ada: Asker, question: Question) => {
  const asking = ada.api.chat.ask(question);
  asking.catch(() => {});
  return (async function* () {
    yield* await asking;
  })();
};

/** Waits for a number of turns of the event loop. */
const ticks = async (count: number) => {
  for (let nth = 0; nth < count; nth++) await new Promise((resolve) => setImmediate(resolve));
};

/** Waits until a piece of an answer had time to arrive, and lets so many ms go by. */
const goOn = async (ms: number) => {
  await ticks(200);
  await sleep(10);
  await vi.advanceTimersByTimeAsync(ms);
};

afterEach(() => {
  vi.useRealTimers();
});

test.each([429, 500, 503])(
  'O1: after three errors %d and then an answer there is one charge and one reply',
  async (status) => {
    await using app = await startApp();
    const ada = await freeAsker(app, 'ada');
    const question = ada.question();
    app.stack.openai.fail(...many(3, () => ({ kind: 'status' as const, status })));
    expect((await askWithRetries(ada, question)).quota.used).toBe(1);
    expect(providerCalls(app)).toBe(4);
    await expectCharged(app, ada, question, true);
  },
);

test('O1: when the provider returns only errors nothing is charged, and the message is ours', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  app.stack.openai.fail(...many(8, () => ({ kind: 'status' as const, status: 500 })));
  await expect(askWithRetries(ada, question)).rejects.toMatchObject({
    ...unavailable,
    message: 'An unknown error occurred while getting AI response.',
  });
  const assistant = { ...ada.question(), helper_id: null };
  await expect(askWithRetries(ada, assistant)).rejects.toMatchObject({
    ...unavailable,
    message: "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
  });
  await expectCharged(app, ada, question, false);
});

test.each([
  ['before its first word', 0, 26_000],
  ['in the middle of a sentence', 4, 21_000],
])(
  'O2: when the provider stops sending %s the question is given up and not charged',
  async (_, after, ms) => {
    await using app = await startApp();
    const ada = await freeAsker(app, 'ada');
    app.stack.openai.say(reply);
    app.stack.openai.fail({ kind: 'stall', after });
    const question = ada.question();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const asking = answerOf(await begin(ada, question)).catch((error) => error);
    await until(() => providerCalls(app) === 1);
    await ticks(50);
    await vi.advanceTimersByTimeAsync(ms);
    expect(await asking).toMatchObject(unavailable);
    vi.useRealTimers();
    await expectCharged(app, ada, question, false);
    expect((await askWithRetries(ada, question)).content).toBe(content);
  },
);

test('O2: when the provider exceeds the total time the question is given up and not charged', async () => {
  await using app = await startApp({ pace: { betweenMs: 15_000 } });
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let settled: unknown;
  const asking = begin(ada, question)
    .then(answerOf)
    .catch((error) => error)
    .then((outcome) => {
      settled = outcome;
    });
  for (let seconds = 0; seconds < 600 && !settled; seconds += 15) {
    await goOn(15_000);
  }
  await asking;
  vi.useRealTimers();
  expect(settled).toMatchObject(unavailable);
  await expectCharged(app, ada, question, false);
});

test('O2: a slow provider that keeps sending is not interrupted', async () => {
  await using app = await startApp({ pace: { betweenMs: 6_000 } });
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const question = ada.question();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let settled: unknown;
  const asking = begin(ada, question)
    .then(answerOf)
    .catch((error) => error)
    .then((outcome) => {
      settled = outcome;
    });
  for (let seconds = 0; seconds < 100 && !settled; seconds += 6) {
    await goOn(6_000);
  }
  await asking;
  vi.useRealTimers();
  expect(settled).toMatchObject({ content });
  await expectCharged(app, ada, question, true);
});

test('O3: when the connection to the provider breaks after any piece nothing is charged, and the retry is answered', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const pieces = Math.ceil(reply.length / 14) + 1;
  for (let after = 0; after <= pieces; after += scaled(3, 1)) {
    const question = ada.question();
    app.stack.openai.fail({ kind: 'cut', after });
    const broken = ada.ask(question);
    await expect(broken, `cut after ${after}`).rejects.toMatchObject(unavailable);
    expect(stateOf(await turnRow(app, ada, question))).toBe('failed');
    expect(await ada.quota()).toMatchObject({ used: 0, total: 0 });
  }
  const question = ada.question();
  app.stack.openai.fail({ kind: 'cut', after: 5 });
  expect((await askWithRetries(ada, question)).content).toBe(content);
  await expectCharged(app, ada, question, true);
});

test('O5: an answer cut at the maximum length is stored as far as it arrived, and charged', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  app.stack.openai.fail({ kind: 'length' });
  const question = ada.question();
  const answer = await ada.ask(question);
  const [part] = answer.turn.parts ?? [];
  if (part?.kind !== 'text') throw new Error('The answer has no text');
  expect(part.cut).toBe(true);
  expect(content.startsWith(part.markdown)).toBe(true);
  expect(part.markdown.length).toBeGreaterThan(5);
  await expectCharged(app, ada, question, true);
});

test('O6: no fault causes more than four provider calls for one message', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.fail(
    { kind: 'status', status: 429 },
    { kind: 'cut', after: 2 },
    { kind: 'status', status: 503 },
    { kind: 'cut', after: 7 },
    { kind: 'status', status: 500 },
  );
  await expect(askWithRetries(ada, ada.question())).rejects.toMatchObject(unavailable);
  expect(providerCalls(app)).toBe(4);
});
