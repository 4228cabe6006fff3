import type { Subscription, SubscriptionItem } from '../objects.ts';
import type { Store } from '../store.ts';

/** Sends an event about an object; `previous` holds the old values of changed fields. */
export type Emit = (type: string, object: object, previous?: object) => void;

/** The one item of a subscription. */
export const subscriptionItemOf = ({ items }: Subscription) => items.data[0] as SubscriptionItem;

/** The changes of one subscription from which its whole life is built. */
export type SubscriptionChanges = ReturnType<typeof createSubscriptionChanges>;

export const createSubscriptionChanges = (store: Store, emit: Emit) => ({
  change: (subscription: Subscription, fields: Partial<Subscription>) => {
    const names = Object.keys(fields) as (keyof Subscription)[];
    const previous = Object.fromEntries(
      names.map((name) => [name, structuredClone(subscription[name])]),
    );
    Object.assign(subscription, fields);
    store.save();
    emit('customer.subscription.updated', subscription, previous);
    return subscription;
  },

  /** Cancels now. */
  end: (subscription: Subscription) => {
    const now = store.now();
    Object.assign(subscription, {
      status: 'canceled',
      canceled_at: subscription.canceled_at ?? now,
      ended_at: now,
      cancel_at_period_end: false,
      cancel_at: null,
    });
    store.save();
    emit('customer.subscription.deleted', subscription);
    return subscription;
  },
});
