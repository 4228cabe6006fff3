import { useEffect, useState, useSyncExternalStore } from 'react';
import { onLeave } from '#web/core/auth/session.ts';
import { onConversationRemoved } from '#web/core/conversation-removed-event.ts';
import type { ConversationPlace } from './conversation-place.ts';
import {
  forgetAllConversations,
  forgetConversation,
  moveToMemory,
} from './conversation-session-storage.ts';
import { createLocalConversation, type LocalConversation } from './local-conversation.ts';

const open = new Map<string, LocalConversation>();

/** The conversation of this tab at that place; every caller gets the same one. */
export const conversationAt = (place: ConversationPlace) => {
  const key = `${place.conversationId} ${place.businessId} ${place.helperId}`;
  const known = open.get(key);
  if (known) return known;
  const conversation = createLocalConversation(place);
  open.set(key, conversation);
  return conversation;
};

/** A conversation and its state; resumes a question that a reload interrupted. */
export const useConversation = (place: ConversationPlace) => {
  const [conversation] = useState(() => conversationAt(place));
  const state = useSyncExternalStore(conversation.subscribe, conversation.state);
  useEffect(() => conversation.resume(), [conversation]);
  return { conversation, state };
};

const close = (key: string, conversation: LocalConversation) => {
  conversation.close();
  open.delete(key);
};

// A notice means that the session expired: what was typed and asked is kept for the same owner.
onLeave((notice) => {
  if (notice === null) forgetAllConversations();
  else moveToMemory();
  for (const [key, conversation] of open) close(key, conversation);
});
onConversationRemoved((conversationId) => {
  for (const [key, conversation] of open)
    if (conversation.place.conversationId === conversationId) close(key, conversation);
  forgetConversation(conversationId);
});
// One listener for the tab, so that conversations whose page is not open are reached too.
globalThis.addEventListener?.('online', () => {
  for (const conversation of open.values()) conversation.backOnline();
});
