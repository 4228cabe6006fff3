import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { answerWith, asker, freeAsker, outcomes } from '#test/support/chat.ts';
import { scaled } from '#test/support/proof-size.ts';
import { forgetQuestions } from '../../support/items/quota-item.ts';

const many = <T>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** How many arrive at once. */
const crowd = scaled(20, 200);

test('of many questions at once on the Free plan exactly 10 are answered', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  answerWith(app, 'Yes.');
  const helper = { helper_id: 'sales' } as const;
  const all = await outcomes(many(crowd, () => ada.ask(helper)));
  expect(all).toEqual({ answered: 10, 'limit-reached': crowd - 10 });
  expect(app.stack.openai.requests()).toHaveLength(10);
  expect(await ada.quota()).toMatchObject({ used: 10, remaining: 0, total: 10 });
});

test('at the limit the response explains it in text and numbers, and the model is not called', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  answerWith(app, 'Yes.');
  for (let nth = 0; nth < 10; nth++) expect((await ada.ask()).quota.remaining).toBe(9 - nth);
  const refused = await ada.ask().catch((error) => error);
  expect(refused).toMatchObject({
    code: 'limit-reached',
    message:
      "You've reached the free plan limit (10 requests/day). Upgrade to Professional to unlock unlimited access.",
    data: { limit: 10, used: 10, remaining: 0, window: 'day' },
  });
  expect(Date.parse(refused.data.resets_at)).toBeGreaterThan(Date.now());
  expect(app.stack.openai.requests()).toHaveLength(10);
});

test('sending the same message many times at once gives one question, one charge and one answer', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  const askings = many(crowd, () => ada.ask(question));
  const { answered = 0, 'still-answering': waiting = 0 } = await outcomes(askings);
  expect(answered).toBeGreaterThan(0);
  expect(answered + waiting).toBe(crowd);
  expect(await ada.quota()).toMatchObject({ used: 1, total: 1 });
  expect(app.stack.openai.requests()).toHaveLength(1);
  const contents = (await Promise.allSettled(askings)).flatMap((one) =>
    one.status === 'fulfilled' ? one.value.content : [],
  );
  expect(new Set(contents).size).toBe(1);
  expect((await ada.ask(question)).content).toBe(contents[0]);
});

test('U3: when two tabs ask different questions with one left, one is answered', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  answerWith(app, 'Yes.');
  for (let nth = 0; nth < 9; nth++) await ada.ask();
  expect(await outcomes([ada.ask(), ada.ask()])).toEqual({ answered: 1, 'limit-reached': 1 });
});

test('a paid plan can ask 20 questions a minute, and faster questions are not lost', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  answerWith(app, 'Yes.');
  const questions = many(25, () => ada.question());
  const all = await outcomes(questions.map((question) => ada.ask(question)));
  // The minute may end while the questions are asked.
  expect(all.answered).toBeGreaterThanOrEqual(20);
  expect(Object.keys(all).every((code) => ['answered', 'too-fast'].includes(code))).toBe(true);
  expect((await ada.quota()).total).toBe(all.answered);
  await forgetQuestions(app, ada.sub);
  expect((await ada.ask(questions.at(-1))).content).toBe('Yes.');
});

test('a used message id with a different text is refused, before and after the answer', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  await ada.ask(question);
  for (const other of [{ text: 'Something else' }, { helper_id: 'marketing' as const }])
    await expect(ada.ask({ ...question, ...other })).rejects.toMatchObject({
      code: 'different-message',
    });
  expect((await ada.quota()).used).toBe(1);
});
