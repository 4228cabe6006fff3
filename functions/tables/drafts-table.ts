import type { DraftState } from '#shared/domain/answer-parts/draft-state.ts';
import { conditionFailed, table } from '../lib/table.ts';
import { attemptNames, stateCodes } from './codec.ts';
import { draftName } from './draft-attributes.ts';
import { pack } from './pack.ts';
import { keyOf, type TurnRef } from './turns-table.ts';

/** Keeps what the owner made of a draft; false when the answer is gone. */
export const saveDraft = async (ref: TurnRef, state: DraftState, now: Date) => {
  try {
    await table.update(keyOf(ref), {
      UpdateExpression: 'SET #draft = :draft',
      ConditionExpression: '#state = :answered AND (attribute_not_exists(#ttl) OR #ttl > :now)',
      ExpressionAttributeNames: {
        '#draft': draftName(state.index),
        '#ttl': 'ttl',
        '#state': attemptNames.state,
      },
      ExpressionAttributeValues: {
        ':draft': pack(state),
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
