import { useState } from 'react';
import { type Draft, emptyDraft } from './steps.ts';

const key = 'onboarding';

const read = (): Draft => {
  try {
    return { ...emptyDraft, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return emptyDraft;
  }
};

/** The draft of this tab, and a way to change it; `forget` empties it once it was handed in. */
export const useDraft = (start: Partial<Draft> = {}) => {
  const [draft, setDraft] = useState<Draft>(() => ({ ...read(), ...start }));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {}
  };
  const forget = () => sessionStorage.removeItem(key);
  return { draft, change, forget };
};
