import { createContext, useContext } from 'react';
import type { LocalConversation } from './local-conversation.ts';

/** What the parts of an answer can do with their conversation; the same object on every render. */
export type ChatActions = {
  readonly conversation: LocalConversation;
  /** Puts words into the input, behind those that stand there, and the focus too. */
  readonly write: (words: string) => void;
};

const Context = createContext<ChatActions | null>(null);

export const ChatActionsProvider = Context.Provider;

/** The actions of the conversation around; null where an answer is only shown. */
export const useChatActions = () => useContext(Context);
