import { addInterval } from './add-interval.ts';
import { billSubscription } from './billing/bill-subscription.ts';
import { createPurchases } from './billing/purchases.ts';
import { createRenewals } from './billing/renewals.ts';
import {
  createSubscriptionChanges,
  type Emit,
  subscriptionItemOf,
} from './billing/subscription-changes.ts';
import type { Price, Subscription, SubscriptionItem, SubscriptionStatus } from './objects.ts';
import type { Store } from './store.ts';

const live: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** The life of subscriptions; every change emits the event that the provider sends. */
export type Billing = ReturnType<typeof createBilling>;

export const createBilling = (store: Store, emit: Emit) => {
  const changes = createSubscriptionChanges(store, emit);
  const { change, end } = changes;

  const cancelAtEnd = (subscription: Subscription, cancels: boolean) =>
    change(subscription, {
      cancel_at_period_end: cancels,
      cancel_at: cancels ? subscriptionItemOf(subscription).current_period_end : null,
      canceled_at: cancels ? store.now() : null,
    });

  /** Changes the price at once; another interval starts its period today. */
  const swap = (subscription: Subscription, price: Price) => {
    const items = structuredClone(subscription.items);
    const item = items.data[0] as SubscriptionItem;
    // Nothing is charged before the trial ends, whatever the plan is by then.
    if (subscription.status === 'trialing') {
      item.price = price;
      return change(subscription, { items });
    }
    if (item.price.recurring.interval !== price.recurring.interval) {
      item.current_period_start = store.now();
      item.current_period_end = addInterval(store.now(), price.recurring);
    }
    item.price = price;
    change(subscription, { items });
    emit('invoice.paid', billSubscription(store, subscription, 'subscription_update', true));
    return subscription;
  };

  const setStatus = (subscription: Subscription, status: SubscriptionStatus) =>
    status === 'canceled' ? end(subscription) : change(subscription, { status });

  /** Gives the whole payment back; the subscription stays as it is. */
  const refund = (chargeId: string) => {
    const charge = store.get('charge', chargeId);
    Object.assign(charge, { amount_refunded: charge.amount, refunded: true });
    store.save();
    emit('charge.refunded', charge);
  };
  const chargesOf = (customer: string) =>
    store.all('charge').filter((each) => each.customer === customer);

  const subscriptionsOf = (customer: string) =>
    store.all('subscription').filter((each) => each.customer === customer);
  const currentSubscription = (customer: string) =>
    subscriptionsOf(customer).find(({ status }) => live.includes(status));

  return {
    ...createPurchases(store, emit),
    ...createRenewals(store, emit, changes),
    change,
    end,
    cancelAtEnd,
    swap,
    setStatus,
    itemOf: subscriptionItemOf,
    refund,
    chargesOf,
    subscriptionsOf,
    currentSubscription,
  };
};
