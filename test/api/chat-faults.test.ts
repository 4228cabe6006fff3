import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ulid } from 'ulid';
import { afterEach, expect, test, vi } from 'vitest';
import { ownerPartition, quotaKey, turnKey } from '#functions/lib/keys.ts';
import { quotaOf } from '#functions/tables/codec.ts';
import { openAttributes } from '#functions/tables/open-attributes.ts';
import type { DataCall, Fault } from '#infra/local/data/faults.ts';
import { createClient } from '#shared/client.ts';
import { endpoints } from '#shared/contract/index.ts';
import type { TurnState } from '#shared/domain/turns.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, answerOf, asker, freeAsker, type Question } from '#test/support/chat.ts';
import { attempt, forgetMinute, quotaAttributes, stateOf } from '../support/stored.ts';

// The rows of the fault table, each by its number: O the provider, D the table, U the caller, K crashes, L clocks.

const reply = JSON.stringify({
  content: 'Call them **today** and ask one question: "Did we miss something?" 😀',
  facts: [],
  decisions: [],
});
const content = JSON.parse(reply).content as string;
const unavailable = { code: 'unavailable', retryable: true };
const calls = (app: App) => app.stack.openai.requests().length;
const many = <T>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** Sends a question as the page does: the same message again, at most three more times. */
const insist = async (ada: Asker, question: Question) => {
  let failure: unknown;
  for (let tries = 0; tries < 4; tries++)
    try {
      return await answerOf(await ada.api.chat.ask(question));
    } catch (error) {
      failure = error;
      if (!(error as { retryable?: boolean }).retryable) throw error;
    }
  throw failure;
};

const turnRow = (app: App, ada: Asker, { chat_id, message_id }: Question) =>
  app.table.row(`USER#${ada.sub}`, `TURN#${chat_id}#${message_id}`);

/** Charged if and only if a reply is stored, and what is counted is what is shown. */
const expectCharged = async (app: App, ada: Asker, question: Question, answered: boolean) => {
  const row = await turnRow(app, ada, question);
  expect(stateOf(row) === 'answered').toBe(answered);
  expect(await ada.quota()).toMatchObject({ used: answered ? 1 : 0, total: answered ? 1 : 0 });
};

/** The worker of a question is gone for good: its time is up. */
const endLease = async (app: App, ada: Asker, { chat_id, message_id }: Question) => {
  const key = [`USER#${ada.sub}`, `TURN#${chat_id}#${message_id}`] as const;
  await app.table.change(...key, 'lease', 1);
  await app.table.change(...key, 'gsi1sk', `1970-01-01T00:00:00.001Z#${message_id}`);
};

const reapNow = async () => {
  const { handler } = await import('#functions/chat/on-reap.ts');
  await handler();
};

afterEach(() => {
  vi.useRealTimers();
});

test.each([429, 500, 503])(
  'O1: the provider answers %d three times, then well: one charge, one reply',
  async (status) => {
    await using app = await startApp();
    const ada = await freeAsker(app, 'ada');
    const question = ada.question();
    app.stack.openai.fail(...many(3, () => ({ kind: 'status' as const, status })));
    expect((await insist(ada, question)).quota.used).toBe(1);
    expect(calls(app)).toBe(4);
    await expectCharged(app, ada, question, true);
  },
);

test('O1: the provider answers only errors: nothing charged, the words are ours', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  app.stack.openai.fail(...many(8, () => ({ kind: 'status' as const, status: 500 })));
  await expect(insist(ada, question)).rejects.toMatchObject({
    ...unavailable,
    message: 'An unknown error occurred while getting AI response.',
  });
  const director = { ...ada.question(), helper_id: null };
  await expect(insist(ada, director)).rejects.toMatchObject({
    ...unavailable,
    message: "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
  });
  await expectCharged(app, ada, question, false);
});

