import { bestOf } from '#shared/domain/plan/best-subscription.ts';
import type { Payment, Payments } from '#shared/domain/plan/payments/payment-schemas.ts';
import { type PaymentState, paymentStateOf } from '#shared/domain/plan/payments/payment-states.ts';
import { subscriptionFrom } from '#shared/domain/plan/provider-subscription.ts';
import { config } from '../lib/config.ts';
import { callStripe, connectStripe, type Stripe } from '../lib/stripe.ts';

/** A page waits for this, so it is asked once and not for long. */
const once = { timeout: 4_000, maxNetworkRetries: 0 } as const;
/** How many payments are shown. */
const shown = 24;

/** What the payment provider says of a customer now: the subscription that counts and the last payments. */
export const readPayments = async (customer: string): Promise<Payments> => {
  const { livemode } = await connectStripe();
  const pages = pagesOf(livemode);
  return callStripe(async (stripe) => {
    const [subscriptions, charges] = await Promise.all([
      stripe.subscriptions.list({ customer, status: 'all', limit: 100 }, once),
      stripe.charges.list({ customer, limit: shown }, once),
    ]);
    return {
      customer_url: `${pages}/customers/${customer}`,
      subscription: countingOf(subscriptions.data),
      items: charges.data.map((charge) => paymentOf(charge, pages)),
    };
  });
};

/** Where the provider shows its objects to people. */
const pagesOf = (livemode: boolean) => {
  if (config.STRIPE_API_ORIGIN) return `${config.STRIPE_API_ORIGIN}/dashboard`;
  return `https://dashboard.stripe.com${livemode ? '' : '/test'}`;
};

const countingOf = (provided: Stripe.Subscription[]): Payments['subscription'] => {
  const best = bestOf(provided.map((one) => subscriptionFrom(one, config.STRIPE_PRICE_NAMES)));
  const source = provided.find(({ id }) => id === best?.id);
  if (!best || !source) return null;
  const start = source.items.data[0]?.current_period_start;
  return {
    ...best,
    current_period_start: start === undefined ? null : momentOf(start),
    ended_at: source.ended_at === null ? null : momentOf(source.ended_at),
  };
};

const paymentOf = (charge: Stripe.Charge, pages: string): Payment => {
  const { id, amount, amount_refunded, failure_message, payment_intent, created } = charge;
  const state: PaymentState = paymentStateOf(charge);
  return {
    id,
    url: `${pages}/payments/${typeof payment_intent === 'string' ? payment_intent : id}`,
    state,
    amount_cents: amount,
    refunded_cents: amount_refunded,
    failure: failure_message,
    created_at: momentOf(created),
  };
};

const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString();
