import type { Invoice, Subscription, SubscriptionItem } from './objects.ts';
import type { Store } from './store.ts';

type Bill = { reason: Invoice['billing_reason']; paid: boolean; amount?: number };

/** The bill of one period, paid or open; an amount replaces the price, as in a free trial. */
export const newInvoice = (
  store: Store,
  subscription: Subscription,
  item: SubscriptionItem,
  { reason, paid, amount }: Bill,
): Invoice => {
  const total = amount ?? item.price.unit_amount * item.quantity;
  const id = store.newId('in');
  const details = { subscription: subscription.id, metadata: subscription.metadata };
  return store.make('invoice', {
    id,
    customer: subscription.customer,
    customer_email: store.find('customer', subscription.customer)?.email ?? null,
    currency: item.price.currency,
    status: paid ? 'paid' : 'open',
    number: `LOCAL-${id.slice(-6).toUpperCase()}`,
    total,
    subtotal: total,
    amount_due: total,
    amount_paid: paid ? total : 0,
    amount_remaining: paid ? 0 : total,
    attempted: true,
    attempt_count: 1,
    next_payment_attempt: paid ? null : store.now() + 3 * 86_400,
    billing_reason: reason,
    hosted_invoice_url: null,
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    metadata: {},
    parent: { type: 'subscription_details', quote_details: null, subscription_details: details },
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: [
        {
          id: store.newId('il'),
          object: 'line_item',
          amount: total,
          currency: item.price.currency,
          quantity: item.quantity,
          subscription: subscription.id,
          metadata: subscription.metadata,
          period: { start: item.current_period_start, end: item.current_period_end },
          pricing: {
            type: 'price_details',
            price_details: { price: item.price.id, product: item.price.product },
            unit_amount_decimal: String(item.price.unit_amount),
          },
        },
      ],
    },
  });
};
