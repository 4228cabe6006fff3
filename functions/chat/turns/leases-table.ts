import { Problem } from '#shared/contract/problem.ts';
import type { Stop } from '#shared/domain/chat/stopped-answer.ts';
import {
  type Attempt,
  type AttemptDecision,
  decideAttempt,
  leaseFrom,
} from '#shared/domain/chat/turn-attempts.ts';
import { expiry } from '#shared/domain/lib/item-expiry.ts';
import {
  attemptAttributes,
  attemptNames,
  attemptOf,
  stateCodes,
} from '../../lib/items/turn-attempt-attributes.ts';
import { turnKey } from '../../lib/keys/conversation-keys.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { setFields, table } from '../../lib/table.ts';
import { blockedBy, returnBlocker } from '../../lib/writes/conditional-write.ts';
import { notOpen, openAttributes } from './open-question-attributes.ts';
import { type StoredTurn, storedTurn, turnFields } from './turn-item.ts';
import { keyOf, type TurnRef } from './turns-table.ts';

/** The right to answer one question: the question, the worker and the attempt. */
export type Lease = TurnRef & Pick<Attempt, 'owner' | 'attempt' | 'fingerprint'>;

/** The worker that asks for a lease, the fingerprint of its question and the business the question is about. */
type LeaseRequest = Pick<Attempt, 'owner' | 'fingerprint'> & { businessId: string };

/** Each failed write means that another request was first; a few rounds are enough to see its result. */
const maxTries = 6;

/**
 * Acquires the lease on a question, or returns its turn when it is answered already. Throws `still-answering` while
 * another worker holds the lease, and `different-message` when the stored question has another fingerprint. `refund` is
 * called with the attempt whose charge is to be released first.
 */
export const acquireLease = async (
  ref: TurnRef,
  { owner, fingerprint, businessId }: LeaseRequest,
  now: Date,
  refund: (attempt: number) => Promise<unknown>,
): Promise<{ lease: Lease } | { answered: StoredTurn }> => {
  const first: Attempt = {
    state: 'answering',
    attempt: 1,
    owner,
    fingerprint,
    lease: leaseFrom(now),
    ttl: expiry('unanswered', now),
  };
  const acquired = (attempt: number) => ({ lease: { ...ref, owner, fingerprint, attempt } });
  // An unanswered question has its business too, so that it is removed with the business.
  const business = { business_id: businessId, ...openAttributes(ref, first.lease) };
  let seen = await putNew(ref, first, business);
  for (let tries = 0; seen && tries < maxTries; tries++) {
    const decision: AttemptDecision = seen.owner
      ? decideAttempt(attemptOf(seen), first, now)
      : { do: 'take-over', attempt: 1 };
    if (decision.do === 'refuse') throw new Problem(decision.code);
    if (decision.do === 'replay') return { answered: storedTurn(seen) };
    if (decision.do === 'proceed') return acquired(decision.attempt);
    if (decision.refund) await refund(decision.refund);
    seen = await replace(ref, { ...first, attempt: decision.attempt }, seen, business);
    if (!seen) return acquired(decision.attempt);
  }
  if (seen) throw new Problem('still-answering');
  return acquired(1);
};

/** Stores an attempt as a new item; returns the item that exists already, if any. */
const putNew = (ref: TurnRef, attempt: Attempt, more: object = {}) =>
  blockedBy(() =>
    table.put(
      { ...keyOf(ref), ...attemptAttributes(attempt), ...more },
      { ConditionExpression: 'attribute_not_exists(pk)', ...returnBlocker },
    ),
  );

/** Writes an attempt over the item as it was seen. An item without an owner was empty: it has been deleted meanwhile. */
const replace = (ref: TurnRef, attempt: Attempt, seen: Item, more: object) =>
  blockedBy(() =>
    table.put(
      { ...keyOf(ref), ...attemptAttributes(attempt), ...more },
      {
        ...(seen.owner
          ? {
              ConditionExpression: '#owner = :owner AND #state = :state',
              ExpressionAttributeNames: { '#owner': 'owner', '#state': attemptNames.state },
              ExpressionAttributeValues: {
                ':owner': seen.owner,
                ':state': seen[attemptNames.state],
              },
            }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
        ...returnBlocker,
      },
    ),
  );

/** The stored attempts of up to 100 questions, in their order; undefined for a question without an item. */
export const readAttempts = async (refs: readonly TurnRef[]) => {
  const items = await table.getMany(refs.map(keyOf));
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, attemptOf(item)]));
  return refs.map(({ accountId, conversationId, messageId }) => {
    const { pk, sk } = turnKey(accountId, conversationId, messageId);
    return byKey.get(`${pk} ${sk}`);
  });
};

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
