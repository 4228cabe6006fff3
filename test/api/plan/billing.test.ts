import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';
import { buy, sessionOf } from '#test/support/purchase.ts';

const many = <T>(count: number, make: (nth: number) => T) =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));
const planOf = async (app: App, name: string) =>
  (await app.as(name).account.get({})).entitlement.plan;

test('an owner on Free buys Essentials for a year and has it as soon as the event arrives', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  const { url } = await ada.billing.checkout({ plan: 'essentials', period: 'yearly' });
  expect(url).toContain('/__local/stripe/pay/');
  expect(await planOf(app, 'ada')).toBe('free');

  app.stack.stripe.pay(sessionOf(url));
  await app.stack.stripe.webhooks.settled();
  const { account, entitlement, quota } = await ada.account.get({});
  expect(account).toMatchObject({
    has_customer: true,
    subscription: { status: 'active', plan: 'essentials', period: 'yearly' },
  });
  expect(entitlement).toMatchObject({ plan: 'essentials', helper_cap: 4, saves_history: true });
  expect(quota).toMatchObject({ limit: 100, window: 'month' });
  expect(app.stack.mail.inbox.list('ada@example.com')[0]).toMatchObject({
    subject: 'Your Essentials plan is ready',
  });
});

test('the payment page knows the owner and returns only to our own pages', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  const back = {
    pricing: '/pricing',
    profile: '/dashboard/profile',
    onboarding: '/dashboard',
    dashboard: '/dashboard',
  };
  for (const from of ['pricing', 'profile', 'onboarding', 'dashboard'] as const) {
    const { url } = await app.as('ada').billing.checkout({
      plan: 'pro',
      period: 'monthly',
      from,
    });
    const session = app.stack.stripe.store.get('checkout.session', sessionOf(url));
    expect(session).toMatchObject({
      client_reference_id: await app.sub('ada'),
      local_price: 'price_pro_monthly',
      success_url:
        'http://localhost:5173/dashboard/checkout-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: `http://localhost:5173${back[from]}?payment=cancelled&plan=pro&period=monthly`,
    });
    expect(app.stack.stripe.store.get('customer', session.customer ?? '')).toMatchObject({
      email: 'ada@example.com',
      metadata: { user_id: await app.sub('ada') },
    });
  }
});

test('twenty checkouts at once create one customer and leave one payable page', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  const urls = await many(20, () => ada.billing.checkout({ plan: 'pro', period: 'monthly' }));
  expect(app.stack.stripe.store.all('customer')).toHaveLength(1);
  const open = urls.filter(
    ({ url }) => app.stack.stripe.store.get('checkout.session', sessionOf(url)).status === 'open',
  );
  expect(new Set(open.map(({ url }) => url)).size).toBe(1);
});

test('a paying owner cannot buy a second subscription, not even before the event arrives', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  app.stack.stripe.webhooks.setMode({ drop: true });
  await buy(app, 'ada', 'essentials');
  expect(await planOf(app, 'ada')).toBe('free');
  const again = () => ada.billing.checkout({ plan: 'pro', period: 'monthly' });
  await expect(again()).rejects.toMatchObject({ code: 'already-subscribed', status: 409 });
  await ada.billing.sync({});
  await expect(again()).rejects.toMatchObject({ code: 'already-subscribed' });
  expect(app.stack.stripe.store.all('subscription')).toHaveLength(1);
});

test('when the events are late the page can sync the plan, and syncing twice sends one mail', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  app.stack.stripe.webhooks.setMode({ order: 'hold-shuffled', copies: 3 });
  await buy(app, 'ada', 'pro');
  expect((await ada.billing.sync({})).entitlement.plan).toBe('pro');
  app.stack.stripe.webhooks.release();
  await app.stack.stripe.webhooks.settled();
  expect((await ada.billing.sync({})).entitlement.plan).toBe('pro');
  const mails = app.stack.mail.inbox.list('ada@example.com');
  expect(mails.filter(({ subject }) => subject.includes('is ready'))).toHaveLength(1);
});

test('the portal opens for owners with billing, at the requested step', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  await expect(ada.billing.portal({})).rejects.toMatchObject({ code: 'not-found' });
  await buy(app, 'ada', 'essentials');
  const opened = async (flow?: 'home' | 'change-plan' | 'cancel') => {
    const { url } = await ada.billing.portal(flow ? { flow } : {});
    return app.stack.stripe.store.get('billing_portal.session', sessionOf(url));
  };
  const return_url = 'http://localhost:5173/dashboard/profile';
  expect(await opened()).toMatchObject({ return_url, flow: null });
  expect(await opened('change-plan')).toMatchObject({ flow: { type: 'subscription_update' } });
  expect(await opened('cancel')).toMatchObject({ flow: { type: 'subscription_cancel' } });

  const [subscription] = app.stack.stripe.store.all('subscription');
  if (!subscription) throw new Error('nothing was bought');
  app.stack.stripe.billing.cancelAtEnd(subscription, true);
  await app.stack.stripe.webhooks.settled();
  expect(await opened('cancel')).toMatchObject({ flow: null });
});

