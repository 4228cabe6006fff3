import type { HelperId } from '#shared/domain/helper-ids.ts';

/**
 * What this tab remembers of its conversations across a reload. It ends with the tab and when the owner signs out; a
 * session that merely expired leaves it in memory, under ids nobody else can name, until the same owner is back.
 */

type StoragePlace = { conversationId: string; businessId: string; helperId: HelperId | null };

/** Stands in for the tab's store where that is full, forbidden, or was emptied by an expired session. */
const memory = new Map<string, string>();

const chatPrefix = 'chat:';
const draftPrefix = 'draft:';
const currentPrefix = 'current-chat:';
const currentKey = ({ businessId, helperId }: Omit<StoragePlace, 'conversationId'>) =>
  `${currentPrefix}${businessId}:${helperId ?? 'assistant'}`;

const read = <T>(key: string): Partial<T> | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? memory.get(key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown) => {
  const text = JSON.stringify(value);
  memory.delete(key);
  for (;;) {
    try {
      sessionStorage.setItem(key, text);
      return;
    } catch {
      if (!makeRoom(key)) break;
    }
  }
  // An older version left behind would be worse than none.
  erase(key);
  memory.set(key, text);
};

const erase = (key: string) => {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {}
};

const keys = () => {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
};

/** Moves another conversation out of a full store; it stays in memory until the next reload. */
const makeRoom = (mine: string) => {
  const other = keys().find((key) => key.startsWith(chatPrefix) && key !== mine);
  if (!other) return false;
  const text = sessionStorage.getItem(other);
  erase(other);
  if (text) memory.set(other, text);
  return true;
};

/** A conversation as it was kept, or nothing. */
export const readState = <T>(conversationId: string) => read<T>(chatPrefix + conversationId);

/** Keeps a conversation. */
export const writeState = (conversationId: string, conversation: object) =>
  write(chatPrefix + conversationId, conversation);

/** What was typed and not sent yet, or nothing. */
export const readDraft = <T>(conversationId: string) => read<T>(draftPrefix + conversationId);

/** Keeps what is being typed. */
export const writeDraft = (conversationId: string, draft: object) =>
  write(draftPrefix + conversationId, draft);

/** Notes that this is the conversation the tab has open with its helper. */
export const setCurrent = (place: StoragePlace) => {
  if (currentConversation(place.businessId, place.helperId) !== place.conversationId)
    write(currentKey(place), place.conversationId);
};

/** The conversation this tab has open with a helper, or null. */
export const currentConversation = (businessId: string, helperId: HelperId | null) =>
  read<string>(currentKey({ businessId, helperId })) as string | null;

/** Starts a new conversation with a helper the next time one is needed. */
export const forgetCurrent = (businessId: string, helperId: HelperId | null) =>
  erase(currentKey({ businessId, helperId }));

/** Forgets everything about a conversation. */
export const forgetConversation = (conversationId: string) => {
  erase(chatPrefix + conversationId);
  erase(draftPrefix + conversationId);
  const mine = JSON.stringify(conversationId);
  for (const key of [...keys(), ...memory.keys()])
    if (key.startsWith(currentPrefix) && (memory.get(key) ?? sessionStorage.getItem(key)) === mine)
      erase(key);
};

/** Takes everything out of the tab's store, which is about to be emptied, and holds it for the same owner. */
export const moveToMemory = () => {
  for (const key of keys()) {
    const text = sessionStorage.getItem(key);
    if (text && [chatPrefix, draftPrefix, currentPrefix].some((prefix) => key.startsWith(prefix)))
      memory.set(key, text);
  }
};

/** Forgets all conversations of this tab. */
export const forgetAll = () => memory.clear();
