import { entitlementOf } from '../plan/entitlement.ts';
import { paidPlanIds, seatsOf } from '../plan/plans.ts';

/** The seats of the plan that has most of them. */
export const mostSeats: number = Math.max(...paidPlanIds.map(seatsOf));

/** How many people may work in an account now. */
export const seatsOfAccount = (...account: Parameters<typeof entitlementOf>): number =>
  seatsOf(entitlementOf(...account).plan);
