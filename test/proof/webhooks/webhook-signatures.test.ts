import { afterAll, beforeAll } from 'vitest';
import { isFollowed } from '#shared/domain/plan/payments/payment-events.ts';
import { scaled, whole } from '#test/support/proof-size.ts';
import { signatureOf } from '#test/support/stripe-signature.ts';
import { control, guarantee, seed, type Tally } from '../support/guarantee.ts';
import { randomOf } from '../support/random.ts';
import { changeSomething, deleteCustomer, seedCustomers, userOf } from './customers.ts';
import { startWebhookHarness, type WebhookEvent, type WebhookHarness } from './webhook-harness.ts';

// Tests the forgeries of webhook-forgery.test.ts in both encodings and for all fields of an event.

let harness: WebhookHarness;
beforeAll(async () => {
  harness = await startWebhookHarness();
});
afterAll(() => harness.close());

/** A customer with a new subscription at the provider, and the event about it. */
const newcomer = async () => {
  const [customer] = (await seedCustomers(harness, 1)) as [string];
  const event = changeSomething(harness.stripe, customer, () => 0.1);
  const account = () =>
    harness.functions.accounts.findAccount(userOf(customer), { consistent: true });
  return { customer, event, account };
};

/** Sends a body as text and in base64 with the given signature; both must get the same response. */
const sendBothWays = async (
  tally: Tally,
  name: string,
  { body, signature, status }: { body: string; signature: string; status: number },
) => {
  for (const base64 of [false, true]) {
    const answer = await harness.deliver(body, { signature, base64 });
    tally.check(`${name}, ${base64 ? 'base64' : 'text'}: ${answer}`, answer === status);
  }
};

const clocks = {
  good: [0, -1, 1, -60, 60, -290, 290],
  bad: [-302, 303, -3600, 3600, -86_400, 86_400, -31_536_000, 31_536_000],
};

guarantee(
  'a signature is valid for five minutes in both directions, as text and in base64',
  async (tally) => {
    for (const [kind, status] of [
      ['good', 200],
      ['bad', 400],
    ] as const)
      for (const seconds of clocks[kind]) {
        const { event } = await newcomer();
        const body = JSON.stringify(event);
        const signature = signatureOf(body, harness.webhookSecret, Date.now() + seconds * 1000);
        await sendBothWays(tally, `${seconds} s`, { body, signature, status });
      }
  },
);

guarantee(
  'one changed, added or missing byte anywhere in a body or its signature is refused',
  async (tally) => {
    const { event, account } = await newcomer();
    const body = JSON.stringify({ ...event, note: 'Łódź 🔧 "quoted"' });
    const signature = signatureOf(body, harness.webhookSecret);
    const random = randomOf(seed);
    const spoil = (text: string) => {
      const at = Math.floor(random() * text.length);
      const other = text[at] === '0' ? '1' : '0';
      const rest = text.slice(at + 1);
      return [
        text.slice(0, at) + other + rest,
        text.slice(0, at) + rest,
        text.slice(0, at) + other + text.slice(at),
      ];
    };
    for (let nth = 0; nth < scaled(10, 400); nth++) {
      for (const spoiled of spoil(body))
        await sendBothWays(tally, `body ${nth}`, { body: spoiled, signature, status: 400 });
      const [time = '', hash = ''] = signature.split(',v1=');
      for (const spoiled of spoil(hash))
        await sendBothWays(tally, `signature ${nth}`, {
          body,
          signature: `${time},v1=${spoiled}`,
          status: 400,
        });
    }
    tally.check('nothing was written', (await account())?.subscription === null);
  },
);

const versions = [
  '2010-01-01',
  '2020-08-27',
  '2025-03-31.basil',
  '2099-12-31.willow',
  '',
  'nonsense',
  null,
  7,
];
const types = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.pending_update_applied',
  'customer.subscription.of.next.year',
];