test('a plan is changed, canceled and runs out; all saved data remains', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  await buy(app, 'ada', 'essentials');
  const { billing, store, webhooks } = app.stack.stripe;
  const [subscription] = store.all('subscription');
  if (!subscription) throw new Error('nothing was bought');

  billing.swap(subscription, store.get('price', 'price_pro_monthly'));
  await webhooks.settled();
  expect(await planOf(app, 'ada')).toBe('pro');

  billing.cancelAtEnd(subscription, true);
  await webhooks.settled();
  const cancelled = await ada.account.get({});
  expect(cancelled.entitlement.plan).toBe('pro');
  expect(cancelled.account.subscription?.cancel_at_period_end).toBe(true);

  billing.advance(32 * 86_400);
  await webhooks.settled();
  const after = await ada.account.get({});
  expect(after.entitlement).toMatchObject({ plan: 'free', trial_ended: false });
  expect(after.account.subscription?.status).toBe('canceled');
  expect(after.businesses).toEqual(cancelled.businesses);
});

test('a failed payment keeps the plan and is shown, until the provider gives up', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  await buy(app, 'ada', 'essentials');
  const { billing, store, webhooks } = app.stack.stripe;
  const [subscription] = store.all('subscription');
  if (!subscription) throw new Error('nothing was bought');
  billing.renew(subscription, false);
  await webhooks.settled();
  expect((await ada.account.get({})).entitlement).toMatchObject({
    plan: 'essentials',
    payment_failed: true,
  });
  billing.setStatus(subscription, 'unpaid');
  await webhooks.settled();
  expect((await ada.account.get({})).entitlement).toMatchObject({
    plan: 'free',
    payment_failed: false,
  });
});

test('deleting an account ends its subscription', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  await buy(app, 'ada', 'pro');
  await deleteAccount(app, 'ada');
  expect(app.stack.stripe.store.all('subscription')[0]?.status).toBe('canceled');
  await app.stack.stripe.webhooks.settled();
  expect(app.stack.stripe.webhooks.deliveries().every(({ status }) => status === 200)).toBe(true);
});

test('an account is not deleted while its subscription cannot be ended', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  await buy(app, 'ada', 'pro');
  const mend = app.stack.stripe.inject(() => ({ status: 500 }));
  using _ = shorterWaits();
  await deleteAccount(app, 'ada');
  mend();
  const [row] = await app.table.rows(`USER#${await app.sub('ada')}`, 'ACCOUNT');
  expect(row?.subscription).toMatchObject({ status: 'active' });
  await app.stack.queue.delivery.hurry();
  expect(app.stack.stripe.store.all('subscription')[0]?.status).toBe('canceled');
});

test('revenue counts the monthly amount of each plan, a year divided by twelve', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  await app.member('bob', { plan: 'free' });
  await buy(app, 'ada', 'essentials', 'yearly');
  await buy(app, 'bob', 'pro');
  const counted = () => app.table.row('STATS#total', 'COUNTS');
  expect(await counted()).toMatchObject({ cents_essentials: 1583, cents_pro: 4900 });
  const subscription = app.stack.stripe.store
    .all('subscription')
    .find(({ items }) => items.data[0]?.price.lookup_key === 'pro_monthly');
  if (!subscription) throw new Error('bob bought nothing');
  app.stack.stripe.billing.end(subscription);
  await app.stack.stripe.webhooks.settled();
  expect(await counted()).toMatchObject({ cents_essentials: 1583, cents_pro: 0 });
});

test('owners are reminded of the end of their trial three days before and on the last day, once each', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await app.member('bob', { plan: 'free' });
  const ends = (await ada.account.get({})).account.trial_ends_at ?? '';
  const { handler } = await import('#functions/plan/on-trial-reminders.ts');
  const at = (hoursBefore: number) =>
    handler({}, {}, new Date(Date.parse(ends) - hoursBefore * 3_600_000));
  expect(await at(4 * 24)).toEqual({ sent: 0, failed: 0 });
  expect(await at(2.5 * 24)).toEqual({ sent: 1, failed: 0 });
  expect(await at(2.4 * 24)).toEqual({ sent: 0, failed: 0 });
  expect(await at(12)).toEqual({ sent: 1, failed: 0 });
  expect(await at(11)).toEqual({ sent: 0, failed: 0 });
  expect(await at(-1)).toEqual({ sent: 0, failed: 0 });
  const subjects = app.stack.mail.inbox
    .list('ada@example.com')
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('trial'));
  expect(subjects).toEqual(['1 day left in your free trial', '3 days left in your free trial']);
});
