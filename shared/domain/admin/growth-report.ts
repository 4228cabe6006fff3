import { byPlan, type PaidPlanId, paidPlanIds } from '../plan/plans.ts';
import { endedCounter, endReasons, type GrowthStep, growthSteps } from './growth-counters.ts';

type Counters = Readonly<Record<string, number>>;
type Source = { readonly source: string; readonly counters: Counters };

const stepsIn = (counters: Counters) =>
  Object.fromEntries(growthSteps.map((step) => [step, Math.max(0, counters[step] ?? 0)])) as Record<
    GrowthStep,
    number
  >;

/** Growth by month, the newest first, with the sources of the sign-ups and the revenue of a month by plan. */
export const growthReport = (
  months: readonly string[],
  counters: ReadonlyMap<string, Counters>,
  sources: readonly Source[],
  total: Counters,
) => ({
  months: months.map((month) => {
    const counts = counters.get(month) ?? {};
    const reasons = endReasons.flatMap((reason) => {
      const count = counts[endedCounter(reason)] ?? 0;
      return count > 0 ? [{ reason, count }] : [];
    });
    return {
      month,
      ...stepsIn(counts),
      ended: reasons.reduce((sum, { count }) => sum + count, 0),
      reasons: reasons.toSorted((one, other) => other.count - one.count),
    };
  }),
  sources: [...Map.groupBy(sources, ({ source }) => source)]
    .map(([source, all]) => ({
      source,
      ...(Object.fromEntries(
        growthSteps.map((step) => [
          step,
          all.reduce((sum, one) => sum + stepsIn(one.counters)[step], 0),
        ]),
      ) as Record<GrowthStep, number>),
    }))
    .filter(({ signups }) => signups > 0)
    .toSorted((one, other) => other.signups - one.signups),
  revenue: byPlan(paidPlanIds, (plan: PaidPlanId) => ({
    owners: Math.max(0, total[`paid_${plan}`] ?? 0),
    monthly_cents: Math.max(0, total[`cents_${plan}`] ?? 0),
  })),
});
