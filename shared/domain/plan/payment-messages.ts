/** What the owner reads when a payment page cannot be opened. */
export const billingFailures = {
  checkout: 'Failed to start checkout. Please try again.',
  checkoutFromProfile: 'Failed to create checkout session. Please try again.',
  portal: 'Failed to open billing portal. Please try again.',
} as const;

/** What an owner reads who turned back from the payment page. */
export const notCharged = 'You were not charged.';
