import type { Subscription } from './subscription.ts';

/** What can have become of a payment. */
export const paymentStates = [
  'paid',
  'failed',
  'pending',
  'refunded',
  'partly_refunded',
  'disputed',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The fields that are read of a charge of the payment provider. */
export type ProviderCharge = {
  readonly status: string;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly disputed: boolean;
};

/** The state of a payment; money that was given back or is disputed counts before that it was paid. */
export const paymentStateOf = (charge: ProviderCharge): PaymentState => {
  if (charge.status === 'failed') return 'failed';
  if (charge.status !== 'succeeded') return 'pending';
  if (charge.disputed) return 'disputed';
  if (charge.amount_refunded >= charge.amount) return 'refunded';
  return charge.amount_refunded > 0 ? 'partly_refunded' : 'paid';
};

type Facts = Pick<Subscription, 'status' | 'current_period_end' | 'cancel_at_period_end'> & {
  readonly current_period_start?: string | null;
  readonly ended_at?: string | null;
};

/** The date that counts in the state of a subscription, and what happens or happened then. */
export type SubscriptionDate = {
  readonly label: 'Paid until' | 'Ends' | 'First payment' | 'Unpaid since' | 'Ended';
  readonly at: string;
};

/**
 * Until when a subscription is paid, since when it is not, or when it ended; null where the state has no such date or it
 * is not known. The end of the period says nothing of a period whose payment failed.
 */
export const subscriptionDate = (subscription: Facts): SubscriptionDate | null => {
  const { status, current_period_start, current_period_end, cancel_at_period_end, ended_at } =
    subscription;
  const dated = (label: SubscriptionDate['label'], at: string | null | undefined) =>
    at ? { label, at } : null;
  switch (status) {
    case 'active':
      return dated(cancel_at_period_end ? 'Ends' : 'Paid until', current_period_end);
    case 'trialing':
      return dated(cancel_at_period_end ? 'Ends' : 'First payment', current_period_end);
    case 'past_due':
    case 'unpaid':
      return dated('Unpaid since', current_period_start);
    case 'canceled':
      return dated('Ended', ended_at);
    default:
      return null;
  }
};

type Paid = {
  readonly state: PaymentState;
  readonly amount_cents: number;
  readonly created_at: string;
};
const dayMs = 86_400_000;

/** Two payments of one sum within a day, the earlier one first, as when somebody was charged twice; null without any. */
export const paidTwice = <P extends Paid>(payments: readonly P[]): readonly [P, P] | null => {
  const paid = payments
    .filter(({ state }) => state === 'paid')
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  for (const [nth, first] of paid.entries()) {
    const second = paid
      .slice(nth + 1)
      .find(({ amount_cents }) => amount_cents === first.amount_cents);
    if (second && Date.parse(second.created_at) - Date.parse(first.created_at) <= dayMs)
      return [first, second];
  }
  return null;
};
