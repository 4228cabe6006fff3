import type { Feedback } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { isUnexpired } from '#shared/domain/retention.ts';
import { indexPartition, thumbsKey, thumbsPartition } from '../lib/keys.ts';
import { log } from '../lib/log.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';
import { attemptNames, attemptOf, stateCodes } from './codec.ts';
import { type StoredTurn, storedTurn } from './turn-item.ts';
import { keyOf, type TurnRef } from './turns-table.ts';

/**
 * What owners think of the answers. The thumbs are counted per helper and prompt without a word of anybody, so the
 * counts outlive the answers; a reason stays on its turn, which is in the index as long as it has one, and goes with it.
 */

/**
 * Stores the owner's feedback on an answer; a reason is listed for the admins under `listedFor`, until another feedback
 * takes its place or the turn is removed. Returns the feedback before, null for the first; undefined when there is no
 * such answer.
 */
export const rateTurn = async (
  ref: TurnRef,
  feedback: Feedback,
  listedFor: string | null,
  now: Date,
): Promise<Feedback | null | undefined> => {
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
    return (before?.feedback as Feedback | undefined) ?? null;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

/** Adds the change of one owner's thumb to the counts of its prompt; never fails. */
export const countThumb = async (
  helper: HelperId,
  prompt: Pick<NonNullable<StoredTurn['prompt']>, 'id' | 'title'> | null,
  { before, after }: { before: Feedback | null; after: Feedback },
) => {
  const change = (rating: Feedback['rating']) =>
    Number(after.rating === rating) - Number(before?.rating === rating);
  if (!change('up') && !change('down')) return;
  try {
    await table.update(thumbsKey(helper, prompt?.id ?? null), {
      UpdateExpression: 'SET title = :title, prompt_id = :id ADD up :up, down :down',
      ExpressionAttributeValues: {
        ':title': prompt?.title ?? null,
        ':id': prompt?.id ?? null,
        ':up': change('up'),
        ':down': change('down'),
      },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};

/** The counts of a helper's prompts, in no order. */
export const thumbsOf = async (helper: HelperId) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': thumbsPartition(helper) },
  });
  return items.map(({ prompt_id, title, up, down }) => ({
    prompt_id: typeof prompt_id === 'string' ? prompt_id : null,
    title: typeof title === 'string' ? title : null,
    up: Math.max(0, Number(up)),
    down: Math.max(0, Number(down)),
  }));
};

/** The newest `limit` reasons given at a helper, newest first, with the prompt they are about. */
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
    .map(({ prompt, feedback, created_at }) => ({
      prompt_id: prompt?.id ?? null,
      reason: feedback?.reason ?? '',
      created_at,
    }));
};
