import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { answerOf, answerWith, asker, essentialsAsker, sentMessages } from '#test/support/chat.ts';

test('regenerate asks the question again and replaces the first answer', async () => {
  await using app = await startApp();
  const ada = await essentialsAsker(app, 'ada');
  const chat_id = randomUUID();
  answerWith(app, 'First answer');
  const { turn: first } = await ada.ask({ chat_id, text: 'My question' });
  answerWith(app, 'Second answer');
  const again = await ada.ask({ chat_id, replaces: first.id });
  expect(again.turn).toMatchObject({ text: 'My question', content: 'Second answer' });
  expect(again.quota.used).toBe(2);
  expect(sentMessages(app).at(-1)).toHaveLength(2);
  answerWith(app, 'Third answer');
  await ada.ask({ chat_id, replaces: again.turn.id });
  const { turns, chat } = await ada.api.history.get({ id: chat_id });
  expect(turns.map(({ content }) => content)).toEqual(['Third answer']);
  expect(chat).toMatchObject({ message_count: 2, preview: 'Third answer' });
});

test('an edited question replaces the question and all later turns', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  const ids = [];
  for (const text of ['One', 'Two', 'Three', 'Four'])
    ids.push((await ada.ask({ chat_id, text })).turn.id);
  await ada.ask({ chat_id, text: 'Two, better', replaces: ids[1] });
  const { turns, chat } = await ada.api.history.get({ id: chat_id });
  expect(turns.map(({ text }) => text)).toEqual(['One', 'Two, better']);
  expect(chat.message_count).toBe(4);
  await ada.ask({ chat_id, text: 'Next' });
  const texts = sentMessages(app)
    .at(-1)
    ?.filter(({ role }) => role === 'user');
  expect(texts?.map(({ content }) => content)).toEqual(['One', 'Two, better', 'Next']);
});

test('a question changed while its first answer is streamed is the only turn left', async () => {
  await using app = await startApp({ pace: { firstWordsMs: 200 } });
  const ada = await asker(app, 'ada');
  const first = ada.question({ text: 'Too early' });
  const { chat_id } = first;
  const early = answerOf(await ada.api.chat.ask(first));
  const changed = ada.ask({ chat_id, text: 'Better', replaces: first.message_id });
  await Promise.all([early, changed]);
  const { turns, chat } = await ada.api.history.get({ id: chat_id });
  expect(turns.map(({ text }) => text)).toEqual(['Better']);
  expect(chat.message_count).toBe(2);
});

test('a failed regenerate keeps the first answer', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  const { turn } = await ada.ask({ chat_id });
  app.stack.openai.fail({ kind: 'status', status: 500 });
  await expect(ada.ask({ chat_id, replaces: turn.id })).rejects.toMatchObject({
    code: 'unavailable',
  });
  const { turns } = await ada.api.history.get({ id: chat_id });
  expect(turns.map(({ id }) => id)).toEqual([turn.id]);
});
