import { useEffect, useState, useSyncExternalStore } from 'react';
import { onLeave } from '#web/session.ts';
import { type Conversation, createConversation, type Place } from './conversation.ts';

const open = new Map<string, Conversation>();
onLeave(() => {
  for (const conversation of open.values()) conversation.stop();
  open.clear();
});

/** The conversation of this tab with that id; the same one wherever it is asked for. */
export const conversationAt = (place: Place) => {
  const known = open.get(place.chatId);
  if (known) return known;
  const conversation = createConversation(place);
  open.set(place.chatId, conversation);
  return conversation;
};

/** A conversation and its state; a question that a reload interrupted is taken up again. */
export const useConversation = (place: Place) => {
  const [conversation] = useState(() => conversationAt(place));
  const state = useSyncExternalStore(conversation.subscribe, conversation.state);
  useEffect(() => conversation.resume(), [conversation]);
  return { conversation, state };
};
