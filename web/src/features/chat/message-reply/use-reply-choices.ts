import { useMemo, useState } from 'react';
import type { IncomingKind } from '#shared/domain/chat/message-replies/kinds.ts';
import type { DangerId } from '#shared/domain/chat/safety/dangers.ts';
import type { ReplyProblems } from './filled-reply.ts';

/** What the owner has put into the dialog so far. */
export type ReplyChoices = {
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
  readonly problems: ReplyProblems;
};

/** The choices of the dialog, and what changes them. */
export const useReplyChoices = (words: string, tone = 'warm') => {
  const [choices, setChoices] = useState<ReplyChoices>(() => ({
    ...{ text: words, kind: null, tone },
    ...{ typed: {}, aside: [], seen: [], problems: {} },
  }));
  const setters = useMemo(() => {
    const set = (change: Partial<ReplyChoices>) =>
      setChoices((before) => ({ ...before, ...change }));
    return {
      setText: (text: string) => set({ text }),
      setKind: (kind: IncomingKind) => set({ kind }),
      setTone: (tone: string) => set({ tone }),
      setTyped: (typed: ReplyChoices['typed']) => set({ typed }),
      setAside: (aside: readonly DangerId[]) => set({ aside }),
      setSeen: (seen: readonly DangerId[]) => set({ seen }),
      setProblems: (problems: ReplyProblems) => set({ problems }),
    };
  }, []);
  return [choices, setters] as const;
};
