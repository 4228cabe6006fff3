import type { PaymentState } from './payment-states.ts';

type Paid = {
  readonly state: PaymentState;
  readonly amount_cents: number;
  readonly created_at: string;
};
const dayMs = 86_400_000;

/** Two payments of one sum within a day, the earlier one first, as when somebody was charged twice; null without any. */
export const doublePayment = <P extends Paid>(payments: readonly P[]): readonly [P, P] | null => {
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
