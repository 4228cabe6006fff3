import { after } from './calendar.ts';
import { newInvoice } from './new-invoice.ts';
import { newSubscription } from './new-subscription.ts';
import type {
  Customer,
  Invoice,
  Price,
  Session,
  Subscription,
  SubscriptionItem,
  SubscriptionStatus,
} from './objects.ts';
import { shown } from './objects.ts';
import type { Store } from './store.ts';

/** Tells of a change; previous holds the old values of changed fields. */
export type Emit = (type: string, object: object, previous?: object) => void;

/** The life of subscriptions: every change tells the webhooks, as at the provider. */
export type Billing = ReturnType<typeof createBilling>;

export const createBilling = (store: Store, emit: Emit) => {
  const itemOf = ({ items }: Subscription) => items.data[0] as SubscriptionItem;
  const cardOf = ({ customer }: { customer: string }) =>
    store.find('customer', customer)?.local_card ?? 'works';

  const change = (subscription: Subscription, fields: Partial<Subscription>) => {
    const names = Object.keys(fields) as (keyof Subscription)[];
    const previous = Object.fromEntries(
      names.map((name) => [name, structuredClone(subscription[name])]),
    );
    Object.assign(subscription, fields);
    store.save();
    emit('customer.subscription.updated', subscription, previous);
    return subscription;
  };

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
    const made = invoice(subscription, 'subscription_create', paid, trialEnd ? 0 : undefined);
    emit('customer.subscription.created', subscription);
    emit(paid ? 'invoice.paid' : 'invoice.payment_failed', made);
    return subscription;
  };

  const invoice = (
    subscription: Subscription,
    reason: Invoice['billing_reason'],
    paid: boolean,
    amount?: number,
  ) => {
    const made = newInvoice(store, subscription, itemOf(subscription), { reason, paid, amount });
    subscription.latest_invoice = made.id;
    store.save();
    return made;
  };

  const end = (subscription: Subscription) => {
    const now = store.now();
    Object.assign(subscription, {
      status: 'canceled',
      canceled_at: subscription.canceled_at ?? now,
      ended_at: now,
      cancel_at_period_end: false,
    });
    store.save();
    emit('customer.subscription.deleted', subscription);
    return subscription;
  };

  /** The next period begins: paid, or failed and to be tried again. */
  const renew = (subscription: Subscription, ok = cardOf(subscription) === 'works') => {
    if (subscription.cancel_at_period_end) return end(subscription);
    const item = itemOf(subscription);
    item.current_period_start = item.current_period_end;
    item.current_period_end = after(item.current_period_end, item.price.recurring);
    const made = invoice(subscription, 'subscription_cycle', ok);
    change(subscription, { status: ok ? 'active' : 'past_due' });
    emit(ok ? 'invoice.paid' : 'invoice.payment_failed', made);
    return subscription;
  };

  /** A failed payment is tried again and goes through. */
  const settle = (subscription: Subscription) => {
    const open = store.find('invoice', subscription.latest_invoice ?? undefined);
    if (open?.status !== 'open') return subscription;
    Object.assign(open, {
      status: 'paid',
      amount_paid: open.total,
      amount_remaining: 0,
      attempt_count: open.attempt_count + 1,
      next_payment_attempt: null,
    });
    change(subscription, { status: 'active' });
    emit('invoice.paid', open);
    return subscription;
  };

  const cancelAtEnd = (subscription: Subscription, wanted: boolean) =>
    change(subscription, {
      cancel_at_period_end: wanted,
      cancel_at: wanted ? itemOf(subscription).current_period_end : null,
      canceled_at: wanted ? store.now() : null,
    });

  /** Another price from now on; another interval starts its period today. */
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
      item.current_period_end = after(store.now(), price.recurring);
    }
    item.price = price;
    change(subscription, { items });
    emit('invoice.paid', invoice(subscription, 'subscription_update', true));
    return subscription;
  };

  const setStatus = (subscription: Subscription, status: SubscriptionStatus) =>
    status === 'canceled' ? end(subscription) : change(subscription, { status });

  const live: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];
  const subscriptionsOf = (customer: string) =>
    store.all('subscription').filter((each) => each.customer === customer);
  const liveOne = (customer: string) =>
    subscriptionsOf(customer).find(({ status }) => live.includes(status));

  /** Moves the provider's clock and lets everything happen that falls due, one period at a time. */
  const advance = (seconds: number) => {
    store.forward(seconds);
    for (const subscription of store.all('subscription').reverse())
      while (
        ['active', 'trialing'].includes(subscription.status) &&
        itemOf(subscription).current_period_end <= store.now()
      )
        renew(subscription);
  };

  /** The card of a checkout page was accepted. */
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
    emit('checkout.session.completed', shown(session));
    return subscription;
  };

  return {
    subscribe,
    change,
    renew,
    settle,
    end,
    cancelAtEnd,
    swap,
    setStatus,
    advance,
    pay,
    itemOf,
    subscriptionsOf,
    liveOne,
  };
};
