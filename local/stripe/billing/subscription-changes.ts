import { newInvoice } from '../new-invoice.ts';
import type { Invoice, Subscription, SubscriptionItem } from '../objects.ts';
import type { Store } from '../store.ts';

/** Sends an event about an object; `previous` holds the old values of changed fields. */
export type Emit = (type: string, object: object, previous?: object) => void;

/** The one item of a subscription. */
export const subscriptionItemOf = ({ items }: Subscription) => items.data[0] as SubscriptionItem;

/** The changes of one subscription from which its whole life is built. */
export type SubscriptionChanges = ReturnType<typeof createSubscriptionChanges>;

/** Takes the money of an invoice, or fails to. */
export const charge = (store: Store, { id, total, currency, customer }: Invoice, paid: boolean) => {
  if (total === 0) return;
  store.make('charge', {
    amount: total,
    amount_refunded: 0,
    currency,
    customer,
    disputed: false,
    failure_message: paid ? null : 'Your card was declined.',
    invoice: id,
    payment_intent: store.newId('pi'),
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  });
};

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

  /** Bills a period; `amount` replaces the price. */
  invoice: (
    subscription: Subscription,
    reason: Invoice['billing_reason'],
    paid: boolean,
    amount?: number,
  ) => {
    const invoice = newInvoice(store, subscription, subscriptionItemOf(subscription), {
      reason,
      paid,
      amount,
    });
    subscription.latest_invoice = invoice.id;
    charge(store, invoice, paid);
    store.save();
    return invoice;
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
