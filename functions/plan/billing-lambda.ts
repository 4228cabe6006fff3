import { billing } from '#shared/contract/plan.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isFollowed } from '#shared/domain/plan/payment-events.ts';
import { refuseDeleted } from '../account/deletion/deletion-table.ts';
import { sync } from '../account/sync-subscription.ts';
import { feature, handle } from '../lib/http.ts';
import { log } from '../lib/log.ts';
import { count } from '../lib/metrics.ts';
import { connectStripe, type Stripe } from '../lib/stripe.ts';
import { warmUp } from '../lib/warm-up.ts';
import { customerIn } from './changed-customers.ts';
import { checkout } from './checkout.ts';
import { portal } from './portal.ts';
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
  verifyEvent(rawBody, signature, now).catch((error) => {
    if (error instanceof Problem && error.code === 'invalid') count('WebhookRefused');
    throw error;
  });

/** Signed by the provider, yet about nobody we know: sending it again would not help. */
const foreign = (why: string, facts: object) => {
  log.warn('event is not for us', { ...facts, why });
  count('WebhookForeign');
  return received;
};

warmUp(connectStripe);

export const handler = feature(billing, { checkout, portal, sync, webhook }, { refuseDeleted });
