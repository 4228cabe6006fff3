/** What the owner reads when a payment page cannot be opened. */
export const billingFailures = {
  checkout: 'Failed to start checkout. Please try again.',
  checkoutFromProfile: 'Failed to create checkout session. Please try again.',
  portal: 'Failed to open billing portal. Please try again.',
} as const;

/** What the owner reads when the bank refuses the first payment of a plan that is started before its day. */
export const cardRefused =
  'Your card didn’t go through, so nothing changed. Update your card and try again.';

/** What an owner reads who turned back from the payment page. */
export const notCharged = 'You were not charged.';
