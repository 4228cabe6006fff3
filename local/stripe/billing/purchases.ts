import { newSubscription } from '../new-subscription.ts';
import { type Customer, type Price, withoutLocalFields } from '../objects.ts';
import type { Session } from '../page-and-webhook-objects.ts';
import type { Store } from '../store.ts';
import { billSubscription } from './bill-subscription.ts';
import type { Emit } from './subscription-changes.ts';

/** New subscriptions, created through the API or on a payment page. */
export const createPurchases = (store: Store, emit: Emit) => {
  const subscribe = (
    customer: Customer,
    price: Price,
    {
      quantity = 1,
      metadata = {} as Record<string, string>,
      trialEnd = null as number | null,
    } = {},
  ) => {
    const subscription = newSubscription(store, customer, price, { quantity, metadata, trialEnd });
    const paid = subscription.status !== 'incomplete';
    const bill = billSubscription(
      store,
      subscription,
      'subscription_create',
      paid,
      trialEnd ? 0 : undefined,
    );
    emit('customer.subscription.created', subscription);
    emit(paid ? 'invoice.paid' : 'invoice.payment_failed', bill);
    return subscription;
  };

  /** Completes a payment page whose card was accepted. */
  const pay = (session: Session) => {
    const customer = session.customer
      ? store.get('customer', session.customer)
      : store.make('customer', { email: session.customer_email, name: null, metadata: {} });
    const { metadata, trialEnd } = session.local_subscription;
    const subscription = subscribe(customer, store.get('price', session.local_price), {
      quantity: session.local_quantity,
      metadata,
      trialEnd,
    });
    Object.assign(session, {
      status: 'complete',
      payment_status: trialEnd ? 'no_payment_required' : 'paid',
      customer: customer.id,
      customer_details: { email: customer.email, name: customer.name },
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
      url: null,
    });
    store.save();
    emit('checkout.session.completed', withoutLocalFields(session));
    return subscription;
  };

  return { subscribe, pay };
};
