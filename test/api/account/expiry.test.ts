import { afterEach, expect, test, vi } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, essentialsAsker, freeAsker } from '#test/support/chat.ts';

const dayMs = 24 * 3_600_000;
/** In the middle of a month, so that no quota window ends with the day. */
const start = Date.parse('2026-06-10T12:00:00.000Z');

afterEach(() => {
  vi.useRealTimers();
});

/** Starts an app with a frozen clock; `at` sets the time and signs the owner in again, because tokens expire. */
const startClockedApp = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const app = await startApp();
  return {
    app,
    at: async (name: string, ms: number) => {
      vi.setSystemTime(start + ms);
      await app.signIn(name);
    },
  };
};

/** Returns for each place where an unsaved answer can appear whether it does. */
const metAt = async (app: App, ada: Asker, question: ReturnType<Asker['question']>) => {
  const { chat_id, message_id } = question;
  const { turns } = await ada.api.account.export({});
  const rated = await ada.api.history
    .rate({ id: chat_id, message_id, rating: 'up' })
    .catch(({ code }: { code: string }) => code);
  await ada.ask({ chat_id, text: 'And then?' });
  const sent = app.stack.openai.requests().at(-1)?.body.messages ?? [];
  const asked = app.stack.openai.requests().length;
  await ada.ask(question);
  return {
    exported: turns.some(({ id }) => id === message_id),
    rated: rated !== 'not-found',
    goesAlong: sent.length > 2,
    replayed: app.stack.openai.requests().length === asked,
  };
};

test.each([
  ['one second before it expires, an unsaved answer is available', dayMs - 1000, true],
  ['once expired, it is returned nowhere, though the table still has it', dayMs, false],
  ['a day later it is returned nowhere', 2 * dayMs, false],
])('%s', async (_, ms, isThere) => {
  const { app, at } = await startClockedApp();
  await using _app = app;
  const ada = await freeAsker(app, 'ada');
  const question = ada.question({ text: 'What do I charge for a boiler?' });
  await ada.ask(question);
  await at('ada', ms);
  expect(await metAt(app, ada, question)).toEqual({
    exported: isThere,
    rated: isThere,
    goesAlong: isThere,
    replayed: isThere,
  });
});

test('the usage list shows no text of an expired answer', async () => {
  const { app, at } = await startClockedApp();
  await using _app = app;
  const ada = await essentialsAsker(app, 'ada');
  await ada.ask({ helper_id: null, text: 'Who helps me with my taxes?' });
  await ada.ask({ text: 'How do I follow up?' });
  const counted = async () =>
    (await ada.api.account.usage({})).items.map(({ helper_id, text }) => [helper_id, text]).sort();
  expect(await counted()).toEqual([
    [null, 'Who helps me with my taxes?'],
    ['sales', 'How do I follow up?'],
  ]);
  await at('ada', dayMs);
  expect(await counted()).toEqual([
    [null, ''],
    ['sales', 'How do I follow up?'],
  ]);
});

test('a failed question is deleted after a week, and its charge is released at once', async () => {
  const { app, at } = await startClockedApp();
  await using _app = app;
  const ada = await freeAsker(app, 'ada');
  const question = ada.question();
  app.stack.openai.fail({ kind: 'status', status: 500 });
  await expect(ada.ask(question)).rejects.toMatchObject({ code: 'unavailable' });
  expect((await ada.quota()).total).toBe(0);
  const other = { ...question, text: 'In other words' };
  await at('ada', 7 * dayMs - 1000);
  await expect(ada.ask(other)).rejects.toMatchObject({ code: 'different-message' });
  await at('ada', 7 * dayMs);
  expect((await ada.ask(other)).quota).toMatchObject({ used: 1, total: 1 });
});
