import { addInterval } from '../add-interval.ts';
import type { Subscription } from '../objects.ts';
import type { Store } from '../store.ts';
import { billSubscription, charge } from './bill-subscription.ts';
import { type Emit, type SubscriptionChanges, subscriptionItemOf } from './subscription-changes.ts';

/** What happens to a subscription with time: renewals, failed payments and their retries. */
export const createRenewals = (store: Store, emit: Emit, { change, end }: SubscriptionChanges) => {
  const cardOf = ({ customer }: { customer: string }) =>
    store.find('customer', customer)?.local_card ?? 'works';

  /** Begins the next period, paid or with an open invoice; ends the subscription if that was asked for. */
  const renew = (subscription: Subscription, paid = cardOf(subscription) === 'works') => {
    if (subscription.cancel_at_period_end) return end(subscription);
    const item = subscriptionItemOf(subscription);
    item.current_period_start = item.current_period_end;
    item.current_period_end = addInterval(item.current_period_end, item.price.recurring);
    const bill = billSubscription(store, subscription, 'subscription_cycle', paid);
    change(subscription, { status: paid ? 'active' : 'past_due' });
    emit(paid ? 'invoice.paid' : 'invoice.payment_failed', bill);
    return subscription;
  };

  /** Ends a free trial now: the first period begins and is billed. */
  const startNow = (subscription: Subscription) => {
    subscriptionItemOf(subscription).current_period_end = store.now();
    change(subscription, { trial_end: store.now() });
    return renew(subscription);
  };

  /** Retries a failed payment, with success. */
  const payOpenInvoice = (subscription: Subscription) => {
    const open = store.find('invoice', subscription.latest_invoice ?? undefined);
    if (open?.status !== 'open') return subscription;
    Object.assign(open, {
      status: 'paid',
      amount_paid: open.total,
      amount_remaining: 0,
      attempt_count: open.attempt_count + 1,
      next_payment_attempt: null,
    });
    charge(store, open, true);
    change(subscription, { status: 'active' });
    emit('invoice.paid', open);
    return subscription;
  };

  /** Moves the provider's clock and renews whatever falls due, one period at a time. */
  const advance = (seconds: number) => {
    store.forward(seconds);
    for (const subscription of store.all('subscription').reverse())
      while (
        ['active', 'trialing'].includes(subscription.status) &&
        subscriptionItemOf(subscription).current_period_end <= store.now()
      )
        renew(subscription);
  };

  return { renew, startNow, cardOf, payOpenInvoice, advance };
};
