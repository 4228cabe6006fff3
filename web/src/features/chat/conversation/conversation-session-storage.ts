import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';

/**
 * Keeps this tab's conversations across a reload. They end with the tab and with signing out; when a session expires
 * they stay in memory, under ids that only their owner's account can open, until the same owner signs in again.
 */

type StoragePlace = { conversationId: string; businessId: string; helperId: HelperId | null };

/** Used in place of sessionStorage where that is full, forbidden, or was emptied by an expired session. */
const memory = new Map<string, string>();

const chatPrefix = 'chat:';
const draftPrefix = 'draft:';
const currentPrefix = 'current-chat:';
const nextPrefix = 'next-chat:';
type Helper = Omit<StoragePlace, 'conversationId'>;
const currentKey = ({ businessId, helperId }: Helper) =>
  `${currentPrefix}${businessId}:${helperId ?? 'assistant'}`;
const nextKey = ({ businessId, helperId }: Helper) => `${nextPrefix}${businessId}:${helperId}`;

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
  // An outdated copy must not stay behind in sessionStorage.
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

/** Moves another conversation out of a full sessionStorage into memory, where it lasts until the next reload. */
const makeRoom = (keep: string) => {
  const other = keys().find((key) => key.startsWith(chatPrefix) && key !== keep);
  if (!other) return false;
  const text = sessionStorage.getItem(other);
  erase(other);
  if (text) memory.set(other, text);
  return true;
};

/** A stored conversation, or null. */
export const readState = <T>(conversationId: string) => read<T>(chatPrefix + conversationId);

/** Stores a conversation. */
export const writeState = (conversationId: string, conversation: object) =>
  write(chatPrefix + conversationId, conversation);

/** The stored text of the input, or null. */
export const readDraft = <T>(conversationId: string) => read<T>(draftPrefix + conversationId);

/** Stores the text of the input. */
export const writeDraft = (conversationId: string, draft: object) =>
  write(draftPrefix + conversationId, draft);

/** Records the conversation this tab has open with its helper; one that was only being written is begun with that. */
export const setCurrentConversation = (place: StoragePlace) => {
  if (isNext(place)) erase(nextKey(place));
  if (currentConversation(place.businessId, place.helperId) !== place.conversationId)
    write(currentKey(place), place.conversationId);
};

const isNext = (place: StoragePlace) =>
  (read<string>(nextKey(place)) as string | null) === place.conversationId;

/** Records where the owner types; what is typed on a helper's front page leaves the open conversation as it is until it is sent. */
export const setTyping = (place: StoragePlace) => {
  if (!isNext(place)) setCurrentConversation(place);
};

/** The conversation that what is typed on a helper's front page will begin; the same one until something is sent. */
export const nextConversation = (businessId: string, helperId: HelperId) => {
  const key = nextKey({ businessId, helperId });
  const known = read<string>(key) as string | null;
  if (known) return known;
  const conversationId = crypto.randomUUID();
  write(key, conversationId);
  return conversationId;
};

/** The conversation this tab has open with a helper, or null. */
export const currentConversation = (businessId: string, helperId: HelperId | null) =>
  read<string>(currentKey({ businessId, helperId })) as string | null;

/** The conversation this tab has open with the assistant; a new one is the same for the page and what writes into its input. */
export const assistantConversation = (businessId: string) => {
  const conversationId = currentConversation(businessId, null) ?? crypto.randomUUID();
  setCurrentConversation({ businessId, helperId: null, conversationId });
  return conversationId;
};

/** Starts a new conversation with a helper the next time one is needed. */
export const forgetCurrent = (businessId: string, helperId: HelperId | null) =>
  erase(currentKey({ businessId, helperId }));

/** Removes a conversation and its draft. */
export const forgetConversation = (conversationId: string) => {
  erase(chatPrefix + conversationId);
  erase(draftPrefix + conversationId);
  erase(`${draftPrefix}${conversationId}:photo`);
  const keep = JSON.stringify(conversationId);
  for (const key of [...keys(), ...memory.keys()])
    if (key.startsWith(currentPrefix) && (memory.get(key) ?? sessionStorage.getItem(key)) === keep)
      erase(key);
};

const kept = [chatPrefix, draftPrefix, currentPrefix, nextPrefix];

/** Moves everything from sessionStorage, which is about to be emptied, into memory for the same owner. */
export const moveToMemory = () => {
  for (const key of keys()) {
    const text = sessionStorage.getItem(key);
    if (text && kept.some((prefix) => key.startsWith(prefix))) memory.set(key, text);
  }
};

/** Removes all conversations of this tab. */
export const forgetAllConversations = () => memory.clear();
