import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { longAnswer } from '#test/support/answers/stop-answer.ts';
import { startApp } from '#test/support/app.ts';
import { answerOf, essentialsAsker, questionIn } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';

test('a person who is removed while an answer streams gets it to its end, is charged once, and is out at the next request', async () => {
  await using app = await startApp({ pace: { firstWordsMs: 5, betweenMs: 3 } });
  app.stack.openai.say(spoken(longAnswer));
  const ada = await essentialsAsker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const question = questionIn(ada.businessId);
  const events: string[] = [];
  for await (const { event } of await carol.api.chat.ask(question)) {
    if (event === 'delta' && !events.includes('delta'))
      await ada.api.account.removePerson({ id: carol.sub });
    events.push(event);
  }
  expect(events.at(-1)).toBe('done');
  const used = async () => (await ada.api.account.usage({})).quota.used;
  expect(await used()).toBe(1);

  // Neither the same question, nor another, nor her chats.
  const refused = { code: 'no-access' };
  await expect(carol.api.chat.ask(question)).rejects.toMatchObject(refused);
  await expect(carol.api.chat.ask(questionIn(ada.businessId))).rejects.toMatchObject(refused);
  await expect(carol.api.history.get({ id: question.chat_id })).rejects.toMatchObject(refused);
  expect(await used()).toBe(1);

  // What was asked is hers once she is back, answered and charged once.
  await ada.api.account.restorePerson({ id: carol.sub });
  const { turns } = await carol.api.history.get({ id: question.chat_id });
  expect(turns).toMatchObject([{ id: question.message_id, content: longAnswer }]);
  await answerOf(await carol.api.chat.ask(question));
  expect(await used()).toBe(1);
});
