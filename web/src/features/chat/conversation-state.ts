import type { Problem } from '#shared/contract/problem.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import type { Draft, LocalTurn } from './local-turn.ts';
import { readDraft, readState, writeDraft, writeState } from './session-storage.ts';

export type ConversationPlace = {
  readonly conversationId: string;
  readonly businessId: string;
  /** null is the general assistant. */
  readonly helperId: HelperId | null;
};

export type RefusedQuestion = {
  readonly code: Problem['code'];
  readonly message: string;
  /** What was not asked and stands nowhere else: the page offers to send it again. */
  readonly held: Draft | null;
};

export type ConversationState = {
  readonly turns: readonly LocalTurn[];
  /** The question that is being answered, if any. */
  readonly busy: string | null;
  /** Why the last question was refused before anything was asked. */
  readonly refused: RefusedQuestion | null;
  /** Whether the server keeps this conversation. */
  readonly saved: boolean;
  /** What stands in the input. */
  readonly text: string;
  /** The question whose words are being changed, and what stood in the input before. */
  readonly editing: { readonly id: string; readonly aside: string } | null;
};

/** Longest conversation that is kept, in turns; the server has the rest where the plan saves chats. */
const keptTurns = 60;

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** The state of one conversation. What this tab may not lose is written down at every change. */
export const createConversationStore = (place: ConversationPlace) => {
  let isClosed = false;
  let state: ConversationState = {
    turns: [],
    refused: null,
    saved: false,
    text: '',
    editing: null,
    ...readState<ConversationState>(place.conversationId),
    ...readDraft<ConversationState>(place.conversationId),
    busy: null,
  };
  const listeners = new Set<() => void>();

  const write = (change: Partial<ConversationState>) => {
    const { turns, refused, saved, text, editing } = state;
    if ('turns' in change || 'refused' in change || 'saved' in change)
      writeState(place.conversationId, { turns: turns.slice(-keptTurns), refused, saved });
    if ('text' in change || 'editing' in change)
      writeDraft(place.conversationId, { text, editing });
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
