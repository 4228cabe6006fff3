import { newAccount } from '#shared/domain/onboarding.ts';
import type { Provided, ProviderEvent } from './provider.ts';
import type { WebhookHarness } from './webhook-harness.ts';

/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32). */
export const randomOf = (seed: number) => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};
type Random = ReturnType<typeof randomOf>;
export const pick = <T>(random: Random, from: readonly T[]) =>
  from[Math.floor(random() * from.length)] as T;

const startedAt = Date.parse('2026-11-20T00:00:00Z') / 1000;
const keys = [
  'essentials_monthly',
  'essentials_yearly',
  'pro_monthly',
  'pro_yearly',
  null,
  'gold_monthly',
];
let counter = 0;
const nextId = (prefix: string) => `${prefix}_${(++counter).toString(36).padStart(6, '0')}`;

/** People with a payment customer each, known to the provider and to us. */
export const seedCustomers = async ({ provider, functions }: WebhookHarness, count: number) => {
  const customers: string[] = [];
  for (let nth = 0; nth < count; nth++) {
    const customer = nextId('cus');
    const sub = userOf(customer);
    const person = { id: sub, email: `${sub}@example.com`, tracking: {}, isAdmin: false };
    const account = { ...newAccount(person, new Date()), trial_ends_at: null };
    await functions.accounts.createAccountOnce(account);
    await functions.accounts.bindCustomer(sub, customer);
    provider.customers.set(customer, []);
    customers.push(customer);
  }
  return customers;
};

/** The user a customer of these tests belongs to. */
export const userOf = (customer: string) => `user-${customer}`;

/** Changes one thing about a customer at the provider and answers the event it would send. */
export const changeSomething = (
  subscriptions: Provided[],
  customer: string,
  random: Random,
  second: number,
): ProviderEvent => {
  const current = subscriptions.findLast(({ status }) => status !== 'canceled');
  if (!current || random() < 0.05) {
    const made = subscribe(customer, random, second);
    subscriptions.push(made);
    return eventOf('customer.subscription.created', made, second);
  }
  const type = pick(random, moves)(current, random);
  return eventOf(`customer.subscription.${type}`, current, second);
};

const subscribe = (customer: string, random: Random, second: number): Provided => ({
  id: nextId('sub'),
  object: 'subscription',
  customer,
  status: pick(random, ['active', 'active', 'incomplete', 'trialing']),
  created: startedAt + second,
  cancel_at_period_end: false,
  cancel_at: null,
  items: {
    object: 'list',
    has_more: false,
    data: [
      {
        id: nextId('si'),
        current_period_end: startedAt + second + 30 * 86_400,
        price: { id: nextId('price'), lookup_key: pick(random, keys), metadata: {} },
      },
    ],
  },
});

type Move = (subscription: Provided, random: Random) => 'updated' | 'deleted';
const becomes =
  (status: string): Move =>
  (subscription) => {
    subscription.status = status;
    return 'updated';
  };
const itemOf = (subscription: Provided) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription has an item');
  return item;
};
const moves: readonly Move[] = [
  becomes('active'),
  becomes('past_due'),
  becomes('unpaid'),
  becomes('paused'),
  (subscription) => {
    subscription.status = 'canceled';
    return 'deleted';
  },
  (subscription) => {
    subscription.cancel_at_period_end = !subscription.cancel_at_period_end;
    return 'updated';
  },
  (subscription, random) => {
    itemOf(subscription).price = {
      id: nextId('price'),
      lookup_key: pick(random, keys),
      metadata: {},
    };
    return 'updated';
  },
  (subscription) => {
    itemOf(subscription).current_period_end += 30 * 86_400;
    return 'updated';
  },
];

/** An event with the object as it is now, as the provider's payload would carry it. */
export const eventOf = (type: string, object: object, second: number): ProviderEvent => ({
  id: nextId('evt'),
  object: 'event',
  api_version: '2026-10-28.endive',
  created: startedAt + second,
  livemode: false,
  type,
  data: { object: structuredClone(object) },
});
