import { lowestPrice } from 'virtual:prices';
import { trialDays } from '#shared/domain/plan/plans.ts';

/** What it costs, in one line under the button. */
export const PriceLine = () => (
  <p className="fine-print">
    Free plan, or from ${lowestPrice} a month. Try all 7 helpers free for {trialDays} days. No
    credit card needed.
  </p>
);
