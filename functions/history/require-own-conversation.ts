import { findConversation } from '../chat/turns/conversations-table.ts';
import { type TurnRef, turnRefOf } from '../chat/turns/turns-table.ts';
import type { Actor } from '../lib/account-and-person-ids.ts';
import type { Caller } from '../lib/caller/caller.ts';
import { requireBusiness } from '../lib/caller/require-business.ts';
import { conversationOf } from '../lib/keys/conversation-ids.ts';

type Asker = Actor & Pick<Caller, 'member'>;

/**
 * The conversation that a person names among their own, as it stands in the keys of the account. Throws `not-found` for one
 * of a business that they were not given; who works for all of them costs no read.
 */
export const requireOwnConversation = async (asker: Asker, id: string): Promise<string> => {
  const conversationId = conversationOf(asker, id);
  if (asker.member?.businesses) {
    const chat = await findConversation(asker.accountId, conversationId);
    requireBusiness(asker.member, chat?.business_id);
  }
  return conversationId;
};

/** The turn that a person names, in a conversation as {@link requireOwnConversation} lets them name it. */
export const requireOwnTurn = async (
  asker: Asker,
  named: { readonly id: string; readonly message_id: string },
): Promise<TurnRef> => {
  await requireOwnConversation(asker, named.id);
  return turnRefOf(named, asker);
};
