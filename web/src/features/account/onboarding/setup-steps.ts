import { type OwnerPlanId, opensEveryHelper } from '#shared/domain/plan/plans.ts';
import { type SetupAnswers, typeOf } from './setup-answers.ts';

export type Step = 'name' | 'type' | 'plan' | 'helpers' | 'intro' | 'review';

/**
 * The steps in their order. With Professional every helper is open, so instead of choosing helpers the owner meets them
 * and is done: four steps. Where the plan was settled by the link (a trial) the plan step is left out.
 */
export const stepsOf = (plan: OwnerPlanId | null, planIsSettled = false): Step[] => {
  if (planIsSettled) return ['name', 'type', 'intro', 'review'];
  if (plan && opensEveryHelper(plan)) return ['name', 'type', 'plan', 'intro'];
  return ['name', 'type', 'plan', 'helpers', 'review'];
};

/** Whether a step is answered well enough to go on. */
export const isAnswered = (step: Step, answers: SetupAnswers) =>
  ({
    name: answers.name.trim() !== '',
    type: typeOf(answers).trim() !== '',
    plan: answers.plan !== null,
    helpers:
      (answers.plan !== null && opensEveryHelper(answers.plan)) || answers.helpers.length > 0,
    intro: true,
    review: true,
  })[step];

/** The furthest step the answers allow; whoever opens a later one by its address lands here. */
export const furthest = (steps: readonly Step[], answers: SetupAnswers) => {
  const open = steps.findIndex((step) => !isAnswered(step, answers));
  return open < 0 ? steps.length - 1 : open;
};