guarantee(
  'an event of any version only triggers a read: the state comes from the provider',
  async (tally) => {
    for (const [at, api_version] of versions.entries())
      for (const [nth, type] of types.entries()) {
        // In the short form every version comes with some of the types, and every type with some versions.
        if (!whole && (at + nth) % 3) continue;
        const { event, account } = await newcomer();
        // Every field of the event is wrong except the customer.
        const object = {
          ...event.data.object,
          status: 'canceled',
          items: { data: [{ price: { lookup_key: 'pro_yearly' } }] },
        };
        const status = await harness.deliver({
          ...event,
          type,
          api_version,
          data: { object },
        } as WebhookEvent);
        const { subscription } = (await account()) ?? {};
        const isRead = subscription?.status === 'active' && subscription.plan === 'essentials';
        const isLeft = !isFollowed(type) && subscription === null;
        tally.check(
          `${type} of ${api_version}: ${status} ${subscription?.status}`,
          status === 200 && (isRead || isLeft),
        );
      }
  },
);

guarantee('events of unknown shape are answered, and nothing is written', async (tally) => {
  const { event, account } = await newcomer();
  const shapes: object[] = [
    ...['', 'x', 'ping', 'customer', '__proto__', 'constructor', 'a'.repeat(5000)].map((type) => ({
      ...event,
      type,
    })),
    { ...event, data: null },
    { ...event, data: {} },
    { ...event, data: { object: null } },
    { ...event, data: { object: { customer: 7 } } },
    { ...event, data: { object: { customer: {} } } },
    { ...event, data: { object: { customer: { id: null } } } },
    { ...event, data: { object: { ...event.data.object, customer: '' } } },
    { ...event, data: { object: { ...event.data.object, customer: 'USER#another' } } },
    { ...event, data: { object: { ...event.data.object, customer: 'cus_unknown' } } },
    { ...event, data: { object: [] } },
    { object: 'event' },
    {},
    [],
  ];
  for (const shape of shapes) {
    const status = await harness.deliver(JSON.stringify(shape));
    tally.check(
      `${JSON.stringify(shape).slice(0, 80)}: ${status}`,
      status === 200 || status === 400,
    );
  }
  for (const body of ['null', '7', '"event"', '{', '', '\u0000'])
    tally.check(`${body}: no crash`, [200, 400].includes(await harness.deliver(body)));
  tally.check('nothing was written', (await account())?.subscription === null);
});

guarantee('live-mode events change no account that pays in test mode', async (tally) => {
  for (const livemode of [true, 'true', 1]) {
    const { event, account } = await newcomer();
    const status = await harness.deliver({ ...event, livemode } as WebhookEvent);
    tally.check(`${JSON.stringify(livemode)}: ${status}`, status === 200 || status === 400);
    tally.check('nothing was written', (await account())?.subscription === null);
  }
});

guarantee(
  'a deleted customer stays on Free after any later events, in any order and twice',
  async (tally) => {
    for (let nth = 0; nth < scaled(5); nth++) {
      const { customer, event, account } = await newcomer();
      await harness.deliver(event);
      const deletion = deleteCustomer(harness.stripe, customer);
      const random = randomOf(seed + nth);
      const later = [
        deletion,
        deletion,
        event,
        event,
        { ...event, type: 'customer.subscription.deleted' },
      ];
      for (const one of later.sort(() => random() - 0.5)) {
        const status = await harness.deliver(one);
        tally.check(`${one.type}: ${status}`, status === 200);
      }
      const { subscription } = (await account()) ?? {};
      tally.check(`left with ${subscription?.status}`, subscription?.status === 'canceled');
    }
  },
);

control('a secret that leaked', async (tally) => {
  const { event } = await newcomer();
  const body = JSON.stringify({ ...event, forged: true });
  await sendBothWays(tally, 'signed with the real secret', {
    body,
    signature: signatureOf(body, harness.webhookSecret),
    status: 400,
  });
});
