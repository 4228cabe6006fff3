import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { spoken } from '#test/support/spoken.ts';

const content = Array.from({ length: 120 }, (_, nth) => `Step ${nth + 1}: call them.`).join(' ');

test('the provider’s answer is ended once its owner has stopped it, and costs what was sent', async () => {
  await using app = await startApp({ pace: { firstWordsMs: 5, betweenMs: 100 } });
  const ada = await asker(app, 'ada');
  app.stack.openai.say(spoken(content));
  const question = ada.question();
  const started = Date.now();
  let isStopped = false;
  for await (const { event } of await ada.api.chat.ask(question)) {
    if (isStopped || event !== 'delta') continue;
    isStopped = true;
    const { chat_id: id, message_id } = question;
    await ada.api.history.stop({ id, message_id, shown: 20 });
  }
  // The whole answer would take 20 seconds.
  expect(Date.now() - started).toBeLessThan(6000);
  const { turns } = await ada.api.history.get({ id: question.chat_id });
  expect(turns).toMatchObject([{ stopped: true, content: content.slice(0, 20).trim() }]);
  expect(await ada.quota()).toMatchObject({ total: 0 });
  const { storedModelSpend } = await import('#functions/plan/quota/model-spend-table.ts');
  expect((await storedModelSpend(new Date())).microdollars).toBeGreaterThan(1000);
});
