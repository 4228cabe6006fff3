import { turnsNotReplaced } from '#shared/domain/chat/turns-not-replaced.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { AccountId, Actor } from '../../lib/account-and-person-ids.ts';
import { attemptOf, isAnswered } from '../../lib/items/turn-attempt-attributes.ts';
import { conversationOf } from '../../lib/keys/conversation-ids.ts';
import { turnIds, turnKey, turnPrefix } from '../../lib/keys/conversation-keys.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { table } from '../../lib/table.ts';
import { storedTurn } from './turn-item.ts';

/** The ids of a turn: owner, conversation and message. */
export type TurnRef = { accountId: AccountId; conversationId: string; messageId: string };

/** The turn that a person names, among their own; ids are taken in any case. */
export const turnRefOf = (
  { id, message_id }: { readonly id: string; readonly message_id: string },
  actor: Actor,
): TurnRef => ({
  accountId: actor.accountId,
  conversationId: conversationOf(actor, id),
  messageId: message_id.toUpperCase(),
});

/** The key of a turn's item. */
export const keyOf = ({ accountId, conversationId, messageId }: TurnRef) =>
  turnKey(accountId, conversationId, messageId);

/** An answered turn, or undefined. */
export const findTurn = async (ref: TurnRef) => {
  const item = await table.get(keyOf(ref), { consistent: true });
  return isAnswered(item) ? storedTurn(item) : undefined;
};

type TurnRange = {
  /** Only turns before this id. */
  before?: string | undefined;
  /** How many to find at most. */
  limit: number;
  /** Whether `more` has to be known, which can take another request. */
  checkMore?: boolean;
  now: Date;
  consistent?: boolean;
};

/** An answered turn whose content is not unpacked yet: a hidden one, or the one too many, need not be. */
const seenTurn = (item: Item) => ({
  id: turnIds(item).messageId,
  replaces: item.replaces as string | undefined,
  item,
});

/** The visible turns, newest first, and whether there are earlier ones (`more`). Reads few items more than it returns. */
export const turnsBefore = async (
  accountId: AccountId,
  conversationId: string,
  { before, limit, checkMore = true, now, consistent }: TurnRange,
) => {
  const found: ReturnType<typeof seenTurn>[] = [];
  let bound = before;
  for (;;) {
    const page = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': ownerPartition(accountId),
        ':first': turnPrefix(conversationId),
        ':last': `${turnPrefix(conversationId)}${bound ?? '~'}`,
      },
      ScanIndexForward: false,
      Limit: limit + 1,
      ...(consistent && { ConsistentRead: true }),
    });
    const answered = page.items
      .filter((item) => isAnswered(item) && isUnexpired(attemptOf(item), now))
      .map(seenTurn);
    const part = turnsNotReplaced(answered, bound);
    found.push(...part.turns);
    if (found.length >= limit + (checkMore ? 1 : 0) || !page.next)
      return {
        turns: found.slice(0, limit).map(({ item }) => storedTurn(item)),
        more: found.length > limit,
      };
    const last = page.items.at(-1)?.sk.slice(turnPrefix(conversationId).length);
    bound = [part.bound, last].filter((id) => id !== undefined).sort()[0];
  }
};
