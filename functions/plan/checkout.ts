import { billing } from '#shared/contract/billing.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import { firstPaymentAt } from '#shared/domain/plan/payments/first-payment.ts';
import type { BillingPeriod, PaidPlanId } from '#shared/domain/plan/plans.ts';
import { findAccount } from '../account/account-table.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { hashed, log } from '../lib/log.ts';
import { callStripe, type Stripe } from '../lib/stripe.ts';
import { bindPaymentCustomer } from './payment-customers-table.ts';
import { readSubscriptionAtStripe } from './read-subscription-at-stripe.ts';
import { updateCustomerEmail } from './update-customer-email.ts';

/**
 * The payment customer of an account, made once and tied to it before anything can be bought. The key under which it
 * is made is the account's id, so any number of requests at the same moment make one; its e-mail follows the account's.
 */
const ensureCustomer = async (account: Account): Promise<string> => {
  const known = account.customer_id;
  if (known && (await updateCustomerEmail(known, account))) return known;
  const made = await callStripe((stripe) =>
    stripe.customers.create(
      { metadata: { user_id: account.id } },
      {
        idempotencyKey: known ? `customer ${account.id} after ${known}` : `customer ${account.id}`,
      },
    ),
  );
  const bound = await bindPaymentCustomer(account.id, made.id, known ?? undefined);
  if (!bound) throw new Problem('unavailable');
  await updateCustomerEmail(bound, account);
  return bound;
};

/** Where an owner who changes their mind ends up. */
const wayBack = {
  pricing: '/pricing',
  profile: '/dashboard/profile',
  onboarding: '/dashboard',
  dashboard: '/dashboard',
};

/** Starts paying for a plan. Who pays already gets `already-subscribed` and changes the plan in the portal instead. */
export const checkout = handle(billing.checkout, async (input, { accountId, now }) => {
  const account = await findAccount(accountId, { consistent: true });
  if (!account) throw new Problem('unavailable');
  if (isPayingSubscription(account.subscription)) throw new Problem('already-subscribed');
  const customer = await ensureCustomer(account);
  const [price, bought] = await Promise.all([
    findPrice(input.plan, input.period),
    readSubscriptionAtStripe(customer, null),
  ]);
  // The account may not have heard yet of what was bought a moment ago in another tab.
  if (bought && isPayingSubscription(bought.subscription)) throw new Problem('already-subscribed');
  const session = await callStripe((stripe) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: account.id,
      line_items: [{ price: price.id, quantity: 1 }],
      metadata: { made_at: now.toISOString() },
      subscription_data: { metadata: { user_id: account.id }, ...trialEndOf(account, now) },
      success_url: `${config.APP_ORIGIN}/dashboard/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${config.APP_ORIGIN}${wayBack[input.from]}?payment=cancelled&plan=${input.plan}&period=${input.period}`,
    }),
  );
  const { url } = await leaveOneOpen(session, account);
  if (!url) throw new Problem('unavailable');
  return { url };
});

/** A trial that runs keeps its days: the first payment is due when it ends. */
const trialEndOf = (account: Account, now: Date) => {
  const at = firstPaymentAt(account, now);
  return at && { trial_end: Math.floor(at.getTime() / 1000) };
};

const findPrice = async (plan: PaidPlanId, period: BillingPeriod) => {
  const key = config.STRIPE_PRICE_NAMES[plan][period];
  const { data } = await callStripe((stripe) =>
    stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }),
  );
  const [price] = data;
  if (price) return price;
  log.error('the payment provider has no price with this lookup key', { key });
  throw new Problem('unavailable');
};

/**
 * Of a customer's open payment pages only the newest stays, so that two tabs cannot buy two subscriptions. Each request
 * looks after it has made its own page, so of any two the later look sees both and closes the older.
 */
const leaveOneOpen = async (made: Stripe.Checkout.Session, { id }: Account) => {
  const customer = String(made.customer);
  const open = await callStripe((stripe) =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  const [newest = made, ...older] = open.data.toSorted(newestFirst);
  await Promise.all(
    older.map((session) =>
      callStripe((stripe) => stripe.checkout.sessions.expire(session.id)).catch((error: Error) =>
        // It was paid or closed in between: should both be paid, the higher plan counts.
        log.info('a payment page could not be closed', { account: hashed(id), error }),
      ),
    ),
  );
  return newest;
};

/** By our own clock, since the provider counts in seconds; of two made at the same moment all agree on one. */
const newestFirst = (a: Stripe.Checkout.Session, b: Stripe.Checkout.Session) =>
  (b.metadata?.made_at ?? '').localeCompare(a.metadata?.made_at ?? '') || b.id.localeCompare(a.id);
