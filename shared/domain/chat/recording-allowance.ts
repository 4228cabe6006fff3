/** How often an owner may speak instead of typing. */
import type { Entitlement } from '../plan/entitlement.ts';
import { plans, trialRecordings } from '../plan/plans.ts';

const hourMs = 3_600_000;
/** Recordings are counted in 24 hours from the first one. */
export const recordingsMs = 24 * hourMs;

type Plan = Pick<Entitlement, 'plan' | 'is_trial'>;

/** How many recordings an entitlement includes in 24 hours. */
export const recordingsOf = ({ plan, is_trial }: Plan) =>
  is_trial ? trialRecordings : plans[plan].recordings;

/** What an owner reads when no more is written down: why, until when, and what to do. */
export const recordingsRefusal = (entitlement: Plan, since: number, now: Date) => {
  const left = Math.max(1, Math.ceil((since + recordingsMs - now.getTime()) / hourMs));
  const wait = left === 1 ? 'within an hour' : `in about ${left} hours`;
  const included = entitlement.is_trial
    ? 'your free trial'
    : `the ${plans[entitlement.plan].name} plan`;
  return `You’ve made ${recordingsOf(entitlement)} recordings in 24 hours, the most ${included} allows. Type your question, or record again ${wait}.`;
};

/** How many recordings of the longest length a file turned out to be. */
export const recordingsIn = (seconds: number, longest: number) =>
  Math.max(1, Math.ceil((seconds - 5) / longest));
