import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signatureOf } from '#test/support/stripe-signature.ts';
import { guarantee } from '../support/guarantee.ts';
import { randomOf } from '../support/random.ts';
import { changeSomething, deleteCustomer, emit, seedCustomers, userOf } from './customers.ts';
import { startWebhookHarness, type WebhookEvent, type WebhookHarness } from './webhook-harness.ts';

let harness: WebhookHarness;
let customer: string;
let event: WebhookEvent;
beforeAll(async () => {
  harness = await startWebhookHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  [customer] = (await seedCustomers(harness, 1)) as [string];
  event = changeSomething(harness.stripe, customer, () => 0.1);
  harness.provider.state.requests = 0;
  harness.provider.state.isBroken = false;
});
const account = () =>
  harness.functions.accounts.findAccount(userOf(customer), { consistent: true });
const untouched = async () => {
  expect(harness.provider.state.requests).toBe(0);
  expect(await account()).toMatchObject({ subscription: null, subscription_version: 0 });
};

test('a signed event is accepted, as text or in base64, signed by hand or by the SDK', async () => {
  const payload = JSON.stringify(event);
  const stripe = new Stripe('sk_test_local');
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: harness.webhookSecret,
  });
  expect(await harness.deliver(payload, { signature })).toBe(200);
  expect(await harness.deliver(payload, { base64: true })).toBe(200);
  expect(await account()).toMatchObject({
    subscription: { plan: 'essentials', status: 'active' },
    subscription_version: 2,
  });
});

test('non-ASCII letters in the body do not break the signature', async () => {
  const named = {
    ...event,
    data: { object: { ...event.data.object, note: 'Łódź 🔧 "quoted"\n' } },
  };
  expect(await harness.deliver(named)).toBe(200);
  expect(await harness.deliver(named, { base64: true })).toBe(200);
});

guarantee('a body with one byte changed is never accepted', async (tally) => {
  const payload = JSON.stringify(event);
  const signature = signatureOf(payload, harness.webhookSecret);
  const random = randomOf(5);
  for (let nth = 0; nth < 200; nth++) {
    const at = Math.floor(random() * payload.length);
    const other = payload[at] === 'x' ? 'y' : 'x';
    const tampered = payload.slice(0, at) + other + payload.slice(at + 1);
    const status = await harness.deliver(tampered, { signature, base64: nth % 2 === 0 });
    tally.check(tampered, status === 400);
  }
  await untouched();
});

const now = () => Date.now();
const forgeries: Record<string, (payload: string) => string> = {
  'no signature': () => '',
  'another secret': (payload) => signatureOf(payload, 'whsec_of_somebody_else'),
  'an empty secret': (payload) => signatureOf(payload, ''),
  '301 seconds old': (payload) => signatureOf(payload, harness.webhookSecret, now() - 301_000),
  'from five minutes ahead': (payload) =>
    signatureOf(payload, harness.webhookSecret, now() + 302_000),
  'from tomorrow': (payload) => signatureOf(payload, harness.webhookSecret, now() + 86_400_000),
  'an older scheme': (payload) => signatureOf(payload, harness.webhookSecret).replace('v1=', 'v0='),
  'a fresh time before an old signature': (payload) => {
    const old = signatureOf(payload, harness.webhookSecret, now() - 400_000);
    return old.replace(/t=\d+/, `t=${Math.floor(now() / 1000)}`);
  },
  'two times': (payload) =>
    `t=${Math.floor(now() / 1000)},${signatureOf(payload, harness.webhookSecret, now() - 400_000)}`,
  'no time': (payload) => signatureOf(payload, harness.webhookSecret).replace(/t=\d+,/, ''),
  'a time that is no number': (payload) =>
    signatureOf(payload, harness.webhookSecret).replace(/t=\d+/, 't=now'),
  'half of the signature': (payload) => signatureOf(payload, harness.webhookSecret).slice(0, -32),
  nonsense: () => 'nonsense,=,,t=,v1',
};
test.each(Object.keys(forgeries))('an event signed with %s is refused', async (name) => {
  const payload = JSON.stringify(event);
  const signature = forgeries[name]?.(payload) ?? '';
  expect(await harness.deliver(payload, { signature })).toBe(400);
  await untouched();
});

