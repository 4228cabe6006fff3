import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createClient } from '#shared/api-client.ts';
import { endpoints } from '#shared/contract/index.ts';
import { startApp } from '#test/support/app.ts';
import { answerOf, freeAsker } from '#test/support/chat.ts';
import {
  content,
  expectCharged,
  providerCalls,
  reply,
  turnRow,
  until,
} from '#test/support/faults/chat-faults.ts';
import { everyNth } from '#test/support/proof-size.ts';
import { stateOf } from '../../support/items/turn-item.ts';

// Rows U1, U2 and U4 of the fault table in docs/security.md: the caller disconnects, sends twice, or loses the end.

test('U1: when the page disconnects after any event, the answer is finished, stored and charged', async () => {
  await using app = await startApp({ pace: { betweenMs: 2 } });
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply);
  for (const [nth, after] of everyNth([0, 1, 2, 3, 4, 5], 3).entries()) {
    const question = ada.question();
    const leaving = new AbortController();
    let seen = 0;
    try {
      for await (const { event } of await ada.api.chat.ask(question, { signal: leaving.signal }))
        if (event === 'delta' && seen++ === after) leaving.abort();
    } catch {}
    await until(async () => stateOf(await turnRow(app, ada, question)) === 'answered');
    const before = providerCalls(app);
    expect((await ada.ask(question)).content).toBe(content);
    expect(providerCalls(app)).toBe(before);
    expect((await ada.quota()).used).toBe(nth + 1);
  }
});

test('U2: a double click sends twice and is charged once, and the second request waits or gets the same answer', async () => {
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

test('U4: a stream that is cut anywhere is never taken for a complete answer', async () => {
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
  // The last two bytes are the empty line after the last event.
  for (let cut = 0; cut < whole.length - 1; cut++) {
    const events = await through((body) => body.subarray(0, cut)).chat.ask(question);
    await expect(answerOf(events), `cut at ${cut}`).rejects.toThrow('without done');
  }
  await expectCharged(app, ada, question, true);
});
