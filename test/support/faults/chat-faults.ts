import { expect } from 'vitest';
import { spoken } from '../answers/spoken.ts';
import type { App } from '../app.ts';
import { type Asker, answerOf, type Question } from '../chat.ts';
import { stateOf } from '../items/turn-item.ts';

/** The text of an answer, and the answer as the provider sends it. */
export const content = 'Call them **today** and ask one question: "Did we miss something?" 😀';
export const reply = spoken(content);

/** The problem the page receives after a failure that can be retried. */
export const unavailable = { code: 'unavailable', retryable: true };

export const providerCalls = (app: App) => app.stack.openai.requests().length;

/** Sends a question like the page: the same message again, at most three more times. */
export const askWithRetries = async (ada: Asker, question: Question) => {
  let failure: unknown;
  for (let tries = 0; tries < 4; tries++)
    try {
      return await answerOf(await ada.api.chat.ask(question));
    } catch (error) {
      failure = error;
      if (!(error as { retryable?: boolean }).retryable) throw error;
    }
  throw failure;
};

/** The stored item of a question. */
export const turnRow = (app: App, ada: Asker, { chat_id, message_id }: Question) =>
  app.table.row(`USER#${ada.sub}`, `TURN#${chat_id}#${message_id}`);

/** Expects a charge if and only if a reply is stored, and that the quota shown equals the quota stored. */
export const expectCharged = async (
  app: App,
  ada: Asker,
  question: Question,
  answered: boolean,
) => {
  const row = await turnRow(app, ada, question);
  expect(stateOf(row) === 'answered').toBe(answered);
  expect(await ada.quota()).toMatchObject({ used: answered ? 1 : 0, total: answered ? 1 : 0 });
};

/** Waits, one turn of the event loop at a time, until the condition is met. */
export const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
};
