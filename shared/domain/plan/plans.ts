/**
 * What each plan costs and allows: the one table that limits, contract, cards, counters and the payment set-up are made
 * from. The keys are the ids on the wire; the order is the order on screen, a higher plan after a lower one.
 */

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export type Plan = {
  readonly name: string;
  /** Questions per window; a plan without one is not limited. */
  readonly quota?: { readonly limit: number; readonly window: 'day' | 'month' };
  /** Most questions in 24 hours on a plan without a quota; see fair-use.ts. */
  readonly fairUse?: number;
  /** Most recordings in 24 hours that are written down; see recording-allowance.ts. */
  readonly recordings: number;
  /** Most calls of the model in a day (UTC): about three for each question; see account-spend.ts. */
  readonly callsPerDay: number;
  /** Dollars a day (UTC) that one account may cost, unless the stage says otherwise. */
  readonly dollarsPerDay: number;
  /** How many of the selected helpers are open; without one every helper is, selected or not. */
  readonly helperCap?: number;
  readonly savesHistory: boolean;
  /** How many people may work in an account, its owner among them. */
  readonly seats: number;
  /** Whole dollars per period; a plan without one cannot be bought. */
  readonly price?: Readonly<Record<BillingPeriod, number>>;
};

export const plans = {
  free: {
    name: 'Free',
    quota: { limit: 10, window: 'day' },
    recordings: 10,
    callsPerDay: 60,
    dollarsPerDay: 0.05,
    helperCap: 2,
    savesHistory: false,
    seats: 1,
  },
  essentials: {
    name: 'Essentials',
    quota: { limit: 100, window: 'month' },
    recordings: 40,
    callsPerDay: 300,
    dollarsPerDay: 1,
    helperCap: 4,
    savesHistory: true,
    seats: 2,
    price: { monthly: 19, yearly: 190 },
  },
  pro: {
    name: 'Professional',
    fairUse: 300,
    recordings: 150,
    callsPerDay: 900,
    dollarsPerDay: 3,
    savesHistory: true,
    seats: 5,
    price: { monthly: 49, yearly: 499 },
  },
  admin: {
    name: 'Admin',
    recordings: 150,
    callsPerDay: 900,
    dollarsPerDay: 3,
    savesHistory: true,
    seats: 1,
  },
} as const satisfies Record<string, Plan>;

type Plans = typeof plans;
export type PlanId = keyof Plans;
/** The plans whose entry in the table has that field. */
type PlansWith<Field extends keyof Plan> = {
  [P in PlanId]: Plans[P] extends Record<Field, unknown> ? P : never;
}[PlanId];
export type PaidPlanId = PlansWith<'price'>;
/** A plan with a limit on questions. */
export type LimitedPlanId = PlansWith<'quota'>;
/** A plan an owner can be on; the others belong to the operator. */
export type OwnerPlanId = Exclude<PlanId, 'admin'>;

// Marked as pure, so that a page that needs one constant of this file does not load the rest.
export const planIds = /* @__PURE__ */ Object.keys(plans) as [PlanId, ...PlanId[]];
export const isPaid = (id: PlanId): id is PaidPlanId => 'price' in plans[id];
export const isLimited = (id: PlanId): id is LimitedPlanId => 'quota' in plans[id];
export const paidPlanIds = /* @__PURE__ */ planIds.filter(isPaid) as [PaidPlanId, ...PaidPlanId[]];
export const ownerPlanIds = /* @__PURE__ */ planIds.filter((id) => id !== 'admin') as [
  OwnerPlanId,
  ...OwnerPlanId[],
];

/** The plan of an owner who neither pays nor is on trial. */
export const defaultPlan = 'free' satisfies PlanId;
/** The plan a trial lets an owner use. */
export const trialPlan = 'pro' satisfies PaidPlanId;
/** The plan that is marked as the most popular and chosen beforehand. */
export const recommendedPlan = 'pro' satisfies PaidPlanId;

/** The cheapest plan that keeps chats and memory. */
export const firstPlanWithHistory = /* @__PURE__ */ paidPlanIds.find(
  (id) => plans[id].savesHistory,
) as PaidPlanId;

/** One value for each of these plans. */
export const byPlan = <P extends PlanId, V>(ids: readonly P[], value: (id: P) => V) =>
  Object.fromEntries(ids.map((id) => [id, value(id)])) as Record<P, V>;

/** What the API reports as the number of helpers on a plan that opens every one. */
const everyHelperCap = 20;

/** How many of the selected helpers a plan opens. */
export const helperCapOf = (id: PlanId) => {
  const { helperCap }: Plan = plans[id];
  return helperCap ?? everyHelperCap;
};

/** Whether a plan opens every helper, whatever was selected. */
export const opensEveryHelper = (id: PlanId) => !('helperCap' in plans[id]);

/** How many people may work in an account on a plan, its owner among them. */
export const seatsOf = (id: PlanId): number => plans[id].seats;

/** Whether a plan shows results by month and by week: Professional, also during the trial, has whatever others have not. */
export const hasResults = (id: PlanId) => opensEveryHelper(id);

/** Whether a plan lets AI apps in: Professional, also during the trial. */
export const hasConnectedApps = (id: PlanId) => opensEveryHelper(id);

/** Length of the free Professional trial, in days. */
export const trialDays = 7;
/** Most questions in 24 hours during the trial. */
export const trialFairUse = 100;
/** Most recordings in 24 hours during the trial. */
export const trialRecordings = 40;
/** What one account on trial may cost in a day (UTC), in calls of the model and in dollars. */
export const trialSpend = { callsPerDay: 300, dollarsPerDay: 0.6 } as const;
/** Questions a minute one person may ask, on every plan. */
export const questionsPerMinute = 20;

/** The yearly price spread over twelve months, for example "$15.83". */
export const monthlyEquivalent = (plan: PaidPlanId) =>
  `$${(plans[plan].price.yearly / 12).toFixed(2)}`;

/** Whole dollars a year that paying yearly saves. */
export const yearlySaving = (plan: PaidPlanId) =>
  plans[plan].price.monthly * 12 - plans[plan].price.yearly;
