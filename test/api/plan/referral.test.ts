import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  helperReferralsPerDay,
  referralLength,
} from '#shared/domain/plan/quota/uncounted-helper-referrals.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, essentialsAsker, freeAsker, sentMessages } from '#test/support/chat.ts';

const say = (app: App, response: string, suggested_helper_id: string | null) =>
  app.stack.openai.say(() => JSON.stringify({ response, suggested_helper_id }));
const askAssistant = (owner: Asker, text = 'My quote got no answer') =>
  owner.ask({ helper_id: null, text, chat_id: randomUUID() });

test('an answer of the assistant that only names a helper is not counted', async () => {
  await using app = await startApp();
  const fay = await freeAsker(app, 'fay');
  say(app, 'That is one for Sales.', 'sales');
  const { quota, turn } = await askAssistant(fay);
  expect(quota).toMatchObject({ used: 0, remaining: 10, total: 0 });
  expect(turn).toMatchObject({ uncounted: true, suggestedHelperId: 'sales' });
  expect(await fay.quota()).toMatchObject({ used: 0, remaining: 10 });
});

test('the question is counted where it is taken to, once', async () => {
  await using app = await startApp();
  const fay = await freeAsker(app, 'fay');
  say(app, 'That is one for Sales.', 'sales');
  const { turn } = await askAssistant(fay);
  const taken_from = { chat_id: turn.chat_id, message_id: turn.id };
  const text = 'My quote got no answer';
  expect((await fay.ask({ text, taken_from })).quota).toMatchObject({ used: 1 });
});

test.each([
  ['that names no helper', 'Call two of them today, and ask for Friday.', null],
  ['that names one and gives advice', 'Do this first. '.repeat(referralLength / 14), 'sales'],
] as const)('an answer of the assistant %s is counted', async (_, response, helper) => {
  await using app = await startApp();
  const fay = await freeAsker(app, 'fay');
  say(app, response, helper);
  const { quota, turn } = await askAssistant(fay);
  expect(quota).toMatchObject({ used: 1, remaining: 9 });
  expect(turn.uncounted).toBeUndefined();
});

test('ten referrals a day are not counted, the next ones are, and are taken along uncounted', async () => {
  await using app = await startApp();
  const eve = await essentialsAsker(app, 'eve');
  say(app, 'That is one for Sales.', 'sales');
  for (let nth = 0; nth < helperReferralsPerDay; nth++)
    expect((await askAssistant(eve)).quota.used).toBe(0);
  const { quota, turn } = await askAssistant(eve);
  expect(quota).toMatchObject({ used: 1, remaining: 99 });
  expect(turn.uncounted).toBeUndefined();
  const taken_from = { chat_id: turn.chat_id, message_id: turn.id };
  const taken = await eve.ask({ text: 'My quote got no answer', taken_from });
  expect(taken.quota).toMatchObject({ used: 1 });
});

test('twelve referrals at once are uncounted ten times', async () => {
  await using app = await startApp();
  const eve = await essentialsAsker(app, 'eve');
  say(app, 'That is one for Sales.', 'sales');
  await Promise.all(Array.from({ length: 12 }, () => askAssistant(eve)));
  expect(await eve.quota()).toMatchObject({ used: 2, total: 2 });
});

test('a referral sent again is replayed, uncounted, and takes none of the ten', async () => {
  await using app = await startApp();
  const fay = await freeAsker(app, 'fay');
  say(app, 'That is one for Sales.', 'sales');
  const question = fay.question({ helper_id: null, text: 'Which one?' });
  await fay.ask(question);
  expect((await fay.ask(question)).quota).toMatchObject({ used: 0 });
  const { readQuota } = await import('#functions/plan/quota/quota-table.ts');
  expect((await readQuota(fay.sub))?.referrals).toBe(1);
});

test('a plan without a limit has nothing to give back: a referral counts towards fair use', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  say(app, 'That is one for Sales.', 'sales');
  const { turn } = await askAssistant(ada);
  expect(turn.uncounted).toBeUndefined();
  expect(await ada.quota()).toMatchObject({ unlimited: true, total: 1 });
});

test('a referral takes as many writes as a question: it is counted for the day, and not for the results', async () => {
  await using app = await startApp();
  const fay = await freeAsker(app, 'fay');
  const { meter } = app.stack.data;
  const writesOf = async (helper: string | null) => {
    say(app, 'That is one for Sales.', helper);
    meter.reset();
    await askAssistant(fay);
    return meter.used('UpdateItem').calls;
  };
  const counted = await writesOf(null);
  expect(await writesOf('sales')).toBe(counted);
});

test('the assistant is told which helpers the plan does not open, and to answer itself where none of the others can', async () => {
  await using app = await startApp();
  const fay = await asker(app, 'fay', { plan: 'free', selected_helpers: ['sales', 'marketing'] });
  await askAssistant(fay, 'We drive across town four times a day');
  const [system = { content: '' }] = sentMessages(app).at(-1) ?? [];
  expect(system.content).toContain('Not part of this plan yet: social-media, finance');
  expect(system.content).toContain('answer the question yourself');
});

test('with its best helper locked, the assistant answers briefly itself, which counts', async () => {
  await using app = await startApp();
  const fay = await asker(app, 'fay', { plan: 'free', selected_helpers: ['sales', 'marketing'] });
  const { turn, quota } = await askAssistant(fay, 'We drive across town four times a day');
  expect(turn.suggestedHelperId).toBeNull();
  expect(turn.content).toContain('Start here:');
  expect(quota).toMatchObject({ used: 1 });
});

test('with its best helper locked, the assistant sends to an open one that can', async () => {
  await using app = await startApp();
  const fay = await asker(app, 'fay', { plan: 'free', selected_helpers: ['sales', 'marketing'] });
  const text = 'My invoice was not paid, and I need more customers from Google';
  const { turn, quota } = await askAssistant(fay, text);
  expect(turn.suggestedHelperId).toBe('marketing');
  expect(quota).toMatchObject({ used: 0 });
});
