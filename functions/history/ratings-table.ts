import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { AnswerRating } from '#shared/domain/chat/turn-schemas.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { storedTurn } from '../chat/turns/turn-item.ts';
import { keyOf, type TurnRef } from '../chat/turns/turns-table.ts';
import { attemptNames, attemptOf, stateCodes } from '../lib/items/turn-attempt-attributes.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';

/** A reason stays on its turn, which is in the index as long as it has one, and goes with it. */

/**
 * Stores the owner's feedback on an answer; a reason is listed for the admins under `listedFor`, until another feedback
 * takes its place or the turn is removed. Returns the feedback before, null for the first; undefined when there is no
 * such answer.
 */
export const rateTurn = async (
  ref: TurnRef,
  feedback: AnswerRating,
  listedFor: string | null,
  now: Date,
): Promise<AnswerRating | null | undefined> => {
  const isListed = listedFor !== null && feedback.rating === 'down' && feedback.reason;
  const set = setFields({
    feedback,
    gsi1pk: isListed ? indexPartition.reasons(listedFor) : undefined,
    gsi1sk: isListed ? ref.messageId : undefined,
  });
  try {
    const before = await table.update(keyOf(ref), {
      ...set,
      ConditionExpression: '#state = :answered AND (attribute_not_exists(#ttl) OR #ttl > :now)',
      ExpressionAttributeNames: {
        ...set.ExpressionAttributeNames,
        '#ttl': 'ttl',
        '#state': attemptNames.state,
      },
      ExpressionAttributeValues: {
        ...set.ExpressionAttributeValues,
        ':answered': stateCodes.answered,
        ':now': Math.floor(now.getTime() / 1000),
      },
      ReturnValues: 'UPDATED_OLD',
    });
    return (before?.feedback as AnswerRating | undefined) ?? null;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

/** The newest `limit` reasons given at a helper, newest first, with the prompt and version they are about. */
export const reasonsAt = async (helper: HelperId, limit: number, now: Date) => {
  const { items } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': indexPartition.reasons(helper) },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items
    .filter((item) => isUnexpired(attemptOf(item), now))
    .map(storedTurn)
    .map(({ prompt, prompt_version, feedback, created_at }) => ({
      prompt_id: prompt?.id ?? null,
      version: prompt_version ?? null,
      reason: feedback?.reason ?? '',
      created_at,
    }));
};
