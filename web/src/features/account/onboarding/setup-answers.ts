import { helpersFor } from '#shared/domain/account/finish-onboarding.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import {
  type BillingPeriod,
  type OwnerPlanId,
  opensEveryHelper,
  recommendedPlan,
} from '#shared/domain/plan/plans.ts';

/** What the owner has said so far; kept in the tab, so a reload loses nothing. */
export type SetupAnswers = {
  name: string;
  /** What customers call the owner; empty where it was skipped. */
  ownerName: string;
  /** One of the listed types, or Other. */
  type: string;
  /** The owner's own words where the type is Other. */
  otherType: string;
  plan: OwnerPlanId | null;
  /** How to pay for the plan, if it was chosen among the prices. */
  period: BillingPeriod | null;
  helpers: HelperId[];
};

export const noAnswers: SetupAnswers = {
  name: '',
  ownerName: '',
  type: '',
  otherType: '',
  plan: recommendedPlan,
  period: null,
  helpers: [],
};

/** The business type in the owner's words. */
export const typeOf = ({ type, otherType }: SetupAnswers) =>
  type === 'Other' && otherType.trim() ? otherType.trim() : type;

/** The answers with another plan; Professional opens every helper by itself, so what was chosen is kept for a change of mind. */
export const answersWithPlan = (answers: SetupAnswers, plan: OwnerPlanId): SetupAnswers => ({
  ...answers,
  plan,
  ...(!opensEveryHelper(plan) && { helpers: helpersFor(plan, answers.helpers) }),
});
