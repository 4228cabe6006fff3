import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import {
  type BillingPeriod,
  type OwnerPlanId,
  opensEveryHelper,
  recommendedPlan,
} from '#shared/domain/plan/plans.ts';

export type Step = 'name' | 'type' | 'plan' | 'helpers' | 'intro' | 'review';

/** What the owner has said so far; kept in the tab, so a reload loses nothing. */
export type Draft = {
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

export const emptyDraft: Draft = {
  name: '',
  ownerName: '',
  type: '',
  otherType: '',
  plan: recommendedPlan,
  period: null,
  helpers: [],
};

/**
 * The steps in their order. With Professional every helper is open, so instead of choosing helpers the owner meets them
 * and is done: four steps. Where the plan was settled by the link (a trial) the plan step is left out.
 */
export const stepsOf = (plan: OwnerPlanId | null, planIsSettled = false): Step[] => {
  if (planIsSettled) return ['name', 'type', 'intro', 'review'];
  if (plan && opensEveryHelper(plan)) return ['name', 'type', 'plan', 'intro'];
  return ['name', 'type', 'plan', 'helpers', 'review'];
};

/** The business type in the owner's words. */
export const typeOf = ({ type, otherType }: Draft) =>
  type === 'Other' && otherType.trim() ? otherType.trim() : type;

/** Whether a step is answered well enough to go on. */
export const isAnswered = (step: Step, draft: Draft) =>
  ({
    name: draft.name.trim() !== '',
    type: typeOf(draft).trim() !== '',
    plan: draft.plan !== null,
    helpers: (draft.plan !== null && opensEveryHelper(draft.plan)) || draft.helpers.length > 0,
    intro: true,
    review: true,
  })[step];

/** The furthest step the answers allow; whoever opens a later one by its address lands here. */
export const furthest = (steps: readonly Step[], draft: Draft) => {
  const open = steps.findIndex((step) => !isAnswered(step, draft));
  return open < 0 ? steps.length - 1 : open;
};
