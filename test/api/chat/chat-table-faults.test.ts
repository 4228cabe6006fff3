import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { openAttributes } from '#functions/chat/turns/open-question-attributes.ts';
import { quotaOf } from '#functions/lib/items/quota-attributes.ts';
import { turnKey } from '#functions/lib/keys/conversation-keys.ts';
import { ownerPartition } from '#functions/lib/keys/owner-item-keys.ts';
import { quotaKey } from '#functions/lib/keys/plan-keys.ts';
import type { DataCall, Fault } from '#local/dynamodb/faults.ts';
import type { TurnState } from '#shared/domain/chat/turn-attempts.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, answerOf, asker, freeAsker, type Question } from '#test/support/chat.ts';
import {
  askWithRetries,
  content,
  expectCharged,
  providerCalls,
  reply,
  turnRow,
  unavailable,
} from '#test/support/faults/chat-faults.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';
import { forgetQuestions, quotaAttributes } from '../../support/items/quota-item.ts';
import { attempt, stateOf } from '../../support/items/turn-item.ts';
import { whole } from '../../support/proof-size.ts';

// Rows D1 to D4, K1 and K2 of the fault table in docs/security.md: the table fails, or the worker dies.

/** Ends the lease of a question whose worker died. */
const endLease = async (app: App, ada: Asker, { chat_id, message_id }: Question) => {
  const key = [`USER#${ada.sub}`, `TURN#${chat_id}#${message_id}`] as const;
  await app.table.change(...key, 'lease', 1);
  await app.table.change(...key, 'gsi1sk', `1970-01-01T00:00:00.001Z#${message_id}`);
};

const reapNow = async () => {
  const { handler } = await import('#functions/chat/on-reap.ts');
  await handler();
};

/** Applies a fault rule to the table calls, numbered from 0; `stop` ends it, `count` returns the number of calls. */
const injectFaults = (app: App, rule: (call: DataCall, nth: number) => Fault | undefined) => {
  let nth = 0;
  const stop = app.stack.data.inject((call) => rule(call, nth++));
  return { stop, count: () => nth };
};

/** Names a table call by its operation and its item or index. */
const signature = ({ operation, input }: DataCall) =>
  JSON.stringify([operation, input.Key ?? (input.Item as { sk?: unknown })?.sk ?? input.IndexName]);

/** In the short form every seventh call is hit, by each kind of fault another one. */
const step = whole ? 1 : 7;

/** Returns the number of table calls of one question. */
const callsOfAQuestion = async (app: App, ada: Asker) => {
  const counter = injectFaults(app, () => undefined);
  await ada.ask();
  counter.stop();
  return counter.count();
};

test('D1, D2: a question is answered when any one table call is throttled, fails or loses its response', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.openai.say(reply);
  const count = await callsOfAQuestion(app, ada);
  expect(count).toBeGreaterThanOrEqual(8);
  using _ = shorterWaits();
  for (const [nth, fault] of (['throttle', 'fail', 'lost'] as const).entries())
    for (let at = nth % step; at < count; at += step) {
      const question = ada.question();
      const before = providerCalls(app);
      const { stop } = injectFaults(app, (_, nth) => (nth === at ? fault : undefined));
      const answer = await answerOf(await ada.api.chat.ask(question));
      stop();
      expect(answer.content, `${fault} at ${at}`).toBe(content);
      expect(providerCalls(app) - before).toBe(1);
      const { turns, chat } = await ada.api.history.get({ id: question.chat_id });
      expect(turns).toHaveLength(1);
      expect(chat.message_count).toBe(2);
      await forgetQuestions(app, ada.sub);
    }
});

test('D1, D3: a table call that keeps failing returns a clear error, and the same message is answered later', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const count = await callsOfAQuestion(app, ada);
  using _ = shorterWaits();
  for (let at = 0; at < count; at += step) {
    const owner = await freeAsker(app, `owner${at}`);
    const question = owner.question();
    let bad: string | undefined;
    const { stop } = injectFaults(app, (call, nth) => {
      if (nth === at) bad = signature(call);
      return signature(call) === bad ? 'fail' : undefined;
    });
    const first = await owner.ask(question).catch((error) => error);
    stop();
    if (first instanceof Error) expect(first, `call ${at}: ${bad}`).toMatchObject(unavailable);
    const row = await turnRow(app, owner, question);
    if (stateOf(row) === 'answering') {
      await expect(owner.ask(question)).rejects.toMatchObject({ code: 'still-answering' });
      await endLease(app, owner, question);
    }
    expect((await askWithRetries(owner, question)).content).toBe(content);
    await expectCharged(app, owner, question, true);
  }
});

test('D4: a question uses no transaction, so no transaction can conflict', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.data.meter.reset();
  await ada.ask();
  expect(Object.keys(app.stack.data.meter.byOperation())).not.toContain('TransactWriteItems');
  expect(app.stack.data.meter.used('Scan').calls).toBe(0);
});

test('K1: when the worker dies before any of its table calls, only an answered question is charged', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const count = await callsOfAQuestion(app, ada);
  using _ = shorterWaits();
  for (let at = 1; at < count; at += step) {
    const owner = await freeAsker(app, `owner${at}`);
    const question = owner.question();
    const { stop } = injectFaults(app, (_, nth) => (nth >= at ? 'fail' : undefined));
    await owner.ask(question).catch(() => {});
    stop();
    if (stateOf(await turnRow(app, owner, question)) === 'answering')
      await endLease(app, owner, question);
    if (at % 2) expect((await askWithRetries(owner, question)).content).toBe(content);
    else await reapNow();
    const row = await turnRow(app, owner, question);
    await expectCharged(app, owner, question, stateOf(row) === 'answered');
  }
});

test('K2: a question whose worker died does not count against the limit', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  const question = ada.question();
  const { stop } = injectFaults(app, ({ operation, input }) =>
    // The charge is written; all later updates fail.
    operation === 'UpdateItem' && !JSON.stringify(input.Key).includes('QUOTA') ? 'fail' : undefined,
  );
  await ada.ask(question).catch(() => {});
  stop();
  await endLease(app, ada, question);
  expect((await ada.quota()).used).toBe(1);
  for (let nth = 0; nth < 9; nth++) await ada.ask();
  expect((await ada.quota()).remaining).toBe(0);
  expect((await ada.ask()).content).toBe(content);
  expect(await ada.quota()).toMatchObject({ used: 10, total: 10 });
});

test('K2: the nightly job releases the charges of dead workers and keeps those of running ones', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const answered = ada.question();
  await ada.ask(answered);
  const charge = async (charged: number, state: TurnState, lease: number) => {
    const id = ulid();
    const conversation = randomUUID();
    await app.table.put({
      ...turnKey(ada.sub, conversation, id),
      ...attempt({ state, owner: 'dead-worker', lease, attempt: 2, fingerprint: 'h' }),
      ...openAttributes({ accountId: ada.sub, conversationId: conversation, messageId: id }, lease),
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
  // The answered question and the one with a running lease remain.
  expect(await ada.quota()).toMatchObject({ used: 2, total: 2 });
});
