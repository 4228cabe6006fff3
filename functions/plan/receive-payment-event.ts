import { billing } from '#shared/contract/billing.ts';
import { Problem } from '#shared/contract/problem.ts';
import { lateAfterMs, webhookCounters } from '#shared/domain/admin/health-counters.ts';
import { isFollowed } from '#shared/domain/plan/payments/payment-events.ts';
import { handle } from '../lib/http-handler.ts';
import { log } from '../lib/log.ts';
import { count } from '../lib/metrics.ts';
import { countHealth } from '../lib/stats/health-table.ts';
import { connectStripe } from '../lib/stripe.ts';
import { customerIn } from './changed-customers.ts';
import { syncCustomer } from './sync-customer.ts';
import { verifyPaymentEvent } from './verify-payment-event.ts';

const received = { received: true } as const;

/**
 * Hears of a change at the payment provider. The event only says whose subscription to read again, so its order, its
 * age and how often it comes do not matter. Only what is worth sending again answers with a failure.
 */
export const receivePaymentEvent = handle(billing.webhook, async (_, { rawBody, headers, now }) => {
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
  verifyPaymentEvent(rawBody, signature, now).catch(async (error) => {
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
