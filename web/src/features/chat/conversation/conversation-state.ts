import type { Problem } from '#shared/contract/problem.ts';
import type { FiguresToAsk } from '#web/core/ask-helper/ask-finance-link.ts';
import type { ConversationPlace } from './conversation-place.ts';
import { readDraft, readState, writeDraft, writeState } from './conversation-session-storage.ts';
import type { ForwardedFrom, LocalPhoto, LocalTurn, UnsentQuestion } from './local-turn.ts';

export type RefusedQuestion = {
  readonly code: Problem['code'];
  readonly message: string;
  /** The question that was not asked and is not in the input: the page offers to send it again. */
  readonly pendingQuestion: UnsentQuestion | null;
};

export type ConversationState = {
  readonly turns: readonly LocalTurn[];
  /** The question that is being answered, if any. */
  readonly busy: string | null;
  /** Why the last question was refused before anything was asked. */
  readonly refused: RefusedQuestion | null;
  /** Whether the server has saved this conversation. */
  readonly saved: boolean;
  /** The text of the input. */
  readonly text: string;
  /** The question in the input was taken from another conversation: uncounted while it has these words. */
  readonly forwarded: (ForwardedFrom & { readonly text: string }) | null;
  /** The question that is being edited, and the text it displaced from the input. */
  readonly editing: { readonly id: string; readonly displacedText: string } | null;
  /** A calculation that goes along with the next question. */
  readonly figures: FiguresToAsk | null;
  /** A photo that goes along with the next question. */
  readonly photo: LocalPhoto | null;
};

/** The most turns of a conversation that this tab stores; on plans that save chats the server has the rest. */
const storedTurns = 60;

const photoOf = ({ conversationId }: ConversationPlace) => `${conversationId}:photo`;

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** The state of one conversation. Every change is written to sessionStorage. */
export const createConversationStore = (place: ConversationPlace) => {
  let isClosed = false;
  let state: ConversationState = {
    turns: [],
    refused: null,
    saved: false,
    text: '',
    editing: null,
    forwarded: null,
    figures: null,
    photo: null,
    ...readState<ConversationState>(place.conversationId),
    ...readDraft<ConversationState>(place.conversationId),
    ...readDraft<ConversationState>(photoOf(place)),
    busy: null,
  };
  const listeners = new Set<() => void>();

  const write = (change: Partial<ConversationState>) => {
    const { turns, refused, saved, text, editing, forwarded, figures, photo } = state;
    if ('turns' in change || 'refused' in change || 'saved' in change)
      writeState(place.conversationId, { turns: turns.slice(-storedTurns), refused, saved });
    if ('text' in change || 'editing' in change || 'figures' in change)
      writeDraft(place.conversationId, { text, editing, forwarded, figures });
    // By itself: it is a hundred times as long as the words that change with every key.
    if ('photo' in change) writeDraft(photoOf(place), { photo });
  };

  return {
    get: () => state,
    set: (change: Partial<ConversationState>) => {
      state = { ...state, ...change };
      // Nothing may be written after the session has ended.
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

/** Where the question in the input was taken from, while it has the words it had there. */
export const getForwardedFrom = ({
  forwarded,
  editing,
  text,
}: ConversationState): ForwardedFrom | null => {
  if (!forwarded || editing || forwarded.text.trim() !== text.trim()) return null;
  const { chat_id, message_id } = forwarded;
  return { chat_id, message_id };
};
