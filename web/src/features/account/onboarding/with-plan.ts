import { helpersFor } from '#shared/domain/account/finish-onboarding.ts';
import { type OwnerPlanId, opensEveryHelper } from '#shared/domain/plan/plans.ts';
import type { SetupAnswers } from './setup-answers.ts';

/** The answers with another plan; Professional opens every helper by itself, so what was chosen is kept for a change of mind. */
export const answersWithPlan = (answers: SetupAnswers, plan: OwnerPlanId): SetupAnswers => ({
  ...answers,
  plan,
  ...(!opensEveryHelper(plan) && { helpers: helpersFor(plan, answers.helpers) }),
});
