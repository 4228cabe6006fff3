import { paidPlanIds, plans, trialDays } from '#shared/domain/plans.ts';

const [cheapest] = paidPlanIds;

/** What it costs, in one line under the button. */
export const PriceLine = () => (
  <p className="fine-print">
    Free plan, or from ${plans[cheapest].price.monthly} a month. All seven helpers are free for{' '}
    {trialDays} days, no card needed.
  </p>
);
