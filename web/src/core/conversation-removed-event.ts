type Listener = (conversationId: string) => void;
const listeners = new Set<Listener>();

/** Runs when a conversation was deleted for good, so that nothing of it stays in this tab. */
export const onConversationRemoved = (listener: Listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says that a conversation was deleted for good. */
export const tellConversationRemoved: Listener = (conversationId) => {
  for (const listener of listeners) listener(conversationId);
};
