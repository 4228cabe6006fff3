import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';

const growth = (app: App) => app.as('admin').admin.getGrowth({});
const month = new Date().toISOString().slice(0, 7);
const draft = { kind: 'draft', channel: 'email', title: 'One', subject: null, body: 'Hi' };
/** Moves the sign-up of an account so many days back. */
const signedUpDaysAgo = async (app: App, sub: string, days: number) => {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  await app.table.change(`USER#${sub}`, 'ACCOUNT', 'created_at', at);
  await app.table.change(`USER#${sub}`, 'ACCOUNT', 'active_on', '2020-01-01');
  return at.slice(0, 7);
};
const counted = async (app: App, of: string) =>
  (await growth(app)).months.find((one) => one.month === of);

test('a sign-up counts in its month and for its source, and the first draft taken along is its activation, once', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  expect(await counted(app, month)).toMatchObject({ signups: 1, activated: 0, converted: 0 });
  app.stack.openai.say(() => spoken('Here.', { parts: [draft] }));
  for (let nth = 0; nth < 2; nth++) {
    const { turn } = await ada.ask();
    await ada.api.history.takeDraft({ id: turn.chat_id, message_id: turn.id });
  }
  const { months, sources } = await growth(app);
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({ month, signups: 1, activated: 1, ended: 0, reasons: [] });
  expect(sources).toEqual([
    { source: 'direct', signups: 1, activated: 1, week_1: 0, month_1: 0, converted: 0 },
  ]);
});

test('coming back in the second week and in the second month is counted once each, in the month of the sign-up', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const visit = () => ada.api.account.get({});
  const inWeek = await signedUpDaysAgo(app, ada.sub, 8);
  await visit();
  await visit();
  expect(await counted(app, inWeek)).toMatchObject({ week_1: 1, month_1: 0 });
  const row = await app.table.row(`USER#${ada.sub}`, 'ACCOUNT');
  expect(row).toMatchObject({ returned_week_1: true });

  const bob = await asker(app, 'bob');
  const inMonth = await signedUpDaysAgo(app, bob.sub, 35);
  await bob.api.account.get({});
  expect(await counted(app, inMonth)).toMatchObject({ month_1: 1 });
});

test('a purchase converts its sign-up once, and the end of the plan counts with its reason', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada', { plan: 'free' });
  const { url } = await ada.api.billing.checkout({ plan: 'essentials', period: 'monthly' });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
  expect(await growth(app)).toMatchObject({
    months: expect.arrayContaining([expect.objectContaining({ month, converted: 1, ended: 0 })]),
    revenue: { essentials: { owners: 1, monthly_cents: 1900 }, pro: { owners: 0 } },
  });
  const { account } = await ada.api.account.get({});
  const id = String(account.subscription?.id);
  const { store, billing } = app.stack.stripe;
  const details = { comment: null, feedback: 'too_expensive', reason: 'cancellation_requested' };
  billing.end(Object.assign(store.get('subscription', id), { cancellation_details: details }));
  await app.stack.stripe.webhooks.settled();
  expect(await counted(app, month)).toMatchObject({
    converted: 1,
    ended: 1,
    reasons: [{ reason: 'too_expensive', count: 1 }],
  });
});

test('test accounts are not counted, and a deleted account stays counted without a name', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bob = await asker(app, 'bob');
  await app.as('admin').admin.markTest({ id: bob.sub, is_test: true, reason: 'One of ours' });
  expect(await counted(app, month)).toMatchObject({ signups: 1 });
  await deleteAccount(app, 'ada');
  expect(await counted(app, month)).toMatchObject({ signups: 1 });
  const stored = (await app.table.all()).filter(({ sk }) => sk.startsWith('GROWTH'));
  expect(JSON.stringify(stored)).not.toContain(ada.sub);
  await expect(bob.api.admin.getGrowth({})).rejects.toMatchObject({ code: 'forbidden' });
});
