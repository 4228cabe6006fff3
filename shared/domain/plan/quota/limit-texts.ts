/** What an owner reads about the limit on questions. */
import { type LimitedPlanId, plans } from '../plans.ts';

const windowWords = {
  day: { every: 'daily', now: 'today' },
  month: { every: 'monthly', now: 'this month' },
} as const;

/** What an owner reads when a question is refused because the window is used up. */
export const limitReached = (plan: LimitedPlanId) => {
  const { limit, window } = plans[plan].quota;
  return `You have reached your ${windowWords[window].every} limit of ${limit} questions. Upgrade to Professional for unlimited queries!`;
};

/** The message of the API for the same refusal. */
export const limitRefusal = {
  free: `You've reached the free plan limit (${plans.free.quota.limit} requests/day). Upgrade to Professional to unlock unlimited access.`,
  essentials: `You've reached the Essentials plan limit (${plans.essentials.quota.limit} requests/month). Upgrade to Professional to unlock unlimited access.`,
} as const satisfies Record<LimitedPlanId, string>;

type Quota = { unlimited: boolean; limit: number | null; remaining: number };

/** "Questions remaining this month: 62/100"; the general assistant's line. */
export const remainingInWindow = (quota: Quota & { window: 'day' | 'month' | null }) =>
  quota.unlimited || quota.window === null
    ? 'Unlimited'
    : `Questions remaining ${windowWords[quota.window].now}: ${quota.remaining}/${quota.limit}`;

/** "Questions remaining: 62/100"; a helper's line. */
export const remainingLine = (quota: Quota) =>
  quota.unlimited ? 'Unlimited' : `Questions remaining: ${quota.remaining}/${quota.limit}`;

/** At this many questions left, or fewer, the line offers to upgrade. */
export const fewLeft = 5;
