// @module-tag night
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { beforeFirst, holdFirst, names } from '#test/support/faults/hold.ts';
import { until } from '#test/support/faults/workers.ts';

const saying = (app: App, content: string) => app.stack.openai.say(spoken(content));

const writesHeader = names('UpdateItem', '"CHAT#');

test('when two tabs ask in one conversation the history shows the newer answer, whichever is written first', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  const { letOn, isHeld } = holdFirst(app, writesHeader);
  saying(app, 'The first answer');
  const first = ada.ask({ chat_id, text: 'The first question' });
  await isHeld();
  saying(app, 'The second answer');
  await ada.ask({ chat_id, text: 'The second question' });
  letOn();
  await first;
  const { items } = await ada.api.history.list({});
  expect(items).toMatchObject([{ preview: 'The second answer', message_count: 4 }]);
  const { turns } = await ada.api.history.get({ id: chat_id });
  expect(turns.map(({ content }) => content)).toEqual(['The first answer', 'The second answer']);
});

test('repairing the history entry of an older answer does not replace that of a newer one', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  const old = ada.question({ chat_id, text: 'The first question' });
  saying(app, 'The first answer');
  const mend = app.stack.data.inject((call) => (writesHeader(call) ? 'fail' : undefined));
  await ada.ask(old);
  mend();
  saying(app, 'The second answer');
  // Another tab replays the first question while the second one is answered.
  const { letOn, isHeld } = holdFirst(app, writesHeader);
  const replayed = ada.ask(old);
  await isHeld();
  await ada.ask({ chat_id, text: 'The second question' });
  letOn();
  expect((await replayed).content).toBe('The first answer');
  const { chat } = await ada.api.history.get({ id: chat_id });
  expect(chat).toMatchObject({ preview: 'The second answer', message_count: 4 });
});

test('a history entry written after the conversation was deleted does not restore it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id, text: 'The first question' });
  const { letOn, isHeld } = holdFirst(app, writesHeader);
  const late = ada.ask({ chat_id, text: 'The second question' });
  await isHeld();
  await ada.api.history.remove({ id: chat_id });
  letOn();
  await late;
  expect((await ada.api.history.list({})).items).toEqual([]);
  await expect(ada.api.history.get({ id: chat_id })).rejects.toMatchObject({ code: 'not-found' });
  expect(await app.table.rows(`USER#${ada.sub}`, 'CHAT#')).toEqual([]);
});

test('an answer that arrives after an interrupted deletion does not undo the deletion', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id });
  const { promise: after, resolve: letOn } = Promise.withResolvers<void>();
  let headers = 0;
  const mend = app.stack.data.inject((call) => {
    if (writesHeader(call)) return headers++ === 0 ? { after } : undefined;
    return call.operation === 'BatchWriteItem' ? 'fail' : undefined;
  });
  const late = ada.ask({ chat_id, text: 'One more' });
  await until(() => headers > 0);
  await expect(ada.api.history.remove({ id: chat_id })).rejects.toMatchObject({
    code: 'unavailable',
  });
  letOn();
  await late;
  mend();
  const [header] = await app.table.rows(`USER#${ada.sub}`, 'CHAT#');
  expect(header).toMatchObject({ deleting: true, message_count: 2 });
  expect(header).not.toHaveProperty('gsi1pk');
  await ada.api.history.remove({ id: chat_id });
  expect(await app.table.rows(`USER#${ada.sub}`, 'CHAT#')).toEqual([]);
  expect(await app.table.rows(`USER#${ada.sub}`, 'TURN#')).toEqual([]);
});

test('tabs that delete one conversation at once get a success or a not-found', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id });
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => ada.api.history.remove({ id: chat_id })),
  );
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('not-found');
  expect(await app.table.rows(`USER#${ada.sub}`, 'CHAT#')).toEqual([]);
  expect(await app.table.rows(`USER#${ada.sub}`, 'TURN#')).toEqual([]);
});

test('a conversation that is cleared in one tab while another one deletes it stays deleted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id });
  const { letOn, isHeld } = holdFirst(app, writesHeader);
  const emptying = ada.api.history.clear({ id: chat_id }).catch((error) => error);
  await isHeld();
  await ada.api.history.remove({ id: chat_id });
  letOn();
  expect(await emptying).toMatchObject({ code: 'not-found' });
  expect((await ada.api.history.list({})).items).toEqual([]);
  expect(await app.table.rows(`USER#${ada.sub}`, 'CHAT#')).toEqual([]);
});

test('a question that is answered while its conversation is cleared leaves no partial turn', async () => {
  await using app = await startApp({ pace: { betweenMs: 3 } });
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id, text: 'The first question' });
  const asking = ada.ask({ chat_id, text: 'The second question' }).catch((error) => error);
  await until(() => app.stack.openai.requests().length === 2);
  expect(await ada.api.history.clear({ id: chat_id })).toMatchObject({ message_count: 0 });
  expect(await asking).toMatchObject({ code: 'not-found' });
  const { chat, turns } = await ada.api.history.get({ id: chat_id });
  expect({ turns, count: chat.message_count, preview: chat.preview }).toEqual({
    turns: [],
    count: 0,
    preview: '',
  });
  // The answer was sent, so it counts although its owner has cleared it away.
  expect((await ada.quota()).total).toBe(2);
});

test('a question that is asked and answered right after the conversation was cleared keeps its history entry', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id, text: 'Old' });
  saying(app, 'The new answer');
  // The old turns are deleted by now, and the header is not written yet.
  beforeFirst(app, writesHeader, () => ada.ask({ chat_id, text: 'New' }));
  expect(await ada.api.history.clear({ id: chat_id })).toMatchObject({ message_count: 2 });
  const { chat, turns } = await ada.api.history.get({ id: chat_id });
  expect(turns.map(({ text }) => text)).toEqual(['New']);
  expect(chat).toMatchObject({ message_count: 2, preview: 'The new answer' });
});

test('two devices that rate one answer at once leave one of the two ratings', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { turn } = await ada.ask();
  const place = { id: turn.chat_id, message_id: turn.id };
  await Promise.all([
    ada.api.history.rate({ ...place, rating: 'up' }),
    ada.api.history.rate({ ...place, rating: 'down', reason: 'Too long' }),
  ]);
  const { turns } = await ada.api.history.get({ id: turn.chat_id });
  expect([{ rating: 'up' }, { rating: 'down', reason: 'Too long' }]).toContainEqual(
    turns[0]?.feedback,
  );
  expect(turns[0]).toMatchObject({ content: turn.content });
});
