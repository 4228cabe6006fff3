import { removeWhere } from '../account/deletion/remove-where-table.ts';
import type { Actor } from '../lib/ids.ts';
import { askerPrefix, ownerPartition, sortPrefix } from '../lib/keys.ts';

/** Removes the conversations of somebody who worked in an account, without those of anybody else; may be done again. Throws for its owner. */
export const removeChatsOf = async (actor: Actor) => {
  const asker = askerPrefix(actor);
  if (!asker) throw new Error('The chats of an owner go with their account');
  // The headers go last, so that no text is left that nothing lists.
  for (const prefix of [sortPrefix.turn, sortPrefix.photo, sortPrefix.conversation])
    await removeWhere(ownerPartition(actor.accountId), prefix + asker);
};
