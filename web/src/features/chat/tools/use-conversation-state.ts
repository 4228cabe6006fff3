import { useSyncExternalStore } from 'react';
import type { LocalConversation } from '../local-conversation.ts';

/** The state of a conversation, as it is now. */
export const useConversationState = ({ subscribe, state }: LocalConversation) =>
  useSyncExternalStore(subscribe, state);
