import { StripeRefusal } from './refusal.ts';
import { asNumber, type Form } from './request-form.ts';
import type { Store } from './store.ts';

const daySeconds = 86_400;

/**
 * When the trial of a new subscription ends, in epoch seconds, by either field of the provider; null without one. As at
 * the provider, a given end lies 48 hours ahead at least.
 */
export const trialEndOf = (form: Form, store: Store) => {
  const end = asNumber(form.trial_end);
  if (end === undefined) {
    const days = asNumber(form.trial_period_days) ?? 0;
    return days > 0 ? store.now() + days * daySeconds : null;
  }
  if (end < store.now() + 2 * daySeconds)
    throw new StripeRefusal(
      400,
      'The `trial_end` date has to be at least 2 days in the future for Checkout Sessions.',
      { param: 'subscription_data[trial_end]' },
    );
  return end;
};
