import {
  defaultPlan,
  firstPlanWithHistory,
  isLimited,
  type LimitedPlanId,
  type PaidPlanId,
  type PlanId,
  plans,
} from './plans.ts';

/** The plan whose limits apply; plans without limits never show the texts that need one. */
export const limitedPlan = (plan: PlanId): LimitedPlanId => (isLimited(plan) ? plan : defaultPlan);

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
export const upgradeLinkText = 'Upgrade for unlimited';
export const upgradeOptionsText = 'View upgrade options';

/**
 * The dialog that opens in place of a locked helper, with the plan's own number for N:
 * "Free accounts are limited to N helpers. Upgrade to Professional for unlimited access to all helpers and advanced features",
 * "Essentials accounts are limited to N helpers. Upgrade to Professional for unlimited access to all helpers."
 */
export const upgradeDialog = {
  title: (helperName: string) => `Upgrade to Access ${helperName}`,
  body: (plan: LimitedPlanId) => {
    const cap = plans[plan].helperCap;
    return plan === 'free'
      ? `Free accounts are limited to ${cap} helpers. Upgrade to Professional for unlimited access to all helpers and advanced features`
      : `Essentials accounts are limited to ${cap} helpers. Upgrade to Professional for unlimited access to all helpers.`;
  },
  upgrade: 'View Pricing Plans',
  later: 'Maybe Later',
} as const;

/** "Free accounts are limited to 2 helpers." */
export const capSentence = (plan: LimitedPlanId) =>
  `${plans[plan].name} accounts are limited to ${plans[plan].helperCap} helpers.`;

/** The page that is shown instead of a locked helper. */
export const helperGate = {
  title: 'Professional Feature',
  body: 'This helper is available with a Professional subscription.',
} as const;

/** The page that is shown instead of the history on the Free plan. */
export const historyGate = {
  title: 'Chat history comes with a paid plan',
  body: `With ${plans[firstPlanWithHistory].name} and up, your chats are saved so you can pick up where you left off. On the ${plans.free.name} plan, chats aren’t saved. They go away when you close the tab.`,
} as const;

/** What a plan is called on the card after checkout. */
export const purchasedPlanName = {
  essentials: 'Essential Plan',
  pro: 'Professional Plan',
} as const satisfies Record<PaidPlanId, string>;

/** "6 days left in your free trial" */
export const trialDaysLeft = (days: number) =>
  `${days} ${days === 1 ? 'day' : 'days'} left in your free trial`;

/** "After 7 days, you’ll move to the Free plan unless you choose to pay." */
export const trialExplained = (days: number) =>
  `After ${days} ${days === 1 ? 'day' : 'days'}, you’ll move to the ${plans[defaultPlan].name} plan unless you choose to pay.`;
