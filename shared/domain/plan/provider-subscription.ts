import { planRank } from './best-subscription.ts';
import { type BillingPeriod, billingPeriods, type PaidPlanId, paidPlanIds } from './plans.ts';
import type { PriceLookupKeys } from './price-lookup-keys.ts';
import type { Subscription } from './subscription.ts';
import { subscriptionStates } from './subscription-states.ts';

/** The fields that are read of a subscription of the payment provider; times are epoch seconds. */
export type ProviderSubscription = {
  readonly id: string;
  readonly status: string;
  readonly cancel_at_period_end: boolean;
  readonly cancel_at: number | null;
  readonly cancellation_details?: {
    readonly reason: string | null;
    readonly feedback: string | null;
  } | null;
  readonly items: {
    readonly data: readonly {
      readonly current_period_end: number;
      readonly price: {
        readonly lookup_key: string | null;
        readonly metadata?: Readonly<Record<string, string>>;
      };
    }[];
  };
};

type Price = ProviderSubscription['items']['data'][number]['price'];
type Bought = { plan: PaidPlanId; period: BillingPeriod };

/**
 * The provider's subscription as stored. An unknown price gives no plan, and an unknown state counts as incomplete: what
 * cannot be read never grants anything.
 */
export const subscriptionFrom = (
  provided: ProviderSubscription,
  keys: PriceLookupKeys,
): Subscription => {
  const items = provided.items.data.map((item) => ({ item, bought: boughtWith(item.price, keys) }));
  const best = items.toSorted((a, b) => planRank(b.bought?.plan) - planRank(a.bought?.plan))[0];
  const periodEnd = best?.item.current_period_end ?? null;
  // What the owner chose says more than that the owner asked for it.
  const endReason =
    provided.cancellation_details?.feedback ?? provided.cancellation_details?.reason;
  return {
    id: provided.id,
    status: subscriptionStates.find((known) => known === provided.status) ?? 'incomplete',
    plan: best?.bought?.plan ?? null,
    period: best?.bought?.period ?? null,
    current_period_end: periodEnd === null ? null : new Date(periodEnd * 1000).toISOString(),
    // The portal may write the end as a date instead of the flag.
    cancel_at_period_end:
      provided.cancel_at_period_end ||
      (provided.cancel_at !== null && periodEnd !== null && provided.cancel_at <= periodEnd),
    ...(endReason && { end_reason: endReason }),
  };
};

/**
 * The plan and period of a price. The lookup key moves to the new price when prices change, so an old price that is still
 * being paid is recognized by plan and period in its metadata.
 */
const boughtWith = ({ lookup_key, metadata }: Price, keys: PriceLookupKeys): Bought | null =>
  offers.find((offer) => keys[offer.plan][offer.period] === lookup_key) ??
  offers.find(
    (offer) =>
      lookup_key === null && offer.plan === metadata?.plan && offer.period === metadata.period,
  ) ??
  null;

/** Everything that can be bought. */
export const offers: readonly Bought[] = paidPlanIds.flatMap((plan) =>
  billingPeriods.map((period) => ({ plan, period })),
);
