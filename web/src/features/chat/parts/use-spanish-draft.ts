import { useMemo, useState } from 'react';
import { Problem } from '#shared/contract/problem.ts';
import {
  fillDraft,
  type PlaceValues,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import type { DraftInSpanish } from '#shared/domain/chat/spanish/draft-in-spanish.ts';
import { draftWordsFingerprint } from '#shared/domain/chat/spanish/draft-words-and-fingerprint.ts';
import { isSpanish } from '#shared/domain/chat/spanish/is-spanish.ts';
import { api } from '#web/core/api.ts';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalConversation } from '../conversation/local-conversation.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

const offline = 'You’re offline. Your draft is safe. Connect and try again.';
const broken = 'We couldn’t put this in Spanish. Check your connection and try again.';
const gone = 'We don’t have this answer anymore, so we can’t put it in Spanish.';

/** A draft in Spanish: what is kept of it, whether its words have changed since, and the way to ask for it. */
export const useSpanishDraft = (turn: LocalTurn, part: DraftPart, index: number) => {
  const conversation = useChatActions()?.conversation;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const words = useMemo(() => wordsOf(part), [part]);
  const isOffered = useMemo(() => !part.cut && !isSpanish(words), [part.cut, words]);
  const kept = turn.spanish?.find((one) => one.index === index);
  const ask = async () => {
    if (!conversation) return false;
    setIsBusy(true);
    setProblem(null);
    try {
      keep(conversation, turn.id, await spanishOf(conversation, turn.id, index));
      return true;
    } catch (error) {
      setProblem(textOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    kept,
    /** The kept Spanish is of other words than those of the draft now. */
    isOld: kept !== undefined && kept.of !== draftWordsFingerprint(words),
    isOffered: isOffered && !kept && conversation !== undefined,
    isBusy,
    problem,
    ask,
  };
};

const spanishOf = async ({ place }: LocalConversation, message_id: string, index: number) => {
  const input = { id: place.conversationId, message_id, index };
  for await (const { event, data } of await api.chat.putInSpanish(input)) {
    if (event === 'done') return data;
    if (event === 'error') throw new Problem(data.code, data.message);
  }
  throw new TypeError('The stream ended without the draft');
};

const keep = ({ state, amend }: LocalConversation, id: string, draft: DraftInSpanish) => {
  const { spanish = [] } = state().turns.find((one) => one.id === id) ?? {};
  const others = spanish.filter(({ index }) => index !== draft.index);
  amend(id, { spanish: [...others, draft] });
};

const textOf = (error: unknown) => {
  if (error instanceof Problem) return error.code === 'not-found' ? gone : error.message;
  return navigator.onLine ? broken : offline;
};

const wordsOf = ({ channel, subject, body }: DraftPart) => ({
  subject: channel === 'email' ? subject : null,
  body,
});

/** The Spanish of a draft as it is saved with a copy, its places filled; undefined for none, and for one of other words. */
export const spanishToSave = (
  turn: LocalTurn,
  part: DraftPart,
  index: number,
  values: PlaceValues,
) => {
  const kept = turn.spanish?.find((one) => one.index === index);
  if (kept?.of !== draftWordsFingerprint(wordsOf(part)) || !kept) return undefined;
  const { subject, body } = fillDraft({ ...part, subject: kept.subject, body: kept.body }, values);
  return { subject, body };
};
