/** Every state a subscription can be in, the best first. */
export const subscriptionStates = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
] as const;
