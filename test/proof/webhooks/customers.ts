import type { Price, Subscription } from '#local/stripe/objects.ts';
import type { LocalStripe } from '#local/stripe.ts';
import { newAccount } from '#shared/domain/account/new-account.ts';
import { pick, type Random } from '../support/random.ts';
import type { WebhookEvent, WebhookHarness } from './webhook-harness.ts';

/** The user id of a test customer. */
export const userOf = (customer: string) => `user-${customer}`;

/** Creates accounts with one customer each; returns the ids of the customers. */
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
    const user = { id, email: `${id}@example.com`, source: {}, isAdmin: false };
    const account = { ...newAccount(user, new Date()), trial_ends_at: null };
    await functions.accounts.createAccountOnce(account);
    await functions.accounts.bindPaymentCustomer(id, customer);
    customers.push(customer);
  }
  return customers;
};

/** Prices that are not on sale: an unknown one, one of another product, and one that was sold before. */
const unusualPrices = {
  price_without_key: { lookup_key: null, metadata: {} },
  price_gold_monthly: { lookup_key: 'gold_monthly', metadata: {} },
  price_pro_formerly: { lookup_key: null, metadata: { plan: 'pro', period: 'monthly' } },
};
const seedUnusualPrices = ({ store }: LocalStripe) => {
  const usual = store.get('price', 'price_pro_monthly');
  for (const [id, unusual] of Object.entries(unusualPrices))
    if (!store.find('price', id)) store.make('price', { ...usual, ...unusual, id });
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

/** Changes a customer's subscription at the provider, or starts one; returns the event. */
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

/** Makes the provider emit any event; returns it. */
export const emit = ({ store, webhooks }: LocalStripe, type: string, object: object) => {
  webhooks.emit(type, object);
  return store.all('event')[0] as WebhookEvent;
};

/** Deletes a customer at the provider, which keeps only a deleted mark; returns the event. */
export const deleteCustomer = (stripe: LocalStripe, id: string) => {
  const customer = stripe.store.get('customer', id);
  customer.local_deleted = true;
  return emit(stripe, 'customer.deleted', customer);
};
