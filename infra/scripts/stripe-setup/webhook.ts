import type Stripe from 'stripe';
import { followedEvents } from '#shared/domain/plan/payments/payment-events.ts';

/**
 * Creates the webhook of a URL, or updates the events it receives. Returns the signing secret of a new webhook; of an
 * existing one the API does not return it, but the provider's dashboard shows it.
 */
export const ensureWebhook = async (stripe: Stripe, url: string, lines: string[]) => {
  const enabled_events = [...followedEvents];
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
    if (endpoint.url === url) {
      await stripe.webhookEndpoints.update(endpoint.id, { enabled_events });
      lines.push(`webhook ${url}: exists`);
      return undefined;
    }
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events });
  lines.push(`webhook ${url}: created`);
  return secret;
};
