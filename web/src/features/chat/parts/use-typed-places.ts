import { useEffect, useState } from 'react';
import type { PlaceValues } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { saveOpenPlaces } from './save-draft-changes.ts';

/** How long typing rests before it is kept with the conversation, which is written as a whole, and then on the server. */
const restMs = { tab: 300, server: 1000, longest: 60_000 };

/** What is typed into the places: kept with the turn in this tab at once, and on the server when typing rests. */
export const useTypedPlaces = ({ id, places = none, hasUnsavedPlaces }: LocalTurn) => {
  const conversation = useChatActions()?.conversation;
  const [typed, setTyped] = useState<PlaceValues>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!typed || !conversation) return;
    const keep = () => {
      conversation.amend(id, { places: typed, hasUnsavedPlaces: true });
      setTyped(undefined);
    };
    const timer = setTimeout(keep, restMs.tab);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [conversation, id, typed]);
  useEffect(() => {
    if (typed || !hasUnsavedPlaces || !conversation) return;
    const keep = async () => {
      const isKept = await saveOpenPlaces(conversation, id, places);
      setFailures((before) => (isKept ? 0 : before + 1));
    };
    const pause = Math.min(restMs.server * 2 ** failures, restMs.longest);
    const timer = setTimeout(() => void keep(), pause);
    return () => clearTimeout(timer);
  }, [conversation, id, typed, places, hasUnsavedPlaces, failures]);
  return [typed ?? places, setTyped] as const;
};

const none: PlaceValues = {};
