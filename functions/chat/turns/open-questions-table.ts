import type { Attempt } from '#shared/domain/chat/turn-attempts.ts';
import { attemptOf } from '../../lib/items/turn-attempt-attributes.ts';
import { turnIds } from '../../lib/keys/conversation-keys.ts';
import { indexPartition } from '../../lib/keys/index-partitions.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { conditionFailed, table } from '../../lib/table.ts';
import { keyOf, type TurnRef } from './turns-table.ts';

/** A question in the index, with its attempt as the index has it, which may be a moment old. */
export type OpenQuestion = TurnRef & { attempt: Attempt };

/** The open questions of one partition whose lease has ended, the oldest first. */
export async function* questionsOpenUntil(nth: number, now: Date): AsyncGenerator<OpenQuestion> {
  const items = table.each({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :open AND gsi1sk < :now',
    ExpressionAttributeValues: {
      ':open': indexPartition.openQuestions(nth),
      ':now': now.toISOString(),
    },
  });
  for await (const item of items) yield openQuestion(item);
}

const openQuestion = (item: Item): OpenQuestion => ({
  accountId: item.pk.slice(ownerPartition('').length),
  ...turnIds(item),
  attempt: attemptOf(item),
});

/** Takes a question out of the index once its charge is released, unless another attempt has begun. */
export const closeQuestion = async (ref: TurnRef, owner: string) => {
  try {
    await table.update(keyOf(ref), {
      UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
      ConditionExpression: '#owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':owner': owner },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
};
