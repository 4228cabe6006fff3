import type { Stop } from '#shared/domain/chat/stopped-answer.ts';
import type { Attempt } from '#shared/domain/chat/turns.ts';
import { expiry } from '#shared/domain/lib/retention.ts';
import { blockedBy, returnBlocker } from '../../lib/blocked-write.ts';
import { attemptAttributes, attemptNames, attemptOf, stateCodes } from '../../lib/codec.ts';
import { setFields, table } from '../../lib/table.ts';
import { type Lease, putNew } from './leases-table.ts';
import { notOpen } from './open-attributes.ts';
import { type StoredTurn, turnFields } from './turn-item.ts';
import { keyOf } from './turns-table.ts';

/**
 * Stores the answer while the lease is valid: `stored` now or by an earlier try, `lost` when another worker holds the
 * lease, `deleted` when the question was deleted with its conversation. Of an answer that its owner has stopped nothing
 * is stored and the stop is returned; its beginning is then stored with `stopped` set.
 */
export const complete = async (
  lease: Lease,
  turn: StoredTurn,
): Promise<'stored' | 'lost' | 'deleted' | Stop> => {
  const blocker = await update(
    lease,
    {
      ...turnFields(turn),
      ...attemptAttributes({ state: 'answered' }),
      lease: undefined,
      stop: undefined,
      ...notOpen,
    },
    turn.stopped ? '' : ' AND attribute_not_exists(#stop)',
  );
  if (blocker && !blocker.owner) return 'deleted';
  const isOwn = blocker?.owner === lease.owner;
  if (blocker?.stop && isOwn && attemptOf(blocker).state === 'answering')
    return blocker.stop as Stop;
  return !blocker || (blocker.owner === lease.owner && attemptOf(blocker).state === 'answered')
    ? 'stored'
    : 'lost';
};

/**
 * Marks a question as failed, so that its charge may be released: `failed` if the lease was valid, `answered` if its
 * answer had been stored after all, `lost` if another worker holds the lease. The question stays open until its charge is
 * released (`closeQuestion`).
 */
export const fail = async (lease: Lease, now: Date): Promise<'failed' | 'answered' | 'lost'> => {
  const { owner, attempt, fingerprint } = lease;
  const failed: Attempt = {
    state: 'failed',
    owner,
    attempt,
    fingerprint,
    lease: 0,
    ttl: expiry('unanswered', now),
  };
  let blocker = await update(lease, attemptAttributes(failed));
  // The question was deleted meanwhile: the failed attempt is stored, so that a retry is charged as a new one.
  if (blocker && !blocker.owner) blocker = await putNew(lease, failed);
  if (!blocker) return 'failed';
  if (blocker.owner !== owner) return 'lost';
  return attemptOf(blocker).state === 'answered' ? 'answered' : 'failed';
};

/** Updates the item of a question if the lease is still on it; returns the item that blocked the update. */
const update = (lease: Lease, attributes: Record<string, unknown>, unless = '') => {
  const set = setFields(attributes);
  return blockedBy(() =>
    table.update(keyOf(lease), {
      ...set,
      ConditionExpression: `#owner = :worker AND #state = :answering${unless}`,
      ExpressionAttributeNames: {
        ...set.ExpressionAttributeNames,
        '#owner': 'owner',
        '#state': attemptNames.state,
      },
      ExpressionAttributeValues: {
        ...set.ExpressionAttributeValues,
        ':worker': lease.owner,
        ':answering': stateCodes.answering,
      },
      ReturnValues: 'NONE',
      ...returnBlocker,
    }),
  );
};
