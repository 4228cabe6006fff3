import { findAccount } from '../account/account-table.ts';
import type { Actor } from '../lib/account-and-person-ids.ts';
import { isHandedOver } from '../lib/account-owner.ts';
import { askerOf, askerPrefix } from '../lib/keys/conversation-ids.ts';
import { ownerPartition, sortPrefix } from '../lib/keys/owner-item-keys.ts';
import { removeByPrefix } from '../lib/writes/remove-by-prefix-table.ts';

/**
 * Removes the conversations of somebody who worked in an account, or handed it over, without those of anybody else; may be done
 * again. Throws for its owner.
 */
export const removeChatsOf = async (actor: Actor) => {
  const { accountId, personId } = actor;
  const asker = askerPrefix(actor);
  const account = asker ? undefined : await findAccount(accountId, { consistent: true });
  if (!asker && !(account && isHandedOver(account)))
    throw new Error('The chats of an owner go with their account');
  // The headers go last, so that no text is left that nothing lists.
  for (const prefix of [sortPrefix.turn, sortPrefix.photo, sortPrefix.conversation])
    await removeByPrefix(ownerPartition(accountId), prefix + asker, {
      keeps: (sk) => askerOf(accountId, sk.slice(prefix.length)) !== personId,
    });
};
