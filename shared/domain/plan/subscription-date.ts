import type { Subscription } from './subscription.ts';

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
