import type { Price, Subscription } from '#infra/local/stripe/objects.ts';
import type { LocalStripe } from '#infra/local/stripe.ts';
import { newAccount } from '#shared/domain/onboarding.ts';
import { pick, type Random } from './random.ts';
import type { WebhookEvent, WebhookHarness } from './webhook-harness.ts';

/** The user a customer of these tests belongs to. */
export const userOf = (customer: string) => `user-${customer}`;

/** Creates accounts that are bound to one customer each; answers the ids of the customers. */
export const seedCustomers = async ({ stripe, functions }: WebhookHarness, count: number) => {
  seedUnusualPrices(stripe);
  const customers: string[] = [];
  for (let nth = 0; nth < count; nth++) {
    const { id: customer } = stripe.store.make('customer', {
      email: `customer${nth}@example.com`,
      name: null,
      metadata: {},
    });
    const id = userOf(customer);
    const user = { id, email: `${id}@example.com`, tracking: {}, isAdmin: false };
    const account = { ...newAccount(user, new Date()), trial_ends_at: null };
    await functions.accounts.createAccountOnce(account);
    await functions.accounts.bindCustomer(id, customer);
    customers.push(customer);
  }
  return customers;
};

/** Prices without a lookup key and with one that the product does not sell. */
const unusualPrices = { price_without_key: null, price_gold_monthly: 'gold_monthly' };
const seedUnusualPrices = ({ store }: LocalStripe) => {
  const usual = store.get('price', 'price_pro_monthly');
  for (const [id, lookup_key] of Object.entries(unusualPrices))
    if (!store.find('price', id)) store.make('price', { ...usual, id, lookup_key });
};
const priceIds = [
  'price_essentials_monthly',
  'price_essentials_yearly',
  'price_pro_monthly',
  'price_pro_yearly',
  ...Object.keys(unusualPrices),
];
const anyPrice = ({ store }: LocalStripe, random: Random): Price =>
  store.get('price', pick(random, priceIds));

/** Changes one subscription of a customer at the provider, or begins one; answers the event about it. */
export const changeSomething = (stripe: LocalStripe, customer: string, random: Random) => {
  const current = stripe.billing
    .subscriptionsOf(customer)
    .find(({ status }) => status !== 'canceled');
  if (!current || random() < 0.05) subscribe(stripe, customer, random);
  else pick(random, moves)(stripe, current, random);
  return newestEvent(stripe);
};

const subscribe = (stripe: LocalStripe, id: string, random: Random) => {
  const customer = stripe.store.get('customer', id);
  const status = pick(random, ['active', 'active', 'incomplete', 'trialing']);
  customer.local_card = status === 'incomplete' ? 'fails' : 'works';
  stripe.billing.subscribe(customer, anyPrice(stripe, random), {
    trialEnd: status === 'trialing' ? stripe.store.now() + 14 * 86_400 : null,
  });
};

type Move = (stripe: LocalStripe, subscription: Subscription, random: Random) => unknown;
const becomes =
  (status: Subscription['status']): Move =>
  ({ billing }, subscription) =>
    billing.setStatus(subscription, status);
const moves: readonly Move[] = [
  becomes('active'),
  becomes('past_due'),
  becomes('unpaid'),
  becomes('paused'),
  becomes('canceled'),
  ({ billing }, subscription) =>
    billing.cancelAtEnd(subscription, !subscription.cancel_at_period_end),
  (stripe, subscription, random) => stripe.billing.swap(subscription, anyPrice(stripe, random)),
  ({ billing }, subscription) => billing.renew(subscription, true),
];

/** The newest event about a subscription. */
export const newestEvent = ({ store }: LocalStripe): WebhookEvent => {
  const event = store.all('event').find(({ type }) => type.startsWith('customer.subscription.'));
  if (!event) throw new Error('No subscription has changed yet');
  return event;
};

/** Lets the provider emit any event; answers it. */
export const emit = ({ store, webhooks }: LocalStripe, type: string, object: object) => {
  webhooks.emit(type, object);
  return store.all('event')[0] as WebhookEvent;
};

/** Removes a customer at the provider, which then only tells that there was one; answers the event. */
export const deleteCustomer = (stripe: LocalStripe, id: string) => {
  const customer = stripe.store.get('customer', id);
  customer.local_deleted = true;
  return emit(stripe, 'customer.deleted', customer);
};
