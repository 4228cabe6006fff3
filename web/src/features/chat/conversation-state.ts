import type { Problem } from '#shared/contract/problem.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import type { Draft, Exchange } from './local-turn.ts';
import { keep, keepDraft, kept, keptDraft } from './session-storage.ts';

export type Place = {
  readonly chatId: string;
  readonly businessId: string;
  /** null is the general assistant. */
  readonly helperId: HelperId | null;
};

export type Refusal = {
  readonly code: Problem['code'];
  readonly message: string;
  /** What was not asked and stands nowhere else: the page offers to send it again. */
  readonly held: Draft | null;
};

export type ConversationState = {
  readonly exchanges: readonly Exchange[];
  /** The question that is being answered, if any. */
  readonly busy: string | null;
  /** Why the last question was refused before anything was asked. */
  readonly refused: Refusal | null;
  /** Whether the server keeps this conversation. */
  readonly saved: boolean;
  /** What stands in the input. */
  readonly text: string;
  /** The question whose words are being changed, and what stood in the input before. */
  readonly editing: { readonly id: string; readonly aside: string } | null;
};

/** Longest conversation that is kept, in exchanges; the server has the rest where the plan saves chats. */
const keptExchanges = 60;

export type Store = ReturnType<typeof createStore>;

/** The state of one conversation. What this tab may not lose is written down at every change. */
export const createStore = (place: Place) => {
  let isClosed = false;
  let state: ConversationState = {
    exchanges: [],
    refused: null,
    saved: false,
    text: '',
    editing: null,
    ...kept<ConversationState>(place.chatId),
    ...keptDraft<ConversationState>(place.chatId),
    busy: null,
  };
  const listeners = new Set<() => void>();

  const write = (change: Partial<ConversationState>) => {
    const { exchanges, refused, saved, text, editing } = state;
    if ('exchanges' in change || 'refused' in change || 'saved' in change)
      keep(place.chatId, { exchanges: exchanges.slice(-keptExchanges), refused, saved });
    if ('text' in change || 'editing' in change) keepDraft(place.chatId, { text, editing });
  };

  return {
    get: () => state,
    set: (change: Partial<ConversationState>) => {
      state = { ...state, ...change };
      // After the session has ended nothing of it may be written down any more.
      if (isClosed) return;
      write(change);
      for (const listener of listeners) listener();
    },
    close: () => {
      isClosed = true;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
