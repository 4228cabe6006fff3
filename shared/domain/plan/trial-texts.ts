/** What an owner reads about the days of the trial. */
import { defaultPlan, plans } from './plans.ts';

/** "6 days left in your free trial" */
export const trialDaysLeft = (days: number) =>
  `${days} ${days === 1 ? 'day' : 'days'} left in your free trial`;

/** "After 7 days, you’ll move to the Free plan unless you choose to pay." */
export const trialExplained = (days: number) =>
  `After ${days} ${days === 1 ? 'day' : 'days'}, you’ll move to the ${plans[defaultPlan].name} plan unless you choose to pay.`;
