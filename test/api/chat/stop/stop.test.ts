import { afterAll, beforeAll, expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { longAnswer as content, stopAfter } from '#test/support/answers/stop-answer.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker, freeAsker } from '#test/support/chat.ts';
import { beforeFirst, names } from '#test/support/faults/hold.ts';
import { everyNth } from '#test/support/proof-size.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ pace: { firstWordsMs: 5, betweenMs: 2 } });
});
afterAll(() => app.stack.close());

const cutNote = '\n\n_This answer was cut off here._';

test('a stopped answer ends where the owner saw it end, and facts after that are not remembered', async () => {
  const ada = await asker(app, 'ada');
  const { question, stoppedAt } = await stopAfter(app, ada, 600);
  const { turns } = await ada.api.history.get({ id: question.chat_id });
  expect(turns).toMatchObject([
    { content: content.slice(0, stoppedAt).trim(), stopped: true, facts: [], decisions: [] },
  ]);
  expect((await ada.api.memory.list({ business_id: ada.businessId })).items).toEqual([]);
  expect((await ada.quota()).total).toBe(1);
});

test('the stored text is never longer than the text that was sent', async () => {
  const eve = await asker(app, 'eve');
  const { question } = await stopAfter(app, eve, 500, () => 1_000_000);
  const { turns } = await eve.api.history.get({ id: question.chat_id });
  expect(turns[0]?.content.length).toBeGreaterThanOrEqual(490);
  expect(turns[0]?.content.length).toBeLessThan(content.length);
});

test('an answer stopped before any text was shown is not stored and not counted', async () => {
  const bo = await freeAsker(app, 'bo');
  const { question, codes } = await stopAfter(app, bo, 1, () => 0);
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
  const { question, stoppedAt } = await stopAfter(app, fay, after, (seen) => seen, more);
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
  const { question } = await stopAfter(app, gus, content.length, () => 0);
  expect(await gus.quota()).toMatchObject({ used: 1, total: 1 });
  const place = { chat_id: question.chat_id, text: 'And then?' };
  await gus.ask(place);
  const sent = app.stack.openai.requests().at(-1)?.body.messages ?? [];
  expect(sent.find(({ role }) => role === 'assistant')).toMatchObject({ content });
  const claims = everyNth([400, 399, 5000], 3);
  for (const shown of claims) await stopAfter(app, gus, content.length, () => shown);
  const used = 2 + claims.length;
  expect(await gus.quota()).toMatchObject({ used, total: used });
});

test('a stop below zero is refused and changes nothing', async () => {
  const ian = await freeAsker(app, 'ian');
  const { chat_id: id, id: message_id } = await ian.ask();
  await expect(ian.api.history.stop({ id, message_id, shown: -1 })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await ian.quota()).toMatchObject({ used: 1, total: 1 });
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
