import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { type StripeOptions, startStripe } from '#local/stripe.ts';

const start = async (options: StripeOptions = {}) => {
  const provider = await startStripe({ retryMs: 5, ...options });
  const { hostname, port } = new URL(provider.url);
  const stripe = new Stripe(provider.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 2,
  });
  const received: Stripe.Event[] = [];
  let failures = 0;
  const hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (failures-- > 0) return void response.writeHead(500).end();
      const signature = String(request.headers['stripe-signature']);
      received.push(stripe.webhooks.constructEvent(body, signature, provider.webhookSecret));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => void hook.listen(0, '127.0.0.1', resolve));
  provider.sendWebhooksTo(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`);
  return {
    provider,
    stripe,
    /** Returns the types of the events that have arrived, once all are delivered. */
    heard: async () => {
      await provider.webhooks.settled();
      return received.map(({ type }) => type);
    },
    received,
    failNext: (times: number) => {
      failures = times;
    },
    async [Symbol.asyncDispose]() {
      await provider.close();
      hook.close();
    },
  };
};
type App = Awaited<ReturnType<typeof start>>;

const priceOf = async ({ stripe }: App, key: string) => {
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
  return data[0] as Stripe.Price;
};
const open = async (app: App, key = 'essentials_yearly') => {
  const customer = await app.stripe.customers.create({ email: 'ada@example.test' });
  const session = await app.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'ada',
    line_items: [{ price: (await priceOf(app, key)).id, quantity: 1 }],
    subscription_data: { metadata: { user_id: 'ada' } },
    success_url: 'http://localhost/ok?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/pricing',
  });
  return { customer: customer.id, session };
};
const post = async (url: string, choice: Record<string, string>) => {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(choice),
    redirect: 'manual',
  });
  return { to: answer.headers.get('location'), page: await answer.text() };
};
const subscriptionOf = async ({ stripe }: App, customer: string) => {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  return data[0] as Stripe.Subscription;
};

test('a plan is bought on the payment page: a declined card first, then one that works', async () => {
  await using app = await start();
  const { customer, session } = await open(app);
  const url = session.url ?? '';
  const first = await (await fetch(url)).text();
  expect(first).toContain('Local payment page. No card is charged');
  expect(first).toContain('Essentials, yearly');
  expect(first).toContain('$190.00');
  expect((await post(url, { do: 'decline' })).page).toContain('Your card was declined');
  expect((await post(url, { do: 'cancel' })).to).toBe('http://localhost/pricing');
  const paid = await post(url, { do: 'pay', card: 'works' });
  expect(paid.to).toBe(`http://localhost/ok?session_id=${session.id}`);
  expect(await app.heard()).toEqual([
    'customer.created',
    'customer.subscription.created',
    'invoice.paid',
    'checkout.session.completed',
  ]);
  const bought = await subscriptionOf(app, customer);
  expect(bought).toMatchObject({ status: 'active', metadata: { user_id: 'ada' } });
  expect(bought.items.data[0]?.price.lookup_key).toBe('essentials_yearly');
  const days = ((bought.items.data[0]?.current_period_end ?? 0) - bought.created) / 86_400;
  expect(days).toBeGreaterThan(364);
  const invoice = app.received.find(({ type }) => type === 'invoice.paid')?.data
    .object as Stripe.Invoice;
  expect(invoice.parent?.subscription_details?.subscription).toBe(bought.id);
  expect(await fetch(url).then((answer) => answer.text())).toContain('already paid');
});

test('in the portal a plan is changed, canceled at the end of its period, and kept after all', async () => {
  await using app = await start();
  const { customer, session } = await open(app);
  app.provider.pay(session.id);
  const portal = await app.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost/profile',
  });
  expect(await (await fetch(portal.url)).text()).toContain('Essentials, yearly');
  const pro = await priceOf(app, 'pro_monthly');
  await post(portal.url, { do: `price:${pro.id}` });
  expect((await subscriptionOf(app, customer)).items.data[0]?.price.lookup_key).toBe('pro_monthly');
  await post(portal.url, { do: 'cancel' });
  const leaving = await subscriptionOf(app, customer);
  expect(leaving.cancel_at_period_end).toBe(true);
  expect(leaving.cancel_at).toBe(leaving.items.data[0]?.current_period_end);
  await post(portal.url, { do: 'resume' });
  expect((await subscriptionOf(app, customer)).cancel_at_period_end).toBe(false);
  expect((await app.heard()).filter((type) => type.endsWith('updated'))).toHaveLength(3);
});

