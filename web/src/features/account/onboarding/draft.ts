import { useState } from 'react';
import { helpersFor } from '#shared/domain/account/finish-onboarding.ts';
import { isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { TradeName } from '#shared/domain/catalogue/trades/index.ts';
import {
  billingPeriods,
  type OwnerPlanId,
  opensEveryHelper,
  ownerPlanIds,
} from '#shared/domain/plan/plans.ts';
import type { PlanChoice } from '#web/core/auth/plan-choice.ts';
import { type Draft, emptyDraft } from './steps.ts';

/** Where the draft of an owner is kept, and apart from it what somebody tries out in the preview. */
const keyOf = (owner: string) => (owner === previewOwner ? 'onboarding-preview' : 'onboarding');
/** Who fills in the preview of onboarding. */
export const previewOwner = 'preview';
const plans: readonly unknown[] = ownerPlanIds;

/** What this tab kept for the owner; somebody else's draft, or one that makes no sense, counts as none. */
const read = (owner: string): Draft => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null');
    if (kept?.owner !== owner) return emptyDraft;
    const { name, type, otherType, plan, helpers } = kept.draft;
    const areTexts = [name, type, otherType].every((text) => typeof text === 'string');
    if (!areTexts || !plans.includes(plan)) return emptyDraft;
    const period = billingPeriods.find((id) => id === kept.draft.period) ?? null;
    const ownerName = typeof kept.draft.ownerName === 'string' ? kept.draft.ownerName : '';
    return { name, ownerName, type, otherType, plan, period, helpers: helpers.filter(isHelperId) };
  } catch {
    return emptyDraft;
  }
};

const write = (owner: string, draft: Draft) => {
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify({ owner, draft }));
  } catch {}
};

/** The draft with another plan; Professional opens every helper by itself, so what was chosen is kept for a change of mind. */
export const withPlan = (draft: Draft, plan: OwnerPlanId): Draft => ({
  ...draft,
  plan,
  ...(!opensEveryHelper(plan) && { helpers: helpersFor(plan, draft.helpers) }),
});

/** What was chosen on the way to onboarding: among the prices, and on the page of a trade. */
export type Chosen = { plan: PlanChoice | null; trade: TradeName | null };
const nothing: Chosen = { plan: null, trade: null };

const begin = (kept: Draft, { plan, trade }: Chosen): Draft => {
  const begun = trade ? { ...kept, type: trade } : kept;
  return plan ? { ...withPlan(begun, plan.plan), period: plan.period } : begun;
};

/** The draft of one owner in this tab, begun with what was `chosen` on the way here, and a way to change it; `forget` empties it once it was handed in. */
export const useDraft = (owner: string, chosen = nothing) => {
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = read(owner);
    if (!chosen.plan && !chosen.trade) return kept;
    const begun = begin(kept, chosen);
    write(owner, begun);
    return begun;
  });
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    write(owner, next);
  };
  const forget = () => {
    try {
      sessionStorage.removeItem(keyOf(owner));
    } catch {}
  };
  return { draft, change, forget };
};
