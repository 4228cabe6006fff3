import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker, seedChat } from '#test/support/chat.ts';

test('D5: a conversation of 10,000 turns opens, goes on and is deleted without being read whole', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { chat_id } = await seedChat(app, ada, 10_000);
  const { meter } = app.stack.data;
  meter.reset();
  const { turns, earlier } = await ada.api.history.get({ id: chat_id });
  expect(turns).toHaveLength(30);
  expect(earlier).toBe(turns[0]?.id);
  expect(meter.used().capacity).toBeLessThan(40);
  meter.reset();
  await ada.ask({ chat_id, text: 'And now?' });
  expect(meter.used().capacity).toBeLessThan(20);
  expect((await ada.api.history.list({})).items).toHaveLength(1);
  await ada.api.history.remove({ id: chat_id });
  expect(await app.table.rows(`USER#${ada.sub}`, 'TURN#')).toEqual([]);
});
