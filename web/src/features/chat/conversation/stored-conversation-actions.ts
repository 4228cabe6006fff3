import type { InfiniteData } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Output } from '#shared/contract/route.ts';
import type { AnswerRating } from '#shared/domain/chat/turn-schemas.ts';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import type { ConversationPlace } from './conversation-place.ts';
import { setCurrentConversation } from './conversation-session-storage.ts';
import type { ConversationStore } from './conversation-state.ts';
import { withChange } from './local-turn.ts';
import { mergeStoredTurns, type StoredTurns } from './merge-stored-turns.ts';

/** The pages of a conversation that were loaded, the newest first. */
export type StoredPages = InfiniteData<Output<Contract['history']['get']>, string | null>;

/** The query key of a conversation's turns on the server. */
export const storedKey = (conversationId: string) => ['chat', conversationId] as const;

/** How long to wait after a failed rating for the page to be left, in milliseconds. */
const leavingMs = 500;

/** What a conversation shares with its copy on the server: loading it, clearing it, rating an answer. */
export const createStoredActions = (place: ConversationPlace, { get, set }: ConversationStore) => ({
  /** Merges the turns the server has stored into the local ones. */
  load: (stored: StoredTurns) => {
    setCurrentConversation(place);
    set({ turns: mergeStoredTurns(stored, get().turns), saved: true });
  },
  /** Removes every turn here and on the server, which keeps a short copy on every plan. Rejects when the server could not. */
  clear: async () => {
    await queryClient.cancelQueries({ queryKey: storedKey(place.conversationId) });
    try {
      await api.history.clear({ id: place.conversationId });
    } catch (error) {
      // Nothing of it has reached the server, or nothing is left there.
      if (!(error instanceof Problem && error.code === 'not-found')) throw error;
    }
    queryClient.removeQueries({ queryKey: storedKey(place.conversationId) });
    if (get().saved) void queryClient.invalidateQueries({ queryKey: ['chats'] });
    set({ turns: [], refused: null, editing: null });
  },
  /** Saves the owner's rating of an answer; when the server has the answer no more, only this tab keeps it. */
  rate: async (id: string, feedback: AnswerRating) => {
    const before = get().turns.find((one) => one.id === id)?.feedback ?? null;
    const show = (now: AnswerRating | null) =>
      set({ turns: withChange(get().turns, id, { feedback: now }) });
    show(feedback);
    try {
      await api.history.rate({ id: place.conversationId, message_id: id, ...feedback });
    } catch (error) {
      if (error instanceof Problem && error.code === 'not-found') return;
      // Leaving a page aborts its requests, and the rating has most likely arrived: the page is gone before this ends.
      await new Promise((resolve) => setTimeout(resolve, leavingMs));
      show(before);
      throw error;
    }
  },
});
