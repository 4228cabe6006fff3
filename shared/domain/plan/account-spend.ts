/** What one account may spend on the model in a day (UTC), whatever becomes of its questions. */
import type { Entitlement } from './entitlement.ts';
import { defaultPlan, type PlanId, planIds, plans, trialSpend } from './plans.ts';

/** What an account has spent on one day: millionths of a dollar, and calls of the model. */
export type AccountSpend = { microdollars: number; calls: number };

/** Who spends: an owner on one of the plans, or on trial. */
export type Spender = PlanId | 'trial';
export const spenders: readonly [Spender, ...Spender[]] = [...planIds, 'trial'];
/** The counter of the model's cost for owners on one plan or on trial, in millionths of a dollar; in the counts of the business. */
export const spenderCounter = (spender: Spender) => `model_${spender}` as const;
/** Dollars a day for each account. */
export type AccountDollars = Readonly<Partial<Record<Spender, number>>>;

const limitsOf = (spender: Spender): { callsPerDay: number; dollarsPerDay: number } =>
  spender === 'trial' ? trialSpend : plans[spender];

/** What each account may cost in a day, unless the stage says otherwise. */
export const defaultAccountDollars = Object.fromEntries(
  spenders.map((spender) => [spender, limitsOf(spender).dollarsPerDay]),
) as Record<Spender, number>;

/** The limits that hold for an entitlement. */
export const spenderOf = ({ plan, is_trial }: Pick<Entitlement, 'plan' | 'is_trial'>): Spender =>
  is_trial ? 'trial' : plan;

/** Whether the part of the stage's dollars that is kept for those who pay is theirs too. */
export const isPayer = ({ plan, is_trial }: Pick<Entitlement, 'plan' | 'is_trial'>) =>
  !is_trial && plan !== defaultPlan;

/** Whether an account may call the model no more on that day; a stage that names no dollars allows none. */
export const isAccountSpent = (
  { microdollars, calls }: AccountSpend,
  spender: Spender,
  dollars: AccountDollars,
) => microdollars >= (dollars[spender] ?? 0) * 1_000_000 || calls >= limitsOf(spender).callsPerDay;

const hourMs = 3_600_000;

/** What an owner reads whose account may spend no more today. */
export const spentRefusal = (now: Date) => {
  const nextDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  const left = Math.ceil((nextDay - now.getTime()) / hourMs);
  const wait = left <= 1 ? 'within an hour' : `in about ${left} hours`;
  return `That’s all your helpers can do for you today. Nothing is lost. You can ask again ${wait}.`;
};
