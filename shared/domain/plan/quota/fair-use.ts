/**
 * Fair use of plans without a limit: how many questions an owner may ask in 24 hours. They are counted per hour of the
 * clock (UTC), in the hour that is running and the 23 before it, so an owner who asked nothing for 24 hours is never refused.
 */
import type { Entitlement } from '../entitlement.ts';
import { type Plan, plans, trialFairUse } from '../plans.ts';

const hourMs = 3_600_000;
/** Hours that count, the running one included. */
export const fairUseHours = 24;

/** Questions by hour, counted from the epoch. */
export type HourCounts = Readonly<Record<number, number>>;

/** The hour of the clock, counted from the epoch. */
export const hourOf = (now: number) => Math.floor(now / hourMs);

/** How many questions in 24 hours an entitlement includes; null where the limit of the plan is lower anyway, and for admins. */
export const fairUseOf = ({ plan, is_trial }: Pick<Entitlement, 'plan' | 'is_trial'>) => {
  if (is_trial) return trialFairUse;
  const { fairUse }: Plan = plans[plan];
  return fairUse ?? null;
};

/** How many questions were asked in the hours that count, without the hour `now` itself. */
export const askedBefore = (hours: HourCounts, now: number) =>
  Object.entries(hours)
    .filter(([hour]) => Number(hour) < now && Number(hour) > now - fairUseHours)
    .reduce((sum, [, count]) => sum + count, 0);

/** When the first of the counted questions stops counting, epoch ms. */
const freeAgainAt = (hours: HourCounts, now: number) => {
  const counted = Object.entries(hours)
    .filter(([hour, count]) => count > 0 && Number(hour) > hourOf(now) - fairUseHours)
    .map(([hour]) => Number(hour));
  return (Math.min(hourOf(now), ...counted) + fairUseHours) * hourMs;
};

/** What an owner reads when a question is refused under fair use: why, until when, and what to do. */
export const fairUseRefusal = (
  entitlement: Pick<Entitlement, 'plan' | 'is_trial'>,
  hours: HourCounts,
  now: Date,
) => {
  const ms = freeAgainAt(hours, now.getTime()) - now.getTime();
  const left = Math.max(1, Math.ceil(ms / hourMs));
  const wait = left === 1 ? 'within an hour' : `in about ${left} hours`;
  const most = `You’ve asked ${fairUseOf(entitlement)} questions in 24 hours, the most ${entitlement.is_trial ? 'your free trial' : `the ${plans.pro.name} plan`} allows.`;
  return `${most} Nothing is lost. You can ask again ${wait}.`;
};
