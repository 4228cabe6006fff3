import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ConversationPlace } from './conversation-place.ts';
import { conversationAt } from './open-conversations.ts';

/** A conversation and its state; resumes a question that a reload interrupted. */
export const useConversation = (place: ConversationPlace) => {
  const [conversation] = useState(() => conversationAt(place));
  const state = useSyncExternalStore(conversation.subscribe, conversation.state);
  useEffect(() => conversation.resume(), [conversation]);
  return { conversation, state };
};
