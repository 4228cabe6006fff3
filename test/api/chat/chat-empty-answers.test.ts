import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { startApp } from '#test/support/app.ts';
import { freeAsker } from '#test/support/chat.ts';
import {
  askWithRetries,
  content,
  expectCharged,
  providerCalls,
  reply,
  unavailable,
} from '#test/support/faults/chat-faults.ts';

// Rows O4, O5 and O8 of the fault table in docs/security.md: answers that are none, and errors that stay.

const nothing = {
  ...unavailable,
  message: "I'm sorry, I couldn't generate a response.",
};

test.each([
  ['no text', ''],
  ['blanks', ' \n '],
  ['an empty text part', JSON.stringify({ parts: [{ kind: 'text', markdown: ' ' }] })],
  ['no parts', JSON.stringify({ calculate: [], add_up: [], parts: [], facts: [], decisions: [] })],
  ['a brace', '{'],
  ['JSON that barely began', '{"calculate":[],"add_up":[],"parts":[{"kind":"te'],
  ['a thought and nothing else', '<think>They want a price. Say'],
])('O4: an answer of %s is neither stored nor charged', async (_, said) => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  app.stack.openai.say(said);
  await expect(ada.ask(question)).rejects.toMatchObject(nothing);
  await expectCharged(app, ada, question, false);
  app.stack.openai.say(reply);
  expect((await askWithRetries(ada, question)).content).toBe(content);
  await expectCharged(app, ada, question, true);
});

test('O4: an empty answer of the provider is neither stored nor charged', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  app.stack.openai.fail({ kind: 'empty' });
  await expect(ada.ask(question)).rejects.toMatchObject(nothing);
  await expectCharged(app, ada, question, false);
});

test('O4: calculations that end in nothing are not charged', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  const calculate = [{ calculator: 'job-price', inputs: [{ id: 'material', value: 40 }] }];
  app.stack.openai.say(spoken('', { calculate }));
  await expect(ada.ask(question)).rejects.toMatchObject(nothing);
  expect(providerCalls(app)).toBe(4);
  await expectCharged(app, ada, question, false);
});

test('O4: an answer of the assistant that is not JSON is neither stored nor charged', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say('Sure! Let me think about that.');
  await expect(ada.ask({ helper_id: null })).rejects.toMatchObject(nothing);
  expect(await ada.quota()).toMatchObject({ used: 0, total: 0 });
});

test('O5: JSON that ends in the middle is stored as far as it arrived, and can be continued', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(reply.slice(0, reply.indexOf('ask one')));
  const question = ada.question();
  const { turn } = await ada.ask(question);
  expect(turn).toMatchObject({ cut: 'continue', parts: [{ kind: 'text', cut: true }] });
  await expectCharged(app, ada, question, true);
  app.stack.openai.say(spoken('ask one question.'));
  const more = { chat_id: turn.chat_id, continues: turn.id, text: undefined };
  const rest = await ada.ask(more);
  expect(rest.turn).toMatchObject({ content: 'Call them **today** and ask one question.' });
  expect(rest.turn.cut).toBeUndefined();
  expect(rest.quota.used).toBe(1);
});

test.each([400, 401, 403, 404])(
  'O8: an error %d of the provider is told at once and not tried again',
  async (status) => {
    await using app = await startApp();
    const ada = await freeAsker(app, 'ada');
    for (const helper_id of ['sales', null] as const) {
      const question = ada.question({ helper_id });
      app.stack.openai.forget();
      app.stack.openai.fail({ kind: 'status', status });
      const started = Date.now();
      await expect(askWithRetries(ada, question)).rejects.toMatchObject({
        code: 'answers-paused',
        retryable: false,
        message: expect.stringContaining('Your question didn’t count'),
      });
      expect(Date.now() - started).toBeLessThan(1000);
      expect(providerCalls(app)).toBe(1);
      await expectCharged(app, ada, question, false);
    }
  },
);
