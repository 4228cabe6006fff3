import type { DraftInSpanish } from '#shared/domain/chat/spanish/draft-in-spanish.ts';
import { leaseFrom } from '#shared/domain/chat/turn-attempts.ts';
import { keyOf, type TurnRef } from '../chat/turns/turns-table.ts';
import { compress } from '../lib/items/compression.ts';
import { attemptNames, stateCodes } from '../lib/items/turn-attempt-attributes.ts';
import { table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';
import { spanishClaimName, spanishName } from './draft-attributes.ts';

const unexpired = '#state = :answered AND (attribute_not_exists(#ttl) OR #ttl > :now)';

/** Claims a draft of an answered turn for one worker; false when it is in Spanish already, when another worker has it, or when the answer is gone. */
export const claimSpanish = (ref: TurnRef, index: number, now: Date) =>
  isWritten(
    table.update(keyOf(ref), {
      UpdateExpression: 'SET #claim = :until',
      ConditionExpression: `${unexpired} AND attribute_not_exists(#spanish) AND (attribute_not_exists(#claim) OR #claim < :ms)`,
      ExpressionAttributeNames: {
        '#claim': spanishClaimName(index),
        '#spanish': spanishName(index),
        '#state': attemptNames.state,
        '#ttl': 'ttl',
      },
      ExpressionAttributeValues: {
        ':until': leaseFrom(now),
        ':ms': now.getTime(),
        ':now': Math.floor(now.getTime() / 1000),
        ':answered': stateCodes.answered,
      },
      ReturnValues: 'NONE',
    }),
  );

/** Gives a claim up, so that the next press can have the draft; nothing when another worker has it by now. */
export const releaseSpanish = (ref: TurnRef, index: number, claimed: Date) =>
  isWritten(
    table.update(keyOf(ref), {
      UpdateExpression: 'REMOVE #claim',
      ConditionExpression: '#claim = :until',
      ExpressionAttributeNames: { '#claim': spanishClaimName(index) },
      ExpressionAttributeValues: { ':until': leaseFrom(claimed) },
      ReturnValues: 'NONE',
    }),
  );

/** Keeps a draft in Spanish with its answer and gives the claim up; false when the answer is gone or another worker has claimed the draft. */
export const saveSpanish = (ref: TurnRef, draft: DraftInSpanish, claimed: Date) =>
  isWritten(
    table.update(keyOf(ref), {
      UpdateExpression: 'SET #spanish = :draft REMOVE #claim',
      ConditionExpression: '#claim = :until AND #state = :answered',
      ExpressionAttributeNames: {
        '#claim': spanishClaimName(draft.index),
        '#spanish': spanishName(draft.index),
        '#state': attemptNames.state,
      },
      ExpressionAttributeValues: {
        ':draft': compress(draft),
        ':until': leaseFrom(claimed),
        ':answered': stateCodes.answered,
      },
      ReturnValues: 'NONE',
    }),
  );
