/** The events after which a customer's subscription may be another one; the payment account is set up to send us these. */
export const followedEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.deleted',
] as const;

/** Whether an event of the payment provider is handled. */
export const isFollowed = (type: string) => followedEvents.some((followed) => followed === type);
