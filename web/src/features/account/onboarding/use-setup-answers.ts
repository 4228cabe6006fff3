import { useState } from 'react';
import { isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { TradeName } from '#shared/domain/catalogue/trades/index.ts';
import { billingPeriods, ownerPlanIds } from '#shared/domain/plan/plans.ts';
import type { PlanChoice } from '#web/core/auth/plan-choice-in-url.ts';
import { answersWithPlan, noAnswers, type SetupAnswers } from './setup-answers.ts';

/** Where the answers of an owner are kept, and apart from it what somebody tries out in the preview. */
const keyOf = (owner: string) => (owner === previewOwner ? 'onboarding-preview' : 'onboarding');
/** Who fills in the preview of onboarding. */
export const previewOwner = 'preview';
const plans: readonly unknown[] = ownerPlanIds;

/** What this tab kept for the owner; those of somebody else, or that make no sense, count as none. */
const read = (owner: string): SetupAnswers => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null');
    if (kept?.owner !== owner) return noAnswers;
    const { name, type, otherType, plan, helpers } = kept.answers;
    const areTexts = [name, type, otherType].every((text) => typeof text === 'string');
    if (!areTexts || !plans.includes(plan)) return noAnswers;
    const period = billingPeriods.find((id) => id === kept.answers.period) ?? null;
    const ownerName = typeof kept.answers.ownerName === 'string' ? kept.answers.ownerName : '';
    return { name, ownerName, type, otherType, plan, period, helpers: helpers.filter(isHelperId) };
  } catch {
    return noAnswers;
  }
};

const write = (owner: string, answers: SetupAnswers) => {
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify({ owner, answers }));
  } catch {}
};

/** What was chosen on the way to onboarding: among the prices, and on the page of a trade. */
export type Chosen = { plan: PlanChoice | null; trade: TradeName | null };
const nothing: Chosen = { plan: null, trade: null };

const begin = (kept: SetupAnswers, { plan, trade }: Chosen): SetupAnswers => {
  const begun = trade ? { ...kept, type: trade } : kept;
  return plan ? { ...answersWithPlan(begun, plan.plan), period: plan.period } : begun;
};

/** The answers of one owner in this tab, begun with what was `chosen` on the way here, and a way to change them; `forget` empties them once they were handed in. */
export const useSetupAnswers = (owner: string, chosen = nothing) => {
  const [answers, setAnswers] = useState<SetupAnswers>(() => {
    const kept = read(owner);
    if (!chosen.plan && !chosen.trade) return kept;
    const begun = begin(kept, chosen);
    write(owner, begun);
    return begun;
  });
  const change = (part: Partial<SetupAnswers>) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    write(owner, next);
  };
  const forget = () => {
    try {
      sessionStorage.removeItem(keyOf(owner));
    } catch {}
  };
  return { answers, change, forget };
};
