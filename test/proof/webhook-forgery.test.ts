import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guarantee } from './support/guarantee.ts';
import { changeSomething, eventOf, randomOf, seedCustomers, userOf } from './webhooks/customers.ts';
import { type Provided, type ProviderEvent, signatureOf } from './webhooks/provider.ts';
import {
  startWebhookHarness,
  type WebhookHarness,
  webhookSecret,
} from './webhooks/webhook-harness.ts';

let world: WebhookHarness;
let customer: string;
let event: ProviderEvent;
beforeAll(async () => {
  world = await startWebhookHarness();
});
afterAll(() => world.close());
beforeEach(async () => {
  [customer] = (await seedCustomers(world, 1)) as [string];
  const subscriptions = world.provider.customers.get(customer) as Provided[];
  event = changeSomething(subscriptions, customer, () => 0.1, 1);
  world.provider.state.reads = 0;
  world.provider.state.broken = false;
});
const account = () => world.functions.accounts.findAccount(userOf(customer), { consistent: true });
const untouched = async () => {
  expect(world.provider.state.reads).toBe(0);
  expect(await account()).toMatchObject({ subscription: null, subscription_version: 0 });
};

test('a signed event is taken, as text or in base64, signed by hand or by the SDK', async () => {
  const payload = JSON.stringify(event);
  const stripe = new Stripe('sk_test_local');
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  expect(await world.deliver(payload, { signature })).toBe(200);
  expect(await world.deliver(payload, { base64: true })).toBe(200);
  expect(await account()).toMatchObject({
    subscription: { plan: 'essentials', status: 'active' },
    subscription_version: 2,
  });
});

test('letters of every alphabet in the body do not break the signature', async () => {
  const named = {
    ...event,
    data: { object: { ...event.data.object, note: 'Łódź 🔧 "quoted"\n' } },
  };
  expect(await world.deliver(named)).toBe(200);
  expect(await world.deliver(named, { base64: true })).toBe(200);
});

guarantee('a body with one byte changed is never taken', async (tally) => {
  const payload = JSON.stringify(event);
  const signature = signatureOf(payload, webhookSecret);
  const random = randomOf(5);
  for (let nth = 0; nth < 200; nth++) {
    const at = Math.floor(random() * payload.length);
    const other = payload[at] === 'x' ? 'y' : 'x';
    const tampered = payload.slice(0, at) + other + payload.slice(at + 1);
    const status = await world.deliver(tampered, { signature, base64: nth % 2 === 0 });
    tally.check(tampered, status === 400);
  }
  await untouched();
});

const now = () => Date.now();
const forgeries: Record<string, (payload: string) => string> = {
  'no signature': () => '',
  'another secret': (payload) => signatureOf(payload, 'whsec_of_somebody_else'),
  'an empty secret': (payload) => signatureOf(payload, ''),
  '301 seconds old': (payload) => signatureOf(payload, webhookSecret, now() - 301_000),
  'from five minutes ahead': (payload) => signatureOf(payload, webhookSecret, now() + 302_000),
  'from tomorrow': (payload) => signatureOf(payload, webhookSecret, now() + 86_400_000),
  'an older scheme': (payload) => signatureOf(payload, webhookSecret).replace('v1=', 'v0='),
  'a fresh time before an old signature': (payload) => {
    const old = signatureOf(payload, webhookSecret, now() - 400_000);
    return old.replace(/t=\d+/, `t=${Math.floor(now() / 1000)}`);
  },
  'two times': (payload) =>
    `t=${Math.floor(now() / 1000)},${signatureOf(payload, webhookSecret, now() - 400_000)}`,
  'no time': (payload) => signatureOf(payload, webhookSecret).replace(/t=\d+,/, ''),
  'a time that is no number': (payload) =>
    signatureOf(payload, webhookSecret).replace(/t=\d+/, 't=now'),
  'half of the signature': (payload) => signatureOf(payload, webhookSecret).slice(0, -32),
  nonsense: () => 'nonsense,=,,t=,v1',
};
test.each(Object.keys(forgeries))('an event signed with %s is refused', async (name) => {
  const payload = JSON.stringify(event);
  const signature = forgeries[name]?.(payload) ?? '';
  expect(await world.deliver(payload, { signature })).toBe(400);
  await untouched();
});

test('the same event written out again in another way is refused', async () => {
  const signature = signatureOf(JSON.stringify(event, null, 2), webhookSecret);
  expect(await world.deliver(JSON.stringify(event), { signature })).toBe(400);
  await untouched();
});

test('the clocks may differ by almost five minutes', async () => {
  const payload = JSON.stringify(event);
  for (const ms of [-295_000, 295_000]) {
    const signature = signatureOf(payload, webhookSecret, now() + ms);
    expect(await world.deliver(payload, { signature })).toBe(200);
  }
});

test('events that are not about a subscription are taken and change nothing', async () => {
  const object = { id: 'pm_1', object: 'payment_method', customer };
  expect(await world.deliver(eventOf('payment_method.attached', object, 1))).toBe(200);
  expect(await world.deliver(eventOf('a.type.of.next.year', object, 1))).toBe(200);
  expect(await world.deliver(eventOf('invoice.paid', { id: 'in_1', customer: null }, 1))).toBe(200);
  await untouched();
});

test('an event of a customer we never had, or of real money on a test key, changes nothing', async () => {
  const stranger = { ...event.data.object, customer: 'cus_stranger' };
  expect(await world.deliver({ ...event, data: { object: stranger } })).toBe(200);
  expect(await world.deliver({ ...event, livemode: true })).toBe(200);
  await untouched();
});

test('while the provider is out of reach the event is sent again later, and nothing is written', async () => {
  world.provider.state.broken = true;
  expect(await world.deliver(event)).toBe(503);
  expect(await account()).toMatchObject({ subscription: null, subscription_version: 0 });
  world.provider.state.broken = false;
  expect(await world.deliver(event)).toBe(200);
  expect(await account()).toMatchObject({ subscription: { status: 'active' } });
});

test('an answer of the table that got lost is no second change', async () => {
  let lost = 0;
  const mend = world.data.inject(({ operation }) =>
    operation === 'UpdateItem' && lost++ === 0 ? 'lost' : undefined,
  );
  expect(await world.deliver(event)).toBe(200);
  mend();
  expect(await account()).toMatchObject({ subscription: { status: 'active' } });
});

test('while the table is too busy the event is sent again later', async () => {
  const mend = world.data.inject(({ operation }) =>
    operation === 'UpdateItem' ? 'throttle' : undefined,
  );
  expect(await world.deliver(event)).toBe(503);
  mend();
  expect(await account()).toMatchObject({ subscription: null });
  expect(await world.deliver(event)).toBe(200);
  expect(await account()).toMatchObject({ subscription: { status: 'active' } });
});

test('a customer that the provider does not know under our key keeps what they have', async () => {
  await world.deliver(event);
  world.provider.customers.delete(customer);
  expect(await world.deliver(event)).toBe(200);
  expect(await account()).toMatchObject({ subscription: { status: 'active' } });
});

test('a customer deleted at the provider is on Free, and the account stays', async () => {
  await world.deliver(event);
  world.provider.deleted.add(customer);
  expect(await world.deliver(eventOf('customer.deleted', { id: customer }, 2))).toBe(200);
  expect(await account()).toMatchObject({ subscription: { status: 'canceled' } });
});

test('an event about an account that was deleted here is taken', async () => {
  await world.functions.accounts.removeAccount(userOf(customer));
  expect(await world.deliver(event)).toBe(200);
});
