import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { buy } from '#test/support/purchase.ts';

test('paying during the trial replaces the trial with the plan', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  expect((await ada.account.get({})).entitlement).toMatchObject({ plan: 'pro', is_trial: true });
  await buy(app, 'ada', 'pro', 'yearly');
  expect((await ada.account.get({})).entitlement).toMatchObject({
    plan: 'pro',
    is_trial: false,
    trial_days_left: null,
  });
});

test('paying during the trial keeps the rest of the trial, at least the provider’s 48 hours', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { account } = await ada.account.get({});
  await buy(app, 'ada', 'pro');
  const [first] = app.stack.stripe.store.all('subscription');
  expect(first).toMatchObject({
    status: 'trialing',
    trial_end: Math.floor(Date.parse(String(account.trial_ends_at)) / 1000),
  });
  expect((await ada.account.get({})).account.subscription).toMatchObject({
    status: 'trialing',
    plan: 'pro',
  });

  const bea = await app.member('bea');
  const key = { pk: `USER#${await app.sub('bea')}`, sk: 'ACCOUNT' };
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await app.table.change(key.pk, key.sk, 'trial_ends_at', soon);
  await buy(app, 'bea', 'essentials');
  expect((await bea.account.get({})).entitlement.plan).toBe('essentials');
  const last = app.stack.stripe.store.all('subscription').find(({ id }) => id !== first?.id);
  const hours = (Number(last?.trial_end) * 1000 - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(48);
  expect(hours).toBeLessThan(49);
});

test('a plan bought after the trial has no free days', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  await buy(app, 'ada', 'pro');
  expect(app.stack.stripe.store.all('subscription')[0]).toMatchObject({
    status: 'active',
    trial_end: null,
  });
});

test('a plan chosen in onboarding is stored with its period, and Free without one', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'essentials', period: 'yearly' });
  expect((await ada.account.get({})).account).toMatchObject({
    selected_plan: 'essentials',
    selected_period: 'yearly',
  });
  const bea = await app.member('bea', { plan: 'free', period: 'yearly' });
  expect((await bea.account.get({})).account.selected_period).toBeNull();
});