test.each([
  ['before its first word', 0, 26_000],
  ['in the middle of a sentence', 4, 21_000],
])('O2: the provider falls silent %s: given up, nothing charged', async (_, after, ms) => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  app.stack.openai.fail({ kind: 'stall', after });
  const question = ada.question();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const asking = answerOf(await begin(ada, question)).catch((error) => error);
  await until(() => calls(app) === 1);
  await ticks(50);
  await vi.advanceTimersByTimeAsync(ms);
  expect(await asking).toMatchObject(unavailable);
  vi.useRealTimers();
  await expectCharged(app, ada, question, false);
  expect((await insist(ada, question)).content).toBe(content);
});

test('O2: the provider takes too long altogether: given up, nothing charged', async () => {
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
  for (let seconds = 0; seconds < 150 && !settled; seconds += 15) {
    await ticks(200);
    await vi.advanceTimersByTimeAsync(15_000);
  }
  await asking;
  vi.useRealTimers();
  expect(settled).toMatchObject(unavailable);
  await expectCharged(app, ada, question, false);
});

test('O2: a slow provider that keeps writing is waited for', async () => {
  await using app = await startApp({ pace: { betweenMs: 9_000 } });
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
  for (let seconds = 0; seconds < 100 && !settled; seconds += 9) {
    await ticks(200);
    await vi.advanceTimersByTimeAsync(9_000);
  }
  await asking;
  vi.useRealTimers();
  expect(settled).toMatchObject({ content });
  await expectCharged(app, ada, question, true);
});

/** A stream whose beginning may fail like its middle: as a stream either way. */
const begin = async (ada: Asker, question: Question) => {
  const asking = ada.api.chat.ask(question);
  asking.catch(() => {});
  return (async function* () {
    yield* await asking;
  })();
};
const ticks = async (count: number) => {
  for (let nth = 0; nth < count; nth++) await new Promise((resolve) => setImmediate(resolve));
};
const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
};

test('O3: the connection to the provider breaks after any piece: nothing charged, then answered', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const pieces = Math.ceil(reply.length / 14) + 1;
  for (let after = 0; after <= pieces; after++) {
    const question = ada.question();
    app.stack.openai.fail({ kind: 'cut', after });
    const broken = ada.ask(question);
    await expect(broken, `cut after ${after}`).rejects.toMatchObject(unavailable);
    expect(stateOf(await turnRow(app, ada, question))).toBe('failed');
    expect(await ada.quota()).toMatchObject({ used: 0, total: 0 });
  }
  const question = ada.question();
  app.stack.openai.fail({ kind: 'cut', after: 5 });
  expect((await insist(ada, question)).content).toBe(content);
  await expectCharged(app, ada, question, true);
});

test.each(['empty', 'filter'] as const)(
  'O4, O5: an answer without content (%s) is said so, charged and stored',
  async (kind) => {
    await using app = await startApp();
    const ada = await freeAsker(app, 'ada');
    const question = ada.question();
    app.stack.openai.fail({ kind });
    expect(await ada.ask(question)).toMatchObject({
      content: "I'm sorry, I couldn't generate a response.",
      quota: { used: 1 },
    });
    await expectCharged(app, ada, question, true);
  },
);

test('O4: a director who answers no JSON leads nowhere, and it is charged', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say('Sure! Let me think about that.');
  expect(await ada.ask({ helper_id: null })).toMatchObject({
    content: "I'm sorry, I couldn't generate a response.",
    suggestedHelperId: null,
    quota: { used: 1 },
  });
});

test('O5: an answer that ran out of length is kept as far as it came, and charged', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  app.stack.openai.fail({ kind: 'length' });
  const question = ada.question();
  const answer = await ada.ask(question);
  expect(content.startsWith(answer.turn.content)).toBe(true);
  expect(answer.turn.content.length).toBeGreaterThan(5);
  await expectCharged(app, ada, question, true);
});

test('O6: no fault makes one message cost more than four calls to the provider', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.fail(
    { kind: 'status', status: 429 },
    { kind: 'cut', after: 2 },
    { kind: 'status', status: 503 },
    { kind: 'cut', after: 7 },
    { kind: 'status', status: 500 },
  );
  await expect(insist(ada, ada.question())).rejects.toMatchObject(unavailable);
  expect(calls(app)).toBe(4);
});

