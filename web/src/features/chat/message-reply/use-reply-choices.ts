import { useMemo, useState } from 'react';
import type { IncomingKind } from '#shared/domain/incoming-messages/kinds.ts';
import type { DangerId } from '#shared/domain/safety/dangers.ts';
import type { KitProblems } from './filled-kit.ts';

/** What the owner has put into the dialog so far. */
export type KitChoices = {
  readonly text: string;
  /** Null while the guess stands. */
  readonly kind: IncomingKind | null;
  readonly tone: string;
  /** Numbers that were typed, by the id of their input. */
  readonly typed: Readonly<Partial<Record<string, string>>>;
  /** Dangers that are none. */
  readonly aside: readonly DangerId[];
  /** Dangers whose card was read. */
  readonly seen: readonly DangerId[];
  readonly problems: KitProblems;
};

/** The choices of the dialog, and what changes them. */
export const useKitChoices = (words: string) => {
  const [choices, setChoices] = useState<KitChoices>(() => ({
    ...{ text: words, kind: null, tone: 'warm' },
    ...{ typed: {}, aside: [], seen: [], problems: {} },
  }));
  const setters = useMemo(() => {
    const set = (change: Partial<KitChoices>) => setChoices((before) => ({ ...before, ...change }));
    return {
      setText: (text: string) => set({ text }),
      setKind: (kind: IncomingKind) => set({ kind }),
      setTone: (tone: string) => set({ tone }),
      setTyped: (typed: KitChoices['typed']) => set({ typed }),
      setAside: (aside: readonly DangerId[]) => set({ aside }),
      setSeen: (seen: readonly DangerId[]) => set({ seen }),
      setProblems: (problems: KitProblems) => set({ problems }),
    };
  }, []);
  return [choices, setters] as const;
};
