/** What an owner reads where a higher plan has more. */
import { firstPlanWithHistory, type LimitedPlanId, plans } from './plans.ts';

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
