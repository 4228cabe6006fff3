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
  const { entitlement } = await bea.account.get({});
  const last = app.stack.stripe.store.all('subscription').find(({ id }) => id !== first?.id);
  const hours = (Number(last?.trial_end) * 1000 - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(48);
  expect(hours).toBeLessThan(49);
  expect(entitlement).toMatchObject({
    plan: 'pro',
    is_trial: false,
    next_plan: {
      plan: 'essentials',
      starts_at: new Date(Number(last?.trial_end) * 1000).toISOString(),
    },
  });
});

test('a plan bought during the trial locks nothing before its first payment, and begins with it', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { account } = await ada.account.get({});
  await buy(app, 'ada', 'essentials');
  expect((await ada.account.get({})).entitlement).toMatchObject({ plan: 'pro', helper_cap: 20 });
  const [mail] = app.stack.mail.inbox.list('ada@example.com');
  expect(mail?.subject).toBe('Your Essentials plan is ready');
  const ends = new Date(String(account.trial_ends_at)).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  expect(mail?.text).toContain(
    `You have Professional free until ${ends}. Your Essentials plan starts that day, and so does your first payment.`,
  );
  app.stack.stripe.billing.advance(8 * 86_400);
  await app.stack.stripe.webhooks.settled();
  expect((await ada.account.get({})).entitlement).toMatchObject({
    plan: 'essentials',
    helper_cap: 4,
    next_plan: null,
  });
});

test('"Start Essentials now" ends the trial with the first payment, once', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await expect(ada.billing.startNow({})).rejects.toMatchObject({ code: 'not-found' });
  await buy(app, 'ada', 'essentials');
  const view = await ada.billing.startNow({});
  expect(view.entitlement).toMatchObject({ plan: 'essentials', next_plan: null });
  expect(view.account.subscription).toMatchObject({ status: 'active', plan: 'essentials' });
  const [invoice] = app.stack.stripe.store.all('invoice');
  expect(invoice).toMatchObject({ status: 'paid', total: 1900 });
  await expect(ada.billing.startNow({})).rejects.toMatchObject({ code: 'not-found' });
});

test('a card that is refused when the plan is started early changes nothing', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await buy(app, 'ada', 'essentials');
  const [customer] = app.stack.stripe.store.all('customer');
  if (!customer) throw new Error('no customer');
  customer.local_card = 'fails';
  await expect(ada.billing.startNow({})).rejects.toMatchObject({
    code: 'refused',
    message: 'Your card didn’t go through, so nothing changed. Update your card and try again.',
  });
  expect((await ada.account.get({})).entitlement).toMatchObject({
    plan: 'pro',
    next_plan: { plan: 'essentials' },
  });
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
