import { useEffect, useState, useSyncExternalStore } from 'react';
import { onChatRemoved } from '#web/removed-conversations.ts';
import { onLeave } from '#web/session.ts';
import { type Conversation, createConversation } from './conversation.ts';
import type { Place } from './conversation-state.ts';
import { forgetAll, forgetChat, park } from './session-storage.ts';

const open = new Map<string, Conversation>();

/** The conversation of this tab at that place; the same one wherever it is asked for. */
export const conversationAt = (place: Place) => {
  const key = `${place.chatId} ${place.businessId} ${place.helperId}`;
  const known = open.get(key);
  if (known) return known;
  const conversation = createConversation(place);
  open.set(key, conversation);
  return conversation;
};

const close = (key: string, conversation: Conversation) => {
  conversation.close();
  open.delete(key);
};

// With a notice the session has expired: the same owner may come back for what was typed and asked.
onLeave((notice) => {
  if (notice === null) forgetAll();
  else park();
  for (const [key, conversation] of open) close(key, conversation);
});
onChatRemoved((chatId) => {
  for (const [key, conversation] of open)
    if (conversation.place.chatId === chatId) close(key, conversation);
  forgetChat(chatId);
});
// Once for the tab, so that it also reaches conversations whose page is not open.
globalThis.addEventListener?.('online', () => {
  for (const conversation of open.values()) conversation.backOnline();
});

/** A conversation and its state; a question that a reload interrupted is taken up again. */
export const useConversation = (place: Place) => {
  const [conversation] = useState(() => conversationAt(place));
  const state = useSyncExternalStore(conversation.subscribe, conversation.state);
  useEffect(() => conversation.resume(), [conversation]);
  return { conversation, state };
};
