import { Problem } from '#shared/contract/problem.ts';
import type { DraftChange, DraftState } from '#shared/domain/answer-parts/draft-state.ts';
import type { PlaceValues } from '#shared/domain/answer-parts/open-places.ts';
import { api } from '#web/api.ts';
import { serverNow } from '#web/server-clock.ts';
import type { ConversationPlace, ConversationStore } from './conversation-state.ts';
import { withChange } from './local-turn.ts';

/** The states with one of them replaced, in the order of the drafts. */
const withState = (states: readonly DraftState[] = [], state: DraftState) =>
  [...states.filter(({ index }) => index !== state.index), state].sort((a, b) => a.index - b.index);

/** What the owner makes of the drafts of an answer. */
export const createDraftChanges = (place: ConversationPlace, { get, set }: ConversationStore) => {
  const turnOf = (id: string) => get().turns.find((one) => one.id === id);
  const show = (id: string, drafts: readonly DraftState[] | undefined) =>
    set({ turns: withChange(get().turns, id, { drafts }) });
  return {
    /** Keeps what was put into open places, in this tab only: a customer's name is not sent anywhere. */
    fillPlaces: (id: string, places: PlaceValues) =>
      set({ turns: withChange(get().turns, id, { places }) }),
    /** Keeps own words or that a draft went out; when the server has the answer no more, only this tab does. */
    changeDraft: async (id: string, index: number, change: DraftChange) => {
      const before = turnOf(id)?.drafts;
      const sentAt = before?.find((one) => one.index === index)?.sent_at ?? null;
      const { subject, body, sent } = change;
      const sent_at = sent ? (sentAt ?? serverNow().toISOString()) : null;
      show(id, withState(before, { index, subject, body, sent_at }));
      try {
        const request = { id: place.conversationId, message_id: id, index, ...change };
        const stored = await api.history.changeDraft(request);
        show(id, withState(turnOf(id)?.drafts, stored));
      } catch (error) {
        if (error instanceof Problem && error.code === 'not-found') return;
        show(id, before);
        throw error;
      }
    },
  };
};
