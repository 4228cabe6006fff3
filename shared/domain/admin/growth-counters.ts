/**
 * The counters of growth, one item for each month without names. What belongs to a sign-up (whether its owner used a draft,
 * came back, paid) is counted in the month of the sign-up, so that the months can be compared; ends of paid plans are
 * counted in the month in which they end.
 */
import type { Account } from '../account/account.ts';
import { daysBetween } from '../lib/local-date.ts';

/** The kind of these counters, beside the counts of a day or the total. */
export const growthKind = 'GROWTH';

/** The kind of the counters of the sign-ups from one source. */
export const sourceKindPrefix = 'GROWTH_SOURCE#';

/** What an owner did after the sign-up. */
export const growthSteps = ['signups', 'activated', 'week_1', 'month_1', 'converted'] as const;

export type GrowthStep = (typeof growthSteps)[number];

/** Why a paid plan ended, as the payment provider says it, or that the account was deleted. */
export const endReasons = [
  'too_expensive',
  'missing_features',
  'switched_service',
  'unused',
  'customer_service',
  'too_complex',
  'low_quality',
  'other',
  'payment_failed',
  'payment_disputed',
  'account_deleted',
  'unknown',
] as const;

export type EndReason = (typeof endReasons)[number];

export const endReasonOf = (text: string | null | undefined): EndReason =>
  endReasons.find((known) => known === text) ?? 'unknown';

/** The counter of ends of paid plans for one reason. */
export const endedCounter = (reason: EndReason) => `ended_${reason}` as const;

/** From which to which day after the sign-up a visit counts as coming back. */
const windows = { week_1: [7, 13], month_1: [30, 59] } as const;

/** Which returns a visit on a day is, for an account that signed up at a moment. */
export const returnsOn = (created_at: string, day: string) => {
  const days = daysBetween(created_at.slice(0, 10), day);
  const isIn = ([from, to]: readonly [number, number]) => days >= from && days <= to;
  return {
    ...(isIn(windows.week_1) && { returned_week_1: true as const }),
    ...(isIn(windows.month_1) && { returned_month_1: true as const }),
  };
};

/** Where an account came from; an ad or link says it, else the page, else nobody knows. */
export const sourceOf = ({ utm_source, referral_source }: Account) =>
  (utm_source ?? referral_source ?? 'direct').toLowerCase();

/** The steps that an account has taken. */
export const stepsOf = (account: Account): GrowthStep[] => [
  'signups',
  ...(account.activated_on ? ['activated' as const] : []),
  ...(account.returned_week_1 ? ['week_1' as const] : []),
  ...(account.returned_month_1 ? ['month_1' as const] : []),
  ...(account.converted_on ? ['converted' as const] : []),
];
