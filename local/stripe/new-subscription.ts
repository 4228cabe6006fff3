import { addInterval } from './add-interval.ts';
import type { Customer, Price, Subscription } from './objects.ts';
import type { Store } from './store.ts';

/** `trialEnd` is the moment of the first payment, in epoch seconds; null means at once. */
type Wishes = { quantity: number; metadata: Record<string, string>; trialEnd: number | null };

/** A subscription as it begins: in its trial, active, or incomplete when the card is declined. */
export const newSubscription = (
  store: Store,
  customer: Customer,
  price: Price,
  { quantity, metadata, trialEnd }: Wishes,
): Subscription => {
  const now = store.now();
  const id = store.newId('sub');
  return store.make('subscription', {
    id,
    status: trialEnd ? 'trialing' : customer.local_card === 'fails' ? 'incomplete' : 'active',
    customer: customer.id,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: store.newId('si'),
          object: 'subscription_item',
          created: now,
          subscription: id,
          price,
          quantity,
          metadata: {},
          current_period_start: now,
          current_period_end: trialEnd ?? addInterval(now, price.recurring),
        },
      ],
    },
    start_date: now,
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    ended_at: null,
    trial_start: trialEnd && now,
    trial_end: trialEnd,
    collection_method: 'charge_automatically',
    currency: price.currency,
    latest_invoice: null,
    default_payment_method: store.newId('pm'),
    pause_collection: null,
    schedule: null,
    metadata,
  });
};
