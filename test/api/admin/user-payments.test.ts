import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { buy } from '#test/support/purchase.ts';

/** An owner who pays for Essentials, as an admin looks at the account. */
const paying = async () => {
  const app = await startApp();
  await app.member('ada', { plan: 'free' });
  const id = await app.sub('ada');
  // Outside of the trial, so that the first payment is due at once.
  await app.table.change(`USER#${id}`, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
  await buy(app, 'ada', 'essentials');
  const { stripe } = app.stack;
  const [subscription] = stripe.store.all('subscription');
  if (!subscription) throw new Error('Nothing was bought');
  return { app, id, stripe, subscription, look: () => app.as('admin').admin.getUser({ id }) };
};

test('an account shows its payments as the payment provider has them, a refund included', async () => {
  const { app, stripe, subscription, look } = await paying();
  await using _ = app;
  const first = await look();
  expect(first.payments).toMatchObject({
    subscription: { status: 'active', plan: 'essentials', ended_at: null },
    items: [{ state: 'paid', amount_cents: 1900, refunded_cents: 0, failure: null }],
  });
  const [payment] = first.payments?.items ?? [];
  expect(payment?.url).toContain('/payments/pi_');
  expect(first.payments?.customer_url).toContain(`/customers/${subscription.customer}`);
  stripe.billing.refund(payment?.id ?? '');
  const { payments, plan } = await look();
  expect(payments?.items).toMatchObject([{ state: 'refunded', refunded_cents: 1900 }]);
  // A refund gives money back and leaves the plan as it is.
  expect(plan).toBe('essentials');
});

test('a renewal that failed, and a plan that ended, carry no date until which they are paid', async () => {
  const { app, stripe, subscription, look } = await paying();
  await using _ = app;
  stripe.billing.renew(subscription, false);
  await stripe.webhooks.settled();
  const failed = await look();
  expect(failed.payments).toMatchObject({
    subscription: { status: 'past_due', current_period_start: expect.any(String) },
    items: [{ state: 'failed', failure: 'Your card was declined.' }, { state: 'paid' }],
  });
  stripe.billing.end(subscription);
  await stripe.webhooks.settled();
  expect((await look()).payments?.subscription).toMatchObject({
    status: 'canceled',
    ended_at: expect.any(String),
  });
});

test('an account is shown without payments while the payment provider does not answer', async () => {
  const { app, stripe, look } = await paying();
  await using _ = app;
  const mend = stripe.inject(() => ({ status: 500 }));
  expect(await look()).toMatchObject({ has_customer: true, payments: null, plan: 'essentials' });
  mend();
  expect((await look()).payments?.items).toHaveLength(1);
});

test('an admin reads a subscription again when its events were lost', async () => {
  const { app, id, stripe, subscription, look } = await paying();
  await using _ = app;
  stripe.webhooks.setMode({ ...stripe.webhooks.mode(), drop: true });
  stripe.billing.end(subscription);
  await stripe.webhooks.settled();
  expect(await look()).toMatchObject({
    plan: 'essentials',
    payments: { subscription: { status: 'canceled' } },
  });
  const { admin } = app.as('admin');
  const reason = 'Stripe says that it ended';
  expect(await admin.readPayments({ id, reason })).toMatchObject({ plan: 'free' });
  await app.member('bo', { plan: 'free' });
  await expect(admin.readPayments({ id: await app.sub('bo'), reason })).rejects.toMatchObject({
    code: 'conflict',
  });
});
