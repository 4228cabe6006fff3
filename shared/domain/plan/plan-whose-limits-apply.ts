import { defaultPlan, isLimited, type LimitedPlanId, type PlanId } from './plans.ts';

/** The plan whose limits apply; plans without limits never show the texts that need one. */
export const planWhoseLimitsApply = (plan: PlanId): LimitedPlanId =>
  isLimited(plan) ? plan : defaultPlan;
