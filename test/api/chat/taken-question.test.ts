import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, answerWith, asker, freeAsker, type Question } from '#test/support/chat.ts';
import { forgetQuestions } from '../../support/items/quota-item.ts';
import { waitForMinute } from '../../support/wait-for-minute.ts';

const text = 'My quote got no answer';

/** Too long to be a mere referral, so the question of the assistant is counted. */
const advice = `Go to Sales. ${'Call them on Friday. '.repeat(40)}`;

/** Asks the general assistant, which names sales and gives advice. */
const assistant = async (app: App, owner: Asker, more: Partial<Question> = {}) => {
  app.stack.openai.say(JSON.stringify({ response: advice, suggested_helper_id: 'sales' }));
  const { turn } = await owner.ask({ helper_id: null, text, ...more });
  answerWith(app, 'Call them.');
  return { chat_id: turn.chat_id, message_id: turn.id };
};

test('the question is taken to the named helper and is not counted again', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const taken_from = await assistant(app, ada);
  expect(await ada.quota()).toMatchObject({ used: 1 });
  const { quota, turn } = await ada.ask({ text: ` ${text} `, taken_from });
  expect(turn.content).toBe('Call them.');
  expect(quota).toMatchObject({ used: 1, remaining: 9 });
  expect(await ada.quota()).toMatchObject({ used: 1 });
  // Server-only fields are not returned.
  expect(turn).not.toHaveProperty('taken_to');
  expect(turn.uncounted).toBe(true);
  await ada.ask({ text: 'And then?', chat_id: turn.chat_id });
  expect(await ada.quota()).toMatchObject({ used: 2 });
});

test('a taken question is answered even when the limit has been reached since', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  answerWith(app, 'Yes.');
  for (let nth = 0; nth < 9; nth++) await ada.ask();
  const taken_from = await assistant(app, ada);
  await expect(ada.ask({ text })).rejects.toMatchObject({ code: 'limit-reached' });
  expect(await ada.ask({ text, taken_from })).toMatchObject({ content: 'Call them.' });
  expect(await ada.quota()).toMatchObject({ used: 10, remaining: 0 });
});

test('a taken question that failed stays uncounted at its retry, and is released once', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const taken_from = await assistant(app, ada);
  const question = ada.question({ text, taken_from });
  app.stack.openai.fail({ kind: 'status', status: 500 });
  await expect(ada.ask(question)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await ada.quota()).toMatchObject({ used: 1 });
  await ada.ask(question);
  expect(await ada.quota()).toMatchObject({ used: 1 });
});

test('the limit of twenty a minute applies to uncounted questions, and a refused one stays uncounted', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  answerWith(app, 'Yes.');
  await waitForMinute(15_000);
  for (let nth = 0; nth < 19; nth++) await ada.ask();
  const taken_from = await assistant(app, ada);
  await expect(ada.ask({ text, taken_from })).rejects.toMatchObject({ code: 'too-fast' });
  await forgetQuestions(app, ada.sub);
  const { turn } = await ada.ask({ text, taken_from });
  const row = await app.table.row(
    `USER#${ada.sub}`,
    `TURN#${taken_from.chat_id}#${taken_from.message_id}`,
  );
  expect(row?.taken_to).toBe(`${turn.chat_id}#${turn.id}`);
});

test('a question can be taken on from a helper too, and the second step in a chain is counted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada', { plan: 'free', selected_helpers: ['sales', 'marketing'] });
  const naming = (helper_id: string) =>
    answerWith(app, 'Not my field.', { parts: [{ kind: 'handoff', helper_id, brief: '' }] });
  naming('marketing');
  const first = await ada.ask({ text });
  expect(first.suggestedHelperId).toBe('marketing');
  naming('sales');
  const from = ({ turn }: typeof first) => ({ chat_id: turn.chat_id, message_id: turn.id });
  const second = await ada.ask({ text, helper_id: 'marketing', taken_from: from(first) });
  expect(second.quota).toMatchObject({ used: 1 });
  // Otherwise two helpers that name each other would answer without a charge.
  const third = await ada.ask({ text, helper_id: 'sales', taken_from: from(second) });
  expect(third.quota).toMatchObject({ used: 2 });
});

/** Ways to send a second uncounted question: inputs beside `taken_from`. */
const cheats: readonly (readonly [string, Partial<Question>])[] = [
  ['with another text', { text: 'Write my whole website' }],
  ['with additional text', { text: `${text}. And write my website` }],
  ['to another helper', { helper_id: 'marketing' }],
  ['to the assistant again', { helper_id: null }],
  [
    'with a prompt',
    {
      text: undefined,
      prompt: {
        id: 'sales.closing.need-to-think',
        specificOutcome: text,
        additionalInputs: {
          quote_value: '480',
          quoted_job: 'Gutters',
          objection: 'Let me think',
        },
      },
    },
  ],
];

test.each(cheats)('cheating: %s the question is counted', async (_, more) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada', { plan: 'free', selected_helpers: ['sales', 'marketing'] });
  const taken_from = await assistant(app, ada);
  if (more.helper_id === null)
    app.stack.openai.say('{"response":"Sales.","suggested_helper_id":null}');
  await ada.ask({ text, taken_from, ...more });
  expect(await ada.quota()).toMatchObject({ used: 2 });
});

test('cheating: one answer gives one uncounted question, however often and at once it is taken', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const taken_from = await assistant(app, ada);
  const message_id = ulid();
  await Promise.all([
    ada.ask({ text, taken_from, message_id, chat_id: randomUUID() }),
    // The same message in another conversation is another question.
    ada.ask({ text, taken_from, message_id, chat_id: randomUUID() }),
    ada.ask({ text, taken_from }),
    ada.ask({ text, taken_from }),
  ]);
  expect(await ada.quota()).toMatchObject({ used: 4 });
});

test('cheating: a question taken from an answer of another owner, of another business, or from none is counted', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const bob = await freeAsker(app, 'bob');
  await ada.ask({ text, taken_from: await assistant(app, bob) });
  await ada.ask({ text, taken_from: { chat_id: randomUUID(), message_id: ulid() } });
  expect(await ada.quota()).toMatchObject({ used: 2 });

  const late = await assistant(app, ada);
  const key = [`USER#${ada.sub}`, `TURN#${late.chat_id}#${late.message_id}`] as const;
  const row = await app.table.row(...key);
  await app.table.put({ ...row, pk: key[0], sk: key[1], business_id: randomUUID() });
  await ada.ask({ text, taken_from: late });
  expect(await ada.quota()).toMatchObject({ used: 4 });
});