/** Lets the calls of one question pass by a rule that knows how many came before. */
const faulty = (app: App, rule: (call: DataCall, nth: number) => Fault | undefined) => {
  let nth = 0;
  const mend = app.stack.data.inject((call) => rule(call, nth++));
  return { mend, count: () => nth };
};
const signature = ({ operation, input }: DataCall) =>
  JSON.stringify([operation, input.Key ?? (input.Item as { sk?: unknown })?.sk ?? input.IndexName]);

const callsOfAQuestion = async (app: App, ada: Asker) => {
  const watch = faulty(app, () => undefined);
  await ada.ask();
  watch.mend();
  return watch.count();
};

test('D1, D2: any one call to the table is throttled, fails or loses its answer: nobody notices', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.openai.say(reply);
  const count = await callsOfAQuestion(app, ada);
  expect(count).toBeGreaterThanOrEqual(8);
  for (const fault of ['throttle', 'fail', 'lost'] as const)
    for (let at = 0; at < count; at++) {
      const question = ada.question();
      const before = calls(app);
      const { mend } = faulty(app, (_, nth) => (nth === at ? fault : undefined));
      const answer = await answerOf(await ada.api.chat.ask(question));
      mend();
      expect(answer.content, `${fault} at ${at}`).toBe(content);
      expect(calls(app) - before).toBe(1);
      const { turns, chat } = await ada.api.history.get({ id: question.chat_id });
      expect(turns).toHaveLength(1);
      expect(chat.message_count).toBe(2);
      await forgetMinute(app, ada.sub);
    }
}, 60_000);

test('D1, D3: a call that keeps failing gives a clear answer, and the same message is answered later', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const count = await callsOfAQuestion(app, ada);
  for (let at = 0; at < count; at++) {
    const owner = await freeAsker(app, `owner${at}`);
    const question = owner.question();
    let bad: string | undefined;
    const { mend } = faulty(app, (call, nth) => {
      if (nth === at) bad = signature(call);
      return signature(call) === bad ? 'fail' : undefined;
    });
    const first = await owner.ask(question).catch((error) => error);
    mend();
    if (first instanceof Error) expect(first, `call ${at}: ${bad}`).toMatchObject(unavailable);
    const row = await turnRow(app, owner, question);
    if (stateOf(row) === 'answering') {
      await expect(owner.ask(question)).rejects.toMatchObject({ code: 'still-answering' });
      await endLease(app, owner, question);
    }
    expect((await insist(owner, question)).content).toBe(content);
    await expectCharged(app, owner, question, true);
  }
}, 60_000);

test('K1: the worker dies before any of its calls to the table: charged is what was answered', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const count = await callsOfAQuestion(app, ada);
  for (let at = 1; at < count; at++) {
    const owner = await freeAsker(app, `owner${at}`);
    const question = owner.question();
    const { mend } = faulty(app, (_, nth) => (nth >= at ? 'fail' : undefined));
    await owner.ask(question).catch(() => {});
    mend();
    if (stateOf(await turnRow(app, owner, question)) === 'answering')
      await endLease(app, owner, question);
    if (at % 2) expect((await insist(owner, question)).content).toBe(content);
    else await reapNow();
    const row = await turnRow(app, owner, question);
    await expectCharged(app, owner, question, stateOf(row) === 'answered');
  }
}, 60_000);

test('K2: an owner whose last question died is not sent away at the limit', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const question = ada.question();
  const { mend } = faulty(app, ({ operation, input }) =>
    // Its charge goes through, then nothing does any more.
    operation === 'UpdateItem' && !JSON.stringify(input.Key).includes('QUOTA') ? 'fail' : undefined,
  );
  await ada.ask(question).catch(() => {});
  mend();
  await endLease(app, ada, question);
  expect((await ada.quota()).used).toBe(1);
  for (let nth = 0; nth < 9; nth++) await ada.ask();
  expect((await ada.quota()).remaining).toBe(0);
  expect((await ada.ask()).content).toBe(content);
  expect(await ada.quota()).toMatchObject({ used: 10, total: 10 });
});

