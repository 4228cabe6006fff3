import type { Feedback } from '#shared/domain/chat.ts';
import { isUnexpired } from '#shared/domain/retention.ts';
import { visibleTurns } from '#shared/domain/turns.ts';
import { ownerPartition, turnKey, turnPrefix } from '../lib/keys.ts';
import { conditionFailed, table } from '../lib/table.ts';
import { attemptNames, attemptOf, isAnswered, stateCodes } from './codec.ts';
import { type StoredTurn, storedTurn } from './turn-item.ts';

/** The ids of a turn: owner, conversation and message. */
export type TurnRef = { sub: string; conversationId: string; messageId: string };

/** The key of a turn's item. */
export const keyOf = ({ sub, conversationId, messageId }: TurnRef) =>
  turnKey(sub, conversationId, messageId);

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

/** The visible turns, newest first, and whether there are earlier ones (`more`). Reads few items more than it returns. */
export const turnsBefore = async (
  sub: string,
  conversationId: string,
  { before, limit, checkMore = true, now, consistent }: TurnRange,
) => {
  const found: StoredTurn[] = [];
  let bound = before;
  for (;;) {
    const page = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': ownerPartition(sub),
        ':first': turnPrefix(conversationId),
        ':last': `${turnPrefix(conversationId)}${bound ?? '~'}`,
      },
      ScanIndexForward: false,
      Limit: limit + 1,
      ...(consistent && { ConsistentRead: true }),
    });
    const answered = page.items
      .filter((item) => isAnswered(item) && isUnexpired(attemptOf(item), now))
      .map(storedTurn);
    const part = visibleTurns(answered, bound);
    found.push(...part.turns);
    if (found.length >= limit + (checkMore ? 1 : 0) || !page.next)
      return { turns: found.slice(0, limit), more: found.length > limit };
    const last = page.items.at(-1)?.sk.slice(turnPrefix(conversationId).length);
    bound = [part.bound, last].filter((id) => id !== undefined).sort()[0];
  }
};

/** Stores the owner's feedback on an answer; false when there is no such answer. */
export const rateTurn = async (ref: TurnRef, feedback: Feedback, now: Date) => {
  try {
    await table.update(keyOf(ref), {
      UpdateExpression: 'SET feedback = :feedback',
      ConditionExpression: '#state = :answered AND (attribute_not_exists(#ttl) OR #ttl > :now)',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#state': attemptNames.state },
      ExpressionAttributeValues: {
        ':feedback': feedback,
        ':answered': stateCodes.answered,
        ':now': Math.floor(now.getTime() / 1000),
      },
      ReturnValues: 'NONE',
    });
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};
