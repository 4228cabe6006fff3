import { Problem } from '#shared/contract/problem.ts';
import type {
  DraftChange,
  DraftState,
} from '#shared/domain/chat/answer-parts/drafts/draft-state.ts';
import type { PlaceValues } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import { maskDetails } from '#shared/domain/chat/masking/masked-details.ts';
import { api } from '#web/core/api.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { sendableValues } from '#web/features/drafts/open-place-values.ts';
import type { LocalConversation } from '../conversation/local-conversation.ts';
import { detailsOf } from '../masked-details-on-device.ts';

/** The states with one of them replaced, in the order of the drafts. */
const withState = (states: readonly DraftState[] = [], state: DraftState) =>
  [...states.filter(({ index }) => index !== state.index), state].sort((a, b) => a.index - b.index);

/** Keeps own words for a draft, or that it went out; contacts that were taken out stay here, and when the server has the answer no more, only this tab does. */
export const changeDraft = async (
  { place, state, amend }: LocalConversation,
  id: string,
  index: number,
  change: DraftChange,
) => {
  const details = detailsOf(place.conversationId);
  const hidden = (words: string | null) => words && maskDetails(words, details);
  const drafts = () => state().turns.find((one) => one.id === id)?.drafts;
  const before = drafts();
  const sentAt = before?.find((one) => one.index === index)?.sent_at ?? null;
  const { sent } = change;
  const subject = hidden(change.subject);
  const body = hidden(change.body);
  const sent_at = sent ? (sentAt ?? serverNow().toISOString()) : null;
  amend(id, { drafts: withState(before, { index, subject, body, sent_at }) });
  try {
    const request = { id: place.conversationId, message_id: id, index, subject, body, sent };
    const stored = await api.history.changeDraft(request);
    amend(id, { drafts: withState(drafts(), stored) });
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return;
    amend(id, { drafts: before });
    throw error;
  }
};

/**
 * Keeps what was put into the places of an answer's drafts, and answers whether the server has it. What cannot be kept now
 * stays in this tab; contacts of a message stay in this tab for good.
 */
export const saveOpenPlaces = async (
  { place, state, amend }: LocalConversation,
  id: string,
  places: PlaceValues,
): Promise<boolean> => {
  const sent = sendableValues(places, detailsOf(place.conversationId));
  try {
    await api.history.fillPlaces({ id: place.conversationId, message_id: id, places: sent });
  } catch (error) {
    // An answer that the server has no more lives on in this tab alone.
    if (!(error instanceof Problem && error.code === 'not-found')) return false;
  }
  const now = state().turns.find((one) => one.id === id)?.places;
  const isWhole = Object.keys(sent).length === Object.keys(places).length;
  if (isWhole && now === places) amend(id, { hasUnsavedPlaces: undefined });
  return true;
};
