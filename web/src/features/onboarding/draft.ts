import { useState } from 'react';
import { isHelperId } from '#shared/domain/helper-ids.ts';
import { ownerPlanIds } from '#shared/domain/plans.ts';
import { type Draft, emptyDraft } from './steps.ts';

const key = 'onboarding';
const plans: readonly unknown[] = ownerPlanIds;

/** What this tab kept for the owner; somebody else's draft, or one that makes no sense, counts as none. */
const read = (owner: string): Draft => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (kept?.owner !== owner) return emptyDraft;
    const { name, type, otherType, plan, helpers } = kept.draft;
    const areTexts = [name, type, otherType].every((text) => typeof text === 'string');
    if (!areTexts || !plans.includes(plan)) return emptyDraft;
    return { name, type, otherType, plan, helpers: helpers.filter(isHelperId) };
  } catch {
    return emptyDraft;
  }
};

/** The draft of one owner in this tab, and a way to change it; `forget` empties it once it was handed in. */
export const useDraft = (owner: string) => {
  const [draft, setDraft] = useState<Draft>(() => read(owner));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    try {
      sessionStorage.setItem(key, JSON.stringify({ owner, draft: next }));
    } catch {}
  };
  const forget = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {}
  };
  return { draft, change, forget };
};
