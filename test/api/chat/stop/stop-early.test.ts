// @module-tag night
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { longAnswer as content, stopAfter } from '#test/support/answers/stop-answer.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker, freeAsker } from '#test/support/chat.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';

// Sends 300 characters in 0.6 seconds: a stop at 100 arrives before 400 have been sent. It is noticed a tenth of a second
// later, because the check of every two seconds comes sooner.
let waits: ReturnType<typeof shorterWaits>;
let app: App;
beforeAll(async () => {
  app = await startApp({ pace: { firstWordsMs: 5, betweenMs: 30 } });
  waits = shorterWaits({ from: 2000, to: 2000 });
});
afterAll(async () => {
  waits[Symbol.dispose]();
  await app.stack.close();
});

test('the provider’s answer is ended once its owner has stopped it, and costs what was sent', async () => {
  const ada = await asker(app, 'ada');
  app.stack.openai.say(spoken(content));
  const question = ada.question();
  let started = 0;
  for await (const { event } of await ada.api.chat.ask(question)) {
    if (started || event !== 'delta') continue;
    started = Date.now();
    const { chat_id: id, message_id } = question;
    await ada.api.history.stop({ id, message_id, shown: 20 });
  }
  // The whole answer would take 5 seconds.
  expect(Date.now() - started).toBeLessThan(4000);
  const { turns } = await ada.api.history.get({ id: question.chat_id });
  expect(turns).toMatchObject([{ stopped: true, content: content.slice(0, 20).trim() }]);
  expect(await ada.quota()).toMatchObject({ total: 0 });
  const { storedModelSpend } = await import('#functions/plan/quota/model-spend-table.ts');
  expect((await storedModelSpend(new Date())).microdollars).toBeGreaterThan(1000);
});

test('a stopped answer counts from 400 sent characters on, whatever the browser reports', async () => {
  const finn = await freeAsker(app, 'finn');
  await stopAfter(app, finn, 100);
  expect(await finn.quota()).toMatchObject({ used: 0, total: 0 });
  await stopAfter(app, finn, 420, () => 10);
  expect(await finn.quota()).toMatchObject({ used: 1, total: 1 });
});

test('an uncounted answer is also removed from its fair-use hour', async () => {
  const { readQuota } = await import('#functions/plan/quota/quota-table.ts');
  const hank = await asker(app, 'hank');
  await stopAfter(app, hank, 420);
  await stopAfter(app, hank, 100);
  const quota = await readQuota(hank.sub, { consistent: true });
  expect(Object.values(quota?.hours ?? {})).toEqual([1]);
});

test('a stop from two tabs and a stop that is repeated release and count once', async () => {
  const jo = await freeAsker(app, 'jo');
  for (const [after, used] of [
    [100, 0],
    [420, 1],
  ] as const) {
    app.stack.openai.say(spoken(content));
    const question = jo.question();
    const place = { id: question.chat_id, message_id: question.message_id };
    let parts: Part[] = [];
    let isStopped = false;
    for await (const one of await jo.api.chat.ask(question)) {
      if (one.event !== 'delta' && one.event !== 'part') continue;
      parts = applyPartEvent(parts, one);
      const seen = answerAsMarkdown(parts).length;
      if (isStopped || seen < after) continue;
      isStopped = true;
      await Promise.all([0, seen, 7].map((shown) => jo.api.history.stop({ ...place, shown })));
      await jo.api.history.stop({ ...place, shown: 0 });
    }
    expect(await jo.quota(), `stopped after ${after}`).toMatchObject({ used, total: used });
  }
});
