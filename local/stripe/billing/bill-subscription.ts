import { newInvoice } from '../new-invoice.ts';
import type { Invoice, Subscription } from '../objects.ts';
import type { Store } from '../store.ts';
import { subscriptionItemOf } from './subscription-changes.ts';

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

/** Bills a period; `amount` replaces the price. */
export const billSubscription = (
  store: Store,
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
};
