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
