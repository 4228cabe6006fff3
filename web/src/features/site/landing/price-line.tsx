import { lowestPrice } from 'virtual:prices';
import { trialDays } from '#shared/domain/plans.ts';

/** What it costs, in one line under the button. */
export const PriceLine = () => (
  <p className="fine-print">
    Free plan, or from ${lowestPrice} a month. All seven helpers are free for {trialDays} days, no
    card needed.
  </p>
);
