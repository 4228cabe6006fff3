/** What each plan costs and allows: the one table that cards, limits, messages and the payment set-up are made from. */

export const planIds = ['free', 'essentials', 'pro', 'admin'] as const;
export type PlanId = (typeof planIds)[number];
export const paidPlanIds = ['essentials', 'pro'] as const;
export type PaidPlanId = (typeof paidPlanIds)[number];
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  /** Questions per window; a plan without one is not limited. */
  readonly quota?: { readonly limit: number; readonly window: 'day' | 'month' };
  /** How many of the selected helpers are open. */
  readonly helperCap: number;
  readonly savesHistory: boolean;
  /** Whole dollars per period. */
  readonly price?: Readonly<Record<BillingPeriod, number>>;
};

export const plans = {
  free: {
    id: 'free',
    name: 'Free',
    quota: { limit: 10, window: 'day' },
    helperCap: 2,
    savesHistory: false,
  },
  essentials: {
    id: 'essentials',
    name: 'Essentials',
    quota: { limit: 100, window: 'month' },
    helperCap: 4,
    savesHistory: true,
    price: { monthly: 19, yearly: 190 },
  },
  pro: {
    id: 'pro',
    name: 'Professional',
    helperCap: 20,
    savesHistory: true,
    price: { monthly: 49, yearly: 499 },
  },
  admin: { id: 'admin', name: 'Admin', helperCap: 20, savesHistory: true },
} as const satisfies Record<PlanId, Plan>;

/** Length of the free Professional trial, in days. */
export const trialDays = 7;
/** Questions a minute one person may ask, on every plan. */
export const questionsPerMinute = 20;
/** Longest message an owner may send, in characters. */
export const messageLimit = 4000;
/** What the API reports as remaining on a plan without a limit. */
export const unlimitedRemaining = 1000;

/** The yearly price spread over twelve months, for example "$15.83". */
export const monthlyEquivalent = (plan: PaidPlanId) =>
  `$${(plans[plan].price.yearly / 12).toFixed(2)}`;

/** Whole dollars a year that paying yearly saves. */
export const yearlySaving = (plan: PaidPlanId) =>
  plans[plan].price.monthly * 12 - plans[plan].price.yearly;
