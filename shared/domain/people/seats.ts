import { paidPlanIds, seatsOf } from '../plan/plans.ts';

/** The seats of the plan that has most of them. */
export const mostSeats: number = Math.max(...paidPlanIds.map(seatsOf));
