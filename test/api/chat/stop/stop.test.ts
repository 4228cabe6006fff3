import { afterAll, beforeAll, expect, test } from 'vitest';
import { markdownOf } from '#shared/domain/chat/answer-parts/markdown.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker, type Question, said } from '#test/support/chat.ts';
import { beforeFirst, names } from '#test/support/faults/hold.ts';
import { spoken } from '#test/support/spoken.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ pace: { firstWordsMs: 5, betweenMs: 2 } });
});
afterAll(() => app.stack.close());

const content = Array.from({ length: 120 }, (_, nth) => `Step ${nth + 1}: call them.`).join(' ');

const cutNote = '\n\n_This answer was cut off here._';

/** Asks, stops once at least `after` characters have arrived, and reads to the end. */
const stopAfter = async (
  owner: Asker,
  after: number,
  shown = (seen: number) => seen,
  more: Partial<Question> = {},
) => {
  app.stack.openai.say(
    spoken(content, {
      facts: [{ key: 'crew', value: said, quote: said }],
      decisions: [said],
    }),
  );
  const question = owner.question(more);
  let parts: Part[] = [];
  let stoppedAt = 0;
  const codes: string[] = [];
  for await (const one of await owner.api.chat.ask(question)) {
    codes.push(one.event);
    if (one.event !== 'delta' && one.event !== 'part') continue;
    parts = applyPartEvent(parts, one);
    const seen = markdownOf(parts).length;
    if (stoppedAt || seen < after) continue;
    stoppedAt = seen;
    const { chat_id: id, message_id } = question;
    await owner.api.history.stop({ id, message_id, shown: shown(stoppedAt) });
  }
  return { question, stoppedAt, codes };
};

test('a stopped answer ends where the owner saw it end, and facts after that are not remembered', async () => {
  const ada = await asker(app, 'ada');
  const { question, stoppedAt } = await stopAfter(ada, 600);
  const { turns } = await ada.api.history.get({ id: question.chat_id });
  expect(turns).toMatchObject([
    { content: content.slice(0, stoppedAt).trim(), stopped: true, facts: [], decisions: [] },
  ]);
  expect((await ada.api.memory.list({ business_id: ada.businessId })).items).toEqual([]);
  expect((await ada.quota()).total).toBe(1);
});

test('a stopped answer counts from 400 sent characters on, whatever the browser reports', async () => {
  const finn = await freeAsker(app, 'finn');
  await stopAfter(finn, 100);
  expect(await finn.quota()).toMatchObject({ used: 0, total: 0 });
  await stopAfter(finn, 420, () => 10);
  expect(await finn.quota()).toMatchObject({ used: 1, total: 1 });
});

test('an uncounted answer is also removed from its fair-use hour', async () => {
  const { readQuota } = await import('#functions/plan/quota/quota-table.ts');
  const hank = await asker(app, 'hank');
  await stopAfter(hank, 420);
  await stopAfter(hank, 100);
  const quota = await readQuota(hank.sub, { consistent: true });
  expect(Object.values(quota?.hours ?? {})).toEqual([1]);
});

test('the stored text is never longer than the text that was sent', async () => {
  const eve = await asker(app, 'eve');
  const { question } = await stopAfter(eve, 500, () => 1_000_000);
  const { turns } = await eve.api.history.get({ id: question.chat_id });
  expect(turns[0]?.content.length).toBeGreaterThanOrEqual(490);
  expect(turns[0]?.content.length).toBeLessThan(content.length);
});

