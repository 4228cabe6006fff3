import Stripe from 'stripe';
import type { ProviderEvent } from '../page-and-webhook-objects.ts';

/** How webhooks are delivered. Real ones may come late, twice, in another order, or not at all. */
export type WebhookMode = {
  readonly delayMs: number;
  readonly copies: number;
  /** `hold…`: events wait until they are released, and are then sent in this order. */
  readonly order: 'as-they-happen' | 'hold' | 'hold-reversed' | 'hold-shuffled';
  readonly drop: boolean;
};
export const normalMode: WebhookMode = {
  delayMs: 0,
  copies: 1,
  order: 'as-they-happen',
  drop: false,
};

/** One event on its way to one URL. */
export type Delivery = {
  readonly event: ProviderEvent;
  readonly url: string;
  tries: number;
  /** Status of the last answer; 0 if there was none, undefined before the first try. */
  status?: number;
  state: 'waiting' | 'held' | 'dropped' | 'delivered' | 'given-up';
};

const signer = new Stripe('sk_test_local');

/** Sends a delivery once, signed; resolves to whether it was accepted. */
export const postDelivery = async (delivery: Delivery, secret: string) => {
  const payload = JSON.stringify(delivery.event);
  const signature = signer.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000),
  });
  delivery.tries += 1;
  const answer = await fetch(delivery.url, {
    method: 'POST',
    body: payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (local stand-in)',
    },
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  delivery.status = answer?.status ?? 0;
  if (answer?.ok) delivery.state = 'delivered';
  return delivery.state === 'delivered';
};

/** Held deliveries in the order in which the mode releases them. */
export const inOrder = (held: readonly Delivery[], order: WebhookMode['order']) => {
  if (order === 'hold-reversed') return held.toReversed();
  if (order === 'hold') return held;
  return held
    .map((delivery) => ({ delivery, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ delivery }) => delivery);
};