test('a portal flow returns to the requested address', async () => {
  await using app = await start();
  const { customer, session } = await open(app);
  app.provider.pay(session.id);
  const subscription = (await subscriptionOf(app, customer)).id;
  const portal = await app.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost/profile',
    flow_data: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription },
      after_completion: {
        type: 'redirect',
        redirect: { return_url: 'http://localhost/profile?cancelled' },
      },
    },
  });
  expect(await (await fetch(portal.url)).text()).toContain('Cancel your plan?');
  expect((await post(portal.url, { do: 'cancel' })).to).toBe('http://localhost/profile?cancelled');
});

test('time can move on: renewals, a failed payment that is paid later, the end after a cancellation', async () => {
  await using app = await start();
  const { customer, session } = await open(app, 'pro_monthly');
  app.provider.pay(session.id);
  const control = `${app.provider.url}/__local/stripe`;
  await post(control, { do: 'advance', days: '32' });
  expect(await subscriptionOf(app, customer)).toMatchObject({ status: 'active' });
  const { id } = await subscriptionOf(app, customer);
  await post(control, { do: 'fail', subscription: id });
  expect((await subscriptionOf(app, customer)).status).toBe('past_due');
  await post(control, { do: 'settle', subscription: id });
  expect((await subscriptionOf(app, customer)).status).toBe('active');
  await app.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await post(control, { do: 'advance', days: '366' });
  expect((await subscriptionOf(app, customer)).status).toBe('canceled');
  const heard = await app.heard();
  expect(heard.filter((type) => type === 'invoice.payment_failed')).toHaveLength(1);
  expect(heard.at(-1)).toBe('customer.subscription.deleted');
  expect(await (await fetch(control)).text()).toContain('ada@example.test');
});

test('a webhook that fails is sent again with the same id', async () => {
  await using app = await start();
  app.failNext(2);
  await app.stripe.customers.create({ email: 'ada@example.test' });
  expect(await app.heard()).toEqual(['customer.created']);
  expect(app.provider.webhooks.deliveries()[0]).toMatchObject({ tries: 3, state: 'delivered' });
});

test('webhooks can be repeated, held and reversed, or dropped', async () => {
  await using app = await start();
  const { webhooks } = app.provider;
  webhooks.setMode({ copies: 2, order: 'hold-reversed' });
  await app.stripe.customers.create({ email: 'one@example.test' });
  const { session } = await open(app);
  app.provider.pay(session.id);
  expect(await app.heard()).toEqual([]);
  webhooks.release();
  const heard = await app.heard();
  expect(heard[0]).toBe('checkout.session.completed');
  expect(heard).toHaveLength(10);
  webhooks.setMode({ copies: 1, order: 'as-they-happen', drop: true });
  await app.stripe.customers.create({ email: 'two@example.test' });
  expect(await app.heard()).toHaveLength(10);
});

test('the same idempotency key creates one customer, and other content under it is refused', async () => {
  await using app = await start();
  const make = (email: string) =>
    app.stripe.customers.create({ email }, { idempotencyKey: 'customer ada' });
  const made = await Promise.all(Array.from({ length: 20 }, () => make('ada@example.test')));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  await expect(make('bob@example.test')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('unknown objects, a wrong key and an outage give the provider’s errors', async () => {
  await using app = await start();
  await expect(app.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
  await expect(app.stripe.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 400,
  });
  const mend = app.provider.inject(() => ({ status: 500 }));
  await expect(app.stripe.prices.list()).rejects.toMatchObject({ type: 'StripeAPIError' });
  mend();
  const stranger = new Stripe('sk_test_other', { ...hostOf(app.provider.url), telemetry: false });
  await expect(stranger.prices.list()).rejects.toMatchObject({ statusCode: 401 });
});

const hostOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port, protocol: 'http' as const };
};

test('lists are paged, deleted customers are returned as deleted, and lookup keys can be moved', async () => {
  await using app = await start();
  for (let nth = 0; nth < 12; nth += 1)
    await app.stripe.customers.create({ email: `c${nth}@x.test` });
  const all: string[] = [];
  for await (const { id } of app.stripe.customers.list({ limit: 5 })) all.push(id);
  expect(new Set(all).size).toBe(12);
  await app.stripe.customers.del(all[0] as string);
  expect(await app.stripe.customers.retrieve(all[0] as string)).toMatchObject({ deleted: true });
  const old = await priceOf(app, 'pro_monthly');
  const next = await app.stripe.prices.create({
    product: String(old.product),
    currency: 'usd',
    unit_amount: 5900,
    recurring: { interval: 'month' },
    lookup_key: 'pro_monthly',
    transfer_lookup_key: true,
  });
  expect((await priceOf(app, 'pro_monthly')).id).toBe(next.id);
  expect((await app.stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
});
