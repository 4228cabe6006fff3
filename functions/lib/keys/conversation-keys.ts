import type { AccountId } from '../account-and-person-ids.ts';
import type { Key } from './key-and-item.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

export const conversationKey = (accountId: AccountId, conversationId: string) =>
  ownerKey(accountId, sortPrefix.conversation + conversationId);

/** The prefix of the sort keys of a conversation's turns. */
export const turnPrefix = (conversationId: string) => `${sortPrefix.turn}${conversationId}#`;

export const turnKey = (accountId: AccountId, conversationId: string, messageId: string) =>
  ownerKey(accountId, turnPrefix(conversationId) + messageId);

/** The prefix of the sort keys of the small pictures of a conversation. */
export const photoPrefix = (conversationId: string) => `${sortPrefix.photo}${conversationId}#`;

/** The small picture of the photo that came with a question. */
export const photoKey = (accountId: AccountId, conversationId: string, messageId: string) =>
  ownerKey(accountId, photoPrefix(conversationId) + messageId);

/** The ids in the key of a turn, or of its photo. */
export const turnIds = ({ sk }: Key) => {
  const [, conversationId = '', messageId = ''] = sk.split('#');
  return { conversationId, messageId };
};