test('an answer stopped before any text was shown is not stored and not counted', async () => {
  const bo = await freeAsker(app, 'bo');
  const { question, codes } = await stopAfter(bo, 1, () => 0);
  expect(codes.at(-1)).toBe('error');
  expect(await bo.quota()).toMatchObject({ used: 0, total: 0 });
  await expect(bo.api.history.get({ id: question.chat_id })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a stop after the answer was stored cuts it, once', async () => {
  const cy = await asker(app, 'cy');
  app.stack.openai.say(spoken(content));
  const { chat_id: id, id: message_id } = await cy.ask();
  await cy.api.history.stop({ id, message_id, shown: 50 });
  await cy.api.history.stop({ id, message_id, shown: 20 });
  const { turns } = await cy.api.history.get({ id });
  expect(turns).toMatchObject([{ content: content.slice(0, 50), stopped: true }]);
  expect((await cy.quota()).total).toBe(1);
});

test('a stopped continuation keeps the answer it continues, and is not counted', async () => {
  const fay = await asker(app, 'fay');
  app.stack.openai.say(spoken(content));
  app.stack.openai.fail({ kind: 'length' });
  const { chat_id, turn } = await fay.ask();
  // The last word may be incomplete, so it is sent again.
  const joined = turn.content.replace(cutNote, '').replace(/[^\s.]+$/, '');
  const after = joined.length + 100;
  const more = { chat_id, continues: turn.id, text: undefined };
  const { question, stoppedAt } = await stopAfter(fay, after, (seen) => seen, more);
  const { turns } = await fay.api.history.get({ id: chat_id });
  const [kept] = turns;
  expect(turns).toMatchObject([{ id: question.message_id, stopped: true }]);
  expect(kept?.content.startsWith(`${joined}${joined.endsWith('.') ? ' ' : ''}Step 1: call`)).toBe(
    true,
  );
  expect(kept?.content.length).toBe(stoppedAt);
  expect(turns[0]?.cut).toBeUndefined();
  expect(turns[0]?.decisions).toEqual(turn.decisions);
  expect((await fay.quota()).total).toBe(1);
});

test('an answer that was sent counts, whatever a stop says was shown', async () => {
  const gus = await freeAsker(app, 'gus');
  const { question } = await stopAfter(gus, content.length, () => 0);
  expect(await gus.quota()).toMatchObject({ used: 1, total: 1 });
  const place = { chat_id: question.chat_id, text: 'And then?' };
  await gus.ask(place);
  const sent = app.stack.openai.requests().at(-1)?.body.messages ?? [];
  expect(sent.find(({ role }) => role === 'assistant')).toMatchObject({ content });
  for (const shown of [399, 400, 5000]) await stopAfter(gus, content.length, () => shown);
  expect(await gus.quota()).toMatchObject({ used: 5, total: 5 });
});

test('a stop below zero is refused and changes nothing', async () => {
  const ian = await freeAsker(app, 'ian');
  const { chat_id: id, id: message_id } = await ian.ask();
  await expect(ian.api.history.stop({ id, message_id, shown: -1 })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await ian.quota()).toMatchObject({ used: 1, total: 1 });
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
      const seen = markdownOf(parts).length;
      if (isStopped || seen < after) continue;
      isStopped = true;
      await Promise.all([0, seen, 7].map((shown) => jo.api.history.stop({ ...place, shown })));
      await jo.api.history.stop({ ...place, shown: 0 });
    }
    expect(await jo.quota(), `stopped after ${after}`).toMatchObject({ used, total: used });
  }
});

test('a stop after the end that has seen everything, or nothing, changes neither text nor count', async () => {
  const kim = await freeAsker(app, 'kim');
  app.stack.openai.say(spoken(content));
  const { chat_id: id, id: message_id } = await kim.ask();
  for (const shown of [0, content.length, content.length + 500])
    await kim.api.history.stop({ id, message_id, shown });
  await kim.ask({ chat_id: id, text: 'And then?' });
  const sent = app.stack.openai.requests().at(-1)?.body.messages ?? [];
  expect(sent.find(({ role }) => role === 'assistant')).toMatchObject({ content });
  expect((await kim.quota()).used).toBe(2);
});

test('an answer that its owner had seen whole is not marked as stopped', async () => {
  const lou = await asker(app, 'lou');
  app.stack.openai.say(spoken(content));
  const { chat_id: id, id: message_id } = await lou.ask();
  await lou.api.history.stop({ id, message_id, shown: content.length });
  const { turns } = await lou.api.history.get({ id });
  expect(turns).toMatchObject([{ content }]);
  expect(turns[0]?.stopped ?? false).toBe(false);
});

test('an answer whose conversation is deleted before it is stored counts if it was sent', async () => {
  const lea = await freeAsker(app, 'lea');
  for (const [said, used] of [
    [content.slice(0, 399), 0],
    [content, 1],
  ] as const) {
    app.stack.openai.say(spoken(said));
    const question = lea.question();
    const storesTurn = names('UpdateItem', `TURN#${question.chat_id}`);
    const pk = `USER#${lea.sub}`;
    const { hasMet } = beforeFirst(app, storesTurn, () =>
      app.table.remove(pk, `TURN#${question.chat_id}#${question.message_id}`),
    );
    await expect(lea.ask(question)).rejects.toMatchObject({ code: 'not-found' });
    expect(hasMet()).toBe(true);
    expect(await lea.quota(), `of ${said.length} characters`).toMatchObject({ used, total: used });
  }
});

test('another owner cannot stop an answer', async () => {
  const ada = await asker(app, 'dan');
  const eve = await asker(app, 'mallory');
  const { chat_id: id, id: message_id, content: whole } = await ada.ask();
  await expect(eve.api.history.stop({ id, message_id, shown: 1 })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect((await ada.api.history.get({ id })).turns[0]?.content).toBe(whole);
});
