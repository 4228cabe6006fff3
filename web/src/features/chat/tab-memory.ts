import type { HelperId } from '#shared/domain/helpers.ts';
import type { Exchange } from './exchange.ts';

/** What this tab remembers of its conversations across a reload. It ends with the tab and with the session. */

const chatKey = (chatId: string) => `chat:${chatId}`;
const currentKey = (businessId: string, helperId: HelperId | null) =>
  `current-chat:${businessId}:${helperId ?? 'assistant'}`;

const read = <T>(key: string, fallback: T): T => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
};
const write = (key: string, value: unknown) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full store must not stop the conversation; the oldest lines are what it costs after a reload.
  }
};

/** Longest conversation that is kept, in exchanges; the server has the rest where the plan saves chats. */
const keptExchanges = 60;

export const kept = (chatId: string): readonly Exchange[] => read(chatKey(chatId), []);
export const keep = (
  {
    chatId,
    businessId,
    helperId,
  }: { chatId: string; businessId: string; helperId: HelperId | null },
  exchanges: readonly Exchange[],
) => {
  write(chatKey(chatId), exchanges.slice(-keptExchanges));
  write(currentKey(businessId, helperId), chatId);
};

/** The conversation this tab has open with a helper, or null. */
export const currentChat = (businessId: string, helperId: HelperId | null) =>
  read<string | null>(currentKey(businessId, helperId), null);

/** Starts a new conversation with a helper the next time one is needed. */
export const forgetCurrent = (businessId: string, helperId: HelperId | null) =>
  sessionStorage.removeItem(currentKey(businessId, helperId));

const draftKey = (chatId: string) => `draft:${chatId}`;
/** Words that were typed and not sent yet. */
export const keptDraft = (chatId: string) => read<string>(draftKey(chatId), '');
export const keepDraft = (chatId: string, text: string) => write(draftKey(chatId), text);
