import { billing } from '#shared/contract/plan.ts';
import { Problem } from '#shared/contract/problem.ts';
import { lateAfterMs, webhookCounters } from '#shared/domain/admin/health-counters.ts';
import { isPaying } from '#shared/domain/plan/paying-subscription.ts';
import { isFollowed } from '#shared/domain/plan/payment-events.ts';
import type { Subscription } from '#shared/domain/plan/subscription.ts';
import { findAccount } from '../account/account-table.ts';
import { startNow } from '../account/start-plan-now.ts';
import { sync } from '../account/sync-subscription.ts';
import { config } from '../lib/config.ts';
import { feature, handle } from '../lib/http.ts';
import { log } from '../lib/log.ts';
import { count } from '../lib/metrics.ts';
import { countHealth } from '../lib/stats-table.ts';
import { callStripe, connectStripe, isMissing, type Stripe } from '../lib/stripe.ts';
import { warmUp } from '../lib/warm-up.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { customerIn } from './changed-customers.ts';
import { checkout } from './checkout.ts';
import { invoicePdf, invoices } from './invoices.ts';
import { syncCustomer } from './sync-customer.ts';

/** How far the clocks may differ, in seconds, to either side. */
const tolerance = 300;

/** The event a webhook carries, once its signature and its time are found to be right; anything else is `invalid`. */
const verifyEvent = async (
  rawBody: string,
  signature: string | undefined,
  now: Date,
): Promise<Stripe.Event> => {
  const { stripe, webhookSecret } = await connectStripe();
  try {
    // The SDK refuses what is too old, but not what comes from the future.
    const [time, ...more] = [...(signature ?? '').matchAll(/(?:^|,)t=(\d+)/g)].map(([, t]) => t);
    if (time === undefined || more.length) throw new Error('One timestamp is expected');
    if (Number(time) > now.getTime() / 1000 + tolerance) throw new Error('From the future');
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signature ?? '',
      webhookSecret,
      tolerance,
      undefined,
      now.getTime(),
    );
    if (typeof event?.type !== 'string') throw new Error('An event is expected');
    return event;
  } catch (cause) {
    throw new Problem('invalid', 'The signature is not valid', { cause });
  }
};

const received = { received: true } as const;

/**
 * Hears of a change at the payment provider. The event only says whose subscription to read again, so its order, its
 * age and how often it comes do not matter. Only what is worth sending again answers with a failure.
 */
const webhook = handle(billing.webhook, async (_, { rawBody, headers, now }) => {
  const event = await verified(rawBody, headers['stripe-signature'], now);
  await countWebhook(event.created * 1000, now);
  const facts = { event: event.id, type: event.type };
  const customer = isFollowed(event.type) ? customerIn(event) : undefined;
  if (!customer) {
    log.info('event is not about a subscription', facts);
    return received;
  }
  const { livemode } = await connectStripe();
  if (event.livemode !== livemode) return foreign('event of another mode', facts);
  const synced = await syncCustomer(customer, now);
  if (typeof synced === 'string') return foreign(synced, facts);
  log.info('subscription read again', { ...facts, status: synced.after.subscription?.status });
  return received;
});

const verified = (rawBody: string, signature: string | undefined, now: Date) =>
  verifyEvent(rawBody, signature, now).catch(async (error) => {
    if (error instanceof Problem && error.code === 'invalid') {
      count('WebhookRefused');
      await countHealth({ [webhookCounters.refused]: 1 }, now);
    }
    throw error;
  });

/** Counts an event of the provider, also one that is sent again, and whether it came late after it happened. */
const countWebhook = (createdMs: number, now: Date) => {
  const isLate = now.getTime() - createdMs > lateAfterMs;
  const counters = { [webhookCounters.taken]: 1, ...(isLate && { [webhookCounters.late]: 1 }) };
  return countHealth(counters, now, { [webhookCounters.at]: now.toISOString() });
};

/** Signed by the provider, yet about nobody we know: sending it again would not help. */
const foreign = (why: string, facts: object) => {
  log.warn('event is not for us', { ...facts, why });
  count('WebhookForeign');
  return received;
};

warmUp(connectStripe);

/** Opens the billing portal, at the change or the end of the plan when asked for; it leads back to the profile. */
const portal = handle(billing.portal, async ({ flow }, { accountId }) => {
  const account = await findAccount(accountId, { consistent: true });
  const customer = account?.customer_id;
  if (!customer)
    throw new Problem('not-found', 'You don’t have a paid plan yet. Choose one first.');
  const return_url = `${config.APP_ORIGIN}/dashboard/profile`;
  const open = (at: Pick<Stripe.BillingPortal.SessionCreateParams, 'flow_data'>) =>
    callStripe((stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url, ...at }),
    ).catch((error) => {
      if (isMissing(error)) throw new Problem('not-found', undefined, { cause: error });
      throw error;
    });
  const { url } = await open(flowAt(flow, account.subscription, return_url));
  return { url };
});

type Flow = 'home' | 'change-plan' | 'cancel';

/** A flow needs a subscription it can work on; without one the portal opens at its first page. */
const flowAt = (flow: Flow, subscription: Subscription | null, return_url: string) => {
  if (!subscription || !isPaying(subscription)) return {};
  const after_completion = { type: 'redirect', redirect: { return_url } } as const;
  const at = { subscription: subscription.id };
  if (flow === 'change-plan')
    return {
      flow_data: { type: 'subscription_update', subscription_update: at, after_completion },
    } as const;
  // What is cancelled already can only be resumed, from the first page.
  if (flow === 'cancel' && !subscription.cancel_at_period_end)
    return {
      flow_data: { type: 'subscription_cancel', subscription_cancel: at, after_completion },
    } as const;
  return {};
};

export const handler = feature(
  billing,
  { checkout, portal, invoices, invoicePdf, startNow, sync, webhook },
  { enterAccount },
);
