import { Problem } from '#shared/contract/problem.ts';
import {
  type Attempt,
  type AttemptDecision,
  decideAttempt,
  leaseFrom,
} from '#shared/domain/chat/turns.ts';
import { expiry } from '#shared/domain/lib/retention.ts';
import { blockedBy, returnBlocker } from '../../lib/blocked-write.ts';
import { attemptAttributes, attemptNames, attemptOf } from '../../lib/codec.ts';
import type { Item } from '../../lib/keys.ts';
import { turnKey } from '../../lib/keys.ts';
import { table } from '../../lib/table.ts';
import { openAttributes } from './open-attributes.ts';
import { type StoredTurn, storedTurn } from './turn-item.ts';
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
export const putNew = (ref: TurnRef, attempt: Attempt, more: object = {}) =>
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