test('the same event with another JSON formatting is refused', async () => {
  const signature = signatureOf(JSON.stringify(event, null, 2), harness.webhookSecret);
  expect(await harness.deliver(JSON.stringify(event), { signature })).toBe(400);
  await untouched();
});

test('clocks may differ by almost five minutes', async () => {
  const payload = JSON.stringify(event);
  for (const ms of [-295_000, 295_000]) {
    const signature = signatureOf(payload, harness.webhookSecret, now() + ms);
    expect(await harness.deliver(payload, { signature })).toBe(200);
  }
});

test('events that are not about a subscription are accepted and change nothing', async () => {
  const object = { id: 'pm_1', object: 'payment_method', customer };
  expect(await harness.deliver(emit(harness.stripe, 'payment_method.attached', object))).toBe(200);
  expect(await harness.deliver(emit(harness.stripe, 'a.type.of.next.year', object))).toBe(200);
  const invoice = { id: 'in_1', customer: null };
  expect(await harness.deliver(emit(harness.stripe, 'invoice.paid', invoice))).toBe(200);
  await untouched();
});

test('an event of an unknown customer, or of live mode on a test key, changes nothing', async () => {
  const object = { ...event.data.object, customer: 'cus_unknown' };
  expect(await harness.deliver({ ...event, data: { object } })).toBe(200);
  expect(await harness.deliver({ ...event, livemode: true })).toBe(200);
  await untouched();
});

test('while the provider is out of reach the event is retried later, and nothing is written', async () => {
  harness.provider.state.isBroken = true;
  expect(await harness.deliver(event)).toBe(503);
  expect(await account()).toMatchObject({ subscription: null, subscription_version: 0 });
  harness.provider.state.isBroken = false;
  expect(await harness.deliver(event)).toBe(200);
  expect(await account()).toMatchObject({ subscription: { status: 'active' } });
});

test('a lost response of the table causes no second change', async () => {
  let lost = 0;
  const mend = harness.app.stack.data.inject(({ operation }) =>
    operation === 'UpdateItem' && lost++ === 0 ? 'lost' : undefined,
  );
  expect(await harness.deliver(event)).toBe(200);
  mend();
  expect(await account()).toMatchObject({ subscription: { status: 'active' } });
});

test('while the table throttles the event is retried later', async () => {
  const mend = harness.app.stack.data.inject(({ operation }) =>
    operation === 'UpdateItem' ? 'throttle' : undefined,
  );
  // The table is asked several times, with seconds in between.
  const wait = setTimeout;
  vi.stubGlobal(
    'setTimeout',
    Object.assign((run: () => void, ms = 0) => wait(run, ms / 20), wait),
  );
  expect(await harness.deliver(event)).toBe(503);
  vi.unstubAllGlobals();
  mend();
  expect(await account()).toMatchObject({ subscription: null });
  expect(await harness.deliver(event)).toBe(200);
  expect(await account()).toMatchObject({ subscription: { status: 'active' } });
});

test('a customer that the provider does not know under our key keeps the plan', async () => {
  await harness.deliver(event);
  harness.stripe.store.remove('customer', customer);
  expect(await harness.deliver(event)).toBe(200);
  expect(await account()).toMatchObject({ subscription: { status: 'active' } });
});

test('a customer deleted at the provider is on Free, and the account remains', async () => {
  await harness.deliver(event);
  expect(await harness.deliver(deleteCustomer(harness.stripe, customer))).toBe(200);
  expect(await account()).toMatchObject({ subscription: { status: 'canceled' } });
});

test('an event about an account that was deleted here is accepted', async () => {
  await harness.functions.accounts.removeAccount(userOf(customer));
  expect(await harness.deliver(event)).toBe(200);
});
