import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import type { DataCall } from '#local/dynamodb/faults.ts';
import { startApp } from '#test/support/app.ts';
import { answerWith, asker, freeAsker, said } from '#test/support/chat.ts';
import { quoteGoneQuiet } from '#test/support/quote-gone-quiet.ts';

const quiet = quoteGoneQuiet('Thanks');

const asks = ({ operation, input }: DataCall, word: string) =>
  `${operation} ${JSON.stringify(input)}`.includes(word);

test.each([
  ['the account and its businesses', '":account"'],
  ['the conversation and the quota', 'BatchGetItem'],
  ['the earlier turns', '":first"'],
  ['the memory', '"KNOWS#'],
])('a question that failed because %s could not be read is released at once', async (_, word) => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  let broken = 0;
  const mend = app.stack.data.inject((call) => {
    if (!asks(call, word)) return undefined;
    broken++;
    return 'fail';
  });
  await expect(ada.ask(question)).rejects.toMatchObject({ code: 'unavailable' });
  mend();
  expect(broken).toBeGreaterThan(0);
  // No caller waits for the lease of a worker that has given up.
  expect((await ada.ask(question)).quota).toMatchObject({ used: 1, total: 1 });
  expect(app.stack.openai.requests()).toHaveLength(1);
});

test('a used message id is refused with any other prompt, blank, business, helper, text or turn', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { businesses } = await ada.api.businesses.add({ name: 'Second', type: 'Plumber' });
  const question = { ...ada.question({ prompt: quiet }), text: 'In short, please' };
  const { content } = await ada.ask(question);
  const { text: _, ...withoutText } = question;
  const { prompt: __, ...withoutPrompt } = question;
  const others = {
    'another prompt': { ...question, prompt: { ...quiet, id: 'sales.closing.need-to-think' } },
    'another outcome': { ...question, prompt: { ...quiet, specificOutcome: 'By Monday' } },
    'other limits': { ...question, prompt: { ...quiet, constraints: 'Ten per cent' } },
    'another blank': {
      ...question,
      prompt: {
        ...quiet,
        additionalInputs: { ...quiet.additionalInputs, quote_value: '4800' },
      },
    },
    'no prompt': withoutPrompt,
    'another text': { ...question, text: 'At length, please' },
    'no text': withoutText,
    'another helper': { ...question, helper_id: 'marketing' as const },
    'another business': {
      ...question,
      business_id: businesses.find(({ id }) => id !== ada.businessId)?.id ?? '',
    },
    'a turn to replace': { ...question, replaces: ulid() },
  };
  for (const [what, other] of Object.entries(others)) {
    const refused = await ada.api.chat.ask(other).catch((error) => error);
    expect(refused, what).toMatchObject({ code: 'different-message' });
  }
  expect((await ada.ask(question)).content).toBe(content);
  expect(app.stack.openai.requests()).toHaveLength(1);
});

test('the follow-up line after a card is added once per conversation, however long ago that was', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  const { turn } = await ada.ask({ chat_id, prompt: quiet });
  expect(turn.follow_up).not.toBeNull();
  // More turns than are sent with a question.
  for (let nth = 0; nth < 6; nth++) await ada.ask({ chat_id, text: `Question ${nth}` });
  const again = await ada.ask({ chat_id, prompt: quiet });
  expect(again.turn.follow_up).toBeNull();
  expect((await ada.ask({ prompt: quiet })).turn.follow_up).not.toBeNull();
});

test('after a conversation is cleared the follow-up line can be added again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id, prompt: quiet });
  await ada.api.history.clear({ id: chat_id });
  expect((await ada.ask({ chat_id, prompt: quiet })).turn.follow_up).not.toBeNull();
});

test('nothing is remembered from answers of the general assistant', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.openai.say(
    JSON.stringify({
      response: 'Go to Sales.',
      suggested_helper_id: 'sales',
      content: 'Not this',
      facts: [{ key: 'crew size', value: said, quote: said }],
      decisions: [said],
    }),
  );
  const question = { ...ada.question(), helper_id: null };
  const answer = await ada.ask(question);
  const none = { facts: [], decisions: [] };
  expect(answer).toMatchObject({ content: 'Go to Sales.', suggestedHelperId: 'sales', ...none });
  expect(answer.turn).toMatchObject(none);
  // The replayed answer is the same.
  expect((await ada.ask(question)).turn).toMatchObject(none);
  expect((await ada.api.memory.list({ business_id: ada.businessId })).items).toEqual([]);
});

test('a helper can name another helper, but not itself or an unknown one', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const handing = (helper_id: unknown) =>
    answerWith(app, 'Call them.', {
      parts: [{ kind: 'handoff', helper_id, brief: 'Two quotes.' }],
    });
  handing('finance');
  expect(await ada.ask()).toMatchObject({
    content: 'Call them.\n\n**Ask Finance**: Two quotes.',
    suggestedHelperId: 'finance',
  });
  for (const helper_id of ['sales', 'lawyer', null, 7]) {
    handing(helper_id);
    expect(await ada.ask()).toMatchObject({ suggestedHelperId: null });
  }
});

test('a conversation belongs to its helper, also on a plan that saves none', async () => {
  await using app = await startApp();
  const finn = await freeAsker(app, 'finn');
  const chat_id = randomUUID();
  await finn.ask({ chat_id });
  expect(await app.table.rows(`USER#${finn.sub}`, 'CHAT#')).toEqual([]);
  await expect(finn.ask({ chat_id, helper_id: 'marketing' })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(app.stack.openai.requests()).toHaveLength(1);
  await finn.ask({ chat_id, text: 'And then?' });
});
