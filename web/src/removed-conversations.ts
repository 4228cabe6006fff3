type Listener = (chatId: string) => void;
const listeners = new Set<Listener>();

/** Runs when a conversation was deleted for good, so that nothing of it stays in this tab. */
export const onChatRemoved = (listener: Listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says that a conversation was deleted for good. */
export const chatRemoved: Listener = (chatId) => {
  for (const listener of listeners) listener(chatId);
};
