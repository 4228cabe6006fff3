import type { Subscription } from '#local/stripe/objects.ts';

/** The expected account of a customer, derived from the provider's list without the code of the product. */
export type Truth = {
  id: string;
  status: string;
  plan: string | null;
  cancels: boolean;
  ends: number | undefined;
} | null;

const worth: Record<string, number> = { essentials: 1, pro: 2 };
const order = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
];

/** The subscription with the most points counts; written for clarity, not for speed. */
export const truthOf = (subscriptions: readonly Subscription[]): Truth => {
  let best: Subscription | undefined;
  for (const one of subscriptions) if (!best || beats(points(one), points(best))) best = one;
  if (!best) return null;
  return {
    id: best.id,
    status: best.status,
    plan: planOf(best),
    cancels: best.cancel_at_period_end,
    ends: best.items.data[0]?.current_period_end,
  };
};

const planOf = ({ items }: Subscription) => {
  const price = items.data[0]?.price;
  // A price that is no longer sold has no lookup key and is known by its metadata.
  const { plan, period } = price?.metadata ?? {};
  const match = /^(essentials|pro)_(monthly|yearly)$/.exec(
    price?.lookup_key ?? `${plan}_${period}`,
  );
  return match?.[1] ?? null;
};

const points = (one: Subscription): (number | string)[] => [
  order.indexOf(one.status) < 3 ? 1 : 0,
  worth[planOf(one) ?? ''] ?? 0,
  -order.indexOf(one.status),
  one.items.data[0]?.current_period_end ?? 0,
];

const beats = (a: readonly (number | string)[], b: readonly (number | string)[]) => {
  for (const [nth, value] of a.entries()) if (value !== b[nth]) return value > (b[nth] ?? '');
  return false;
};
