import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import {
  type BillingPeriod,
  monthlyEquivalent,
  type OwnerPlanId,
  type PaidPlanId,
  plans,
} from '#shared/domain/plan/plans.ts';
import { trialExplained } from '#shared/domain/plan/trial-texts.ts';

/** A plan on the plan step: its price and what it gives, in words. */
export type PlanOffer = { id: OwnerPlanId; price: string; note: string; points: string[] };

const everyDay = `${plans.free.quota.limit} questions a day`;
const everyMonth = `${plans.essentials.quota.limit} questions a month`;

const priceBy = (plan: PaidPlanId, period: BillingPeriod) =>
  `$${plans[plan].price[period]} a ${period === 'yearly' ? 'year' : 'month'}`;
const otherPrice = (plan: PaidPlanId, period: BillingPeriod) =>
  period === 'yearly'
    ? priceBy(plan, 'monthly')
    : `${monthlyEquivalent(plan)} a month, billed yearly`;

/** The plans to choose from, for an owner who has so many days of Professional free and wants to pay by the month or the year. */
export const planOffers = (freeDays: number, period: BillingPeriod): PlanOffer[] => [
  {
    id: 'pro',
    price: freeDays > 0 ? `${freeDays}-Day Free Trial` : priceBy('pro', period),
    note:
      freeDays > 0
        ? `No credit card needed. ${trialExplained(freeDays)} If you keep Professional, it’s ${priceBy('pro', period)}, or ${otherPrice('pro', period)}.`
        : `Or ${otherPrice('pro', period)}. You’ve already used your free trial on an earlier account, so you pay when you finish here. Until then, you’re on the Free plan.`,
    points: [`All ${helperIds.length} helpers`, 'Unlimited questions', 'Saved chats and memory'],
  },
  {
    id: 'essentials',
    price: priceBy('essentials', period),
    note: `Or ${otherPrice('essentials', period)}. You pay when you finish here. Until then, you’re on the Free plan.`,
    points: [
      `${plans.essentials.helperCap} helpers you choose`,
      everyMonth,
      'Saved chats and memory',
    ],
  },
  {
    id: 'free',
    price: '$0',
    note: 'Free forever.',
    points: [`${plans.free.helperCap} helpers you choose`, everyDay, 'Chats aren’t saved'],
  },
];
