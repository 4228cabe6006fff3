import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account.ts';
import { type BillingPeriod, lookupKey, type PaidPlanId } from '#shared/domain/plans.ts';
import { isLive } from '#shared/domain/subscriptions.ts';
import { findAccount } from '../account/account-table.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http.ts';
import { hashed, log } from '../lib/log.ts';
import { askStripe, type Stripe } from '../lib/stripe.ts';
import { customerOf } from './customer-of.ts';
import { readSubscription } from './read-subscription.ts';

/** Where an owner who changes their mind ends up. */
const wayBack = { pricing: '/pricing', profile: '/dashboard/profile', onboarding: '/dashboard' };

/** Starts paying for a plan. Who pays already gets `already-subscribed` and changes the plan in the portal instead. */
export const checkout = handle(contract.billing.checkout, async (input, { user }) => {
  const account = await findAccount(user.id, { consistent: true });
  if (!account) throw new Problem('unavailable');
  if (isLive(account.subscription)) throw new Problem('already-subscribed');
  const customer = await customerOf(account);
  const [price, bought] = await Promise.all([
    findPrice(input.plan, input.period),
    readSubscription(customer, null),
  ]);
  // The account may not have heard yet of what was bought a moment ago in another tab.
  if (bought && isLive(bought.subscription)) throw new Problem('already-subscribed');
  const session = await askStripe((stripe) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: account.id,
      line_items: [{ price: price.id, quantity: 1 }],
      subscription_data: { metadata: { user_id: account.id } },
      success_url: `${config.APP_ORIGIN}/dashboard/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: config.APP_ORIGIN + wayBack[input.from],
    }),
  );
  await closeOlder(session, account);
  if (!session.url) throw new Problem('unavailable');
  return { url: session.url };
});

const findPrice = async (plan: PaidPlanId, period: BillingPeriod) => {
  const key = lookupKey(plan, period);
  const { data } = await askStripe((stripe) =>
    stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }),
  );
  const [price] = data;
  if (price) return price;
  log.error('the payment provider has no price with this lookup key', { key });
  throw new Problem('unavailable');
};

/** Only the newest payment page of a customer stays open, so that two tabs cannot buy two subscriptions. */
const closeOlder = async (newest: Stripe.Checkout.Session, { id }: Account) => {
  const customer = String(newest.customer);
  const open = await askStripe((stripe) =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  const older = open.data.filter((session) => isOlder(session, newest));
  await Promise.all(
    older.map((session) =>
      askStripe((stripe) => stripe.checkout.sessions.expire(session.id)).catch((error: Error) =>
        // It was paid or closed in between: the highest plan wins then.
        log.info('a payment page could not be closed', { user: hashed(id), error }),
      ),
    ),
  );
};

/** By age, then by id: of several made in the same second all agree which is the newest. */
const isOlder = (a: Stripe.Checkout.Session, b: Stripe.Checkout.Session) =>
  a.created < b.created || (a.created === b.created && a.id < b.id);
