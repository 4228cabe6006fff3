import * as z from 'zod';
import { billingPeriods, paidPlanIds } from './plans.ts';
import { subscriptionStates } from './subscription-states.ts';

/** The payment provider's subscription as last read from it. */
export const Subscription = z.object({
  id: z.string(),
  status: z.enum(subscriptionStates),
  plan: z.enum(paidPlanIds).nullable(),
  period: z.enum(billingPeriods).nullable(),
  current_period_end: z.iso.datetime().nullable(),
  cancel_at_period_end: z.boolean(),
  /** Why it ended or will end, as the provider says it; absent while it does not. */
  end_reason: z.string().max(60).optional(),
});
export type Subscription = z.infer<typeof Subscription>;