test('K2: the nightly round gives back what a dead worker left, and leaves the living alone', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const answered = ada.question();
  await ada.ask(answered);
  const charge = async (charged: number, state: TurnState, lease: number) => {
    const id = ulid();
    const conversation = randomUUID();
    await app.table.put({
      ...turnKey(ada.sub, conversation, id),
      ...attempt({ state, owner: 'gone', lease, attempt: 2, fingerprint: 'h' }),
      ...openAttributes({ sub: ada.sub, conversationId: conversation, messageId: id }, lease),
    });
    const { chargeIds = [], total = 0 } =
      quotaOf(await app.table.row(ownerPartition(ada.sub), quotaKey(ada.sub).sk)) ?? {};
    const counted = quotaAttributes({
      chargeIds: new Set([...chargeIds, `${id}#${charged}#${conversation}`]),
      total: total + 1,
    });
    for (const [attribute, value] of Object.entries(counted))
      await app.table.change(ownerPartition(ada.sub), quotaKey(ada.sub).sk, attribute, value);
  };
  await charge(2, 'answering', 1);
  await charge(2, 'failed', 0);
  await charge(2, 'answering', Date.now() + 60_000);
  expect((await ada.quota()).used).toBe(4);
  await reapNow();
  // What is left: the answered question and the one whose worker is alive.
  expect(await ada.quota()).toMatchObject({ used: 2, total: 2 });
});

test('U1: the page goes away after any piece: the answer is finished, stored and charged', async () => {
  await using app = await startApp({ pace: { betweenMs: 2 } });
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  for (let after = 0; after < 6; after++) {
    const question = ada.question();
    const leaving = new AbortController();
    let seen = 0;
    try {
      for await (const { event } of await ada.api.chat.ask(question, { signal: leaving.signal }))
        if (event === 'delta' && seen++ === after) leaving.abort();
    } catch {}
    await until(async () => stateOf(await turnRow(app, ada, question)) === 'answered');
    const before = calls(app);
    expect((await ada.ask(question)).content).toBe(content);
    expect(calls(app)).toBe(before);
    expect((await ada.quota()).used).toBe(after + 1);
  }
});

test('U2: a double click sends twice: one charge, and the second click waits or gets the same answer', async () => {
  await using app = await startApp({ pace: { betweenMs: 2 } });
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const question = ada.question();
  const [first, second] = await Promise.allSettled([ada.ask(question), ada.ask(question)]);
  const answers = [first, second].filter(({ status }) => status === 'fulfilled');
  expect(answers.length).toBeGreaterThanOrEqual(1);
  for (const click of [first, second])
    if (click.status === 'rejected') expect(click.reason.code).toBe('still-answering');
  await sleep(30);
  expect((await ada.ask(question)).content).toBe(content);
  await expectCharged(app, ada, question, true);
});

test('U4: a stream cut short anywhere on its way is never taken for a whole answer', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const question = ada.question();
  const token = await app.token('ada');
  let whole = new Uint8Array();
  const through = (change: (body: Uint8Array) => Uint8Array) =>
    createClient({
      endpoints,
      baseUrl: app.stack.apiUrl,
      token: async () => token,
      fetch: async (...input) => {
        if (!whole.length) whole = new Uint8Array(await (await fetch(...input)).arrayBuffer());
        return new Response(change(whole) as BodyInit);
      },
    });
  const full = await answerOf(await through((body) => body).chat.ask(question));
  expect(full.text).toBe(content);
  // The last two bytes are the empty line that ends the last event.
  for (let cut = 0; cut < whole.length - 1; cut++) {
    const events = await through((body) => body.subarray(0, cut)).chat.ask(question);
    await expect(answerOf(events), `cut at ${cut}`).rejects.toThrow('without done');
  }
  await expectCharged(app, ada, question, true);
});

test('D4: a question needs no transaction, so none can be in conflict', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.data.meter.reset();
  await ada.ask();
  expect(Object.keys(app.stack.data.meter.byOperation())).not.toContain('TransactWriteItems');
  expect(app.stack.data.meter.used('Scan').calls).toBe(0);
});
