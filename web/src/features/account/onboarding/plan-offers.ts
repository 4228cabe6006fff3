import { trialExplained } from '#shared/domain/billing-messages.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import {
  type BillingPeriod,
  monthlyEquivalent,
  type OwnerPlanId,
  type PaidPlanId,
  plans,
} from '#shared/domain/plans.ts';

/** A plan on the plan step: its price and what it gives, in words. */
export type PlanOffer = { id: OwnerPlanId; price: string; note: string; points: string[] };

const everyDay = `${plans.free.quota.limit} questions a day`;
const everyMonth = `${plans.essentials.quota.limit} questions a month`;

const priceBy = (plan: PaidPlanId, period: BillingPeriod) =>
  `$${plans[plan].price[period]} a ${period === 'yearly' ? 'year' : 'month'}`;
const otherPrice = (plan: PaidPlanId, period: BillingPeriod) =>
  period === 'yearly'
    ? priceBy(plan, 'monthly')
    : `${monthlyEquivalent(plan)} a month when billed yearly`;

/** The plans to choose from, for an owner who has so many days of Professional free and wants to pay by the month or the year. */
export const planOffers = (freeDays: number, period: BillingPeriod): PlanOffer[] => [
  {
    id: 'pro',
    price: freeDays > 0 ? `${freeDays}-Day Free Trial` : priceBy('pro', period),
    note:
      freeDays > 0
        ? `No card needed to try it. ${trialExplained(freeDays)} It costs ${priceBy('pro', period)}, or ${otherPrice('pro', period)}.`
        : `Or ${otherPrice('pro', period)}. Your free trial was used by an earlier account, so you pay on the next page; until then you are on Free.`,
    points: [`All ${helperIds.length} helpers`, 'Unlimited questions', 'Saved chats and memory'],
  },
  {
    id: 'essentials',
    price: priceBy('essentials', period),
    note: `Or ${otherPrice('essentials', period)}. You pay on the next page; until then you are on Free.`,
    points: [
      `${plans.essentials.helperCap} helpers of your choice`,
      everyMonth,
      'Saved chats and memory',
    ],
  },
  {
    id: 'free',
    price: '$0',
    note: 'Free for as long as you like.',
    points: [`${plans.free.helperCap} helpers of your choice`, everyDay, 'Chats are not saved'],
  },
];
