import {
  type AccountId,
  type Actor,
  type PersonId,
  toFirstOwnerId,
} from '../account-and-person-ids.ts';

/**
 * A conversation in the keys of its account: its id, for the owner's; after the id of the person, for anybody else's. An id
 * that comes in is a UUID, so nobody can name a conversation of another person.
 */
export const conversationOf = ({ accountId, personId }: Actor, chatId: string) =>
  `${askerPrefix({ accountId, personId })}${chatId.toLowerCase()}`;

/** What the conversations of a person begin with in the keys of an account; empty for its owner. */
export const askerPrefix = ({ accountId, personId }: Actor) =>
  personId === toFirstOwnerId(accountId) ? '' : `${personId}.`;

/** The id of a conversation as its person knows it. */
export const chatIdOf = (conversationId: string) =>
  conversationId.slice(conversationId.indexOf('.') + 1);

/** Whose conversation it is. */
export const askerOf = (accountId: AccountId, conversationId: string): PersonId =>
  conversationId.includes('.')
    ? conversationId.slice(0, conversationId.indexOf('.'))
    : toFirstOwnerId(accountId);
