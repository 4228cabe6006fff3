import { decodeTime } from 'ulid';
import { parseChargeId } from '#shared/domain/chat/charge-id.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { storedTurn } from '../../chat/turns/turn-item.ts';
import { keyOf } from '../../chat/turns/turns-table.ts';
import type { Actor } from '../../lib/account-and-person-ids.ts';
import { attemptOf, isAnswered } from '../../lib/items/turn-attempt-attributes.ts';
import { askerOf } from '../../lib/keys/conversation-ids.ts';
import { table } from '../../lib/table.ts';

/** The questions that a person asked among up to 100 charge ids, newest first, in one read; one that was deleted or has expired has an empty text. */
export const chargedQuestionTexts = async (
  { accountId, personId }: Actor,
  chargeIds: Iterable<string>,
  now: Date,
) => {
  const charges = new Map(
    [...chargeIds]
      .map(parseChargeId)
      .filter(({ conversationId }) => askerOf(accountId, conversationId) === personId)
      .map((charge) => [charge.messageId, charge]),
  );
  const keys = [...charges.values()].map((charge) => keyOf({ accountId, ...charge }));
  const items = await table.getMany(keys);
  const turns = new Map(
    items
      .filter((item) => isAnswered(item) && isUnexpired(attemptOf(item), now))
      .map(storedTurn)
      .map((turn) => [turn.id, turn]),
  );
  return [...charges.keys()]
    .toSorted()
    .reverse()
    .map((message_id) => ({
      message_id,
      helper_id: turns.get(message_id)?.helper_id ?? null,
      text: turns.get(message_id)?.text ?? '',
      created_at:
        turns.get(message_id)?.created_at ?? new Date(decodeTime(message_id)).toISOString(),
    }));
};
