import { Problem } from '#shared/contract/problem.ts';
import { expiry } from '#shared/domain/retention.ts';
import { type Attempt, judgeAttempt, leaseFrom, type Verdict } from '#shared/domain/turns.ts';
import type { Item } from '../lib/keys.ts';
import { turnKey } from '../lib/keys.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';
import { attemptAttributes, attemptNames, attemptOf, stateCodes } from './codec.ts';
import { keyOf, type StoredTurn, storedTurn, type TurnPlace, turnFields } from './turns-table.ts';

/** The right to answer one question: which question, by which worker, in which attempt. */
export type Lease = TurnPlace & Pick<Attempt, 'owner' | 'attempt' | 'fingerprint'>;

/** Who wants to answer which question, and the business it is about. */
type Wanted = Pick<Attempt, 'owner' | 'fingerprint'> & { businessId: string };

/** Every refusal means that another request was faster, so a few rounds settle which one it was. */
const mostTries = 6;

/**
 * Acquires the lease on a question, or answers the turn when it is answered already; refuses a question that is being
 * answered or that was asked in other words. `refund` is called with the attempt whose charge has to go back first.
 */
export const acquireLease = async (
  place: TurnPlace,
  { owner, fingerprint, businessId }: Wanted,
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
  const held = (attempt: number) => ({ lease: { ...place, owner, fingerprint, attempt } });
  // The business is stored with an unanswered question too, so that both are removed together.
  const about = { business_id: businessId };
  let seen = await putNew(place, first, about);
  for (let tries = 0; seen && tries < mostTries; tries++) {
    const verdict: Verdict = seen.owner
      ? judgeAttempt(attemptOf(seen), first, now)
      : { do: 'take-over', attempt: 1 };
    if (verdict.do === 'refuse') throw new Problem(verdict.code);
    if (verdict.do === 'replay') return { answered: storedTurn(seen) };
    if (verdict.do === 'proceed') return held(verdict.attempt);
    if (verdict.refund) await refund(verdict.refund);
    seen = await replace(place, { ...first, attempt: verdict.attempt }, seen, about);
    if (!seen) return held(verdict.attempt);
  }
  if (seen) throw new Problem('still-answering');
  return held(1);
};

/** Answers the item whose condition refused a write, or nothing when the write went through. */
const refusedBy = async (write: () => Promise<unknown>): Promise<Item | undefined> => {
  try {
    await write();
    return undefined;
  } catch (error) {
    const failed = conditionFailed(error);
    if (!failed) throw error;
    return failed.item ?? ({} as Item);
  }
};
const showItem = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };

const putNew = (place: TurnPlace, attempt: Attempt, more: object = {}) =>
  refusedBy(() =>
    table.put(
      { ...keyOf(place), ...attemptAttributes(attempt), ...more },
      { ConditionExpression: 'attribute_not_exists(pk)', ...showItem },
    ),
  );

/** Writes an attempt over the item as it was seen; an item without an owner has been deleted meanwhile. */
const replace = (place: TurnPlace, attempt: Attempt, seen: Item, more: object) =>
  refusedBy(() =>
    table.put(
      { ...keyOf(place), ...attemptAttributes(attempt), ...more },
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
        ...showItem,
      },
    ),
  );

/** Stores the answer if the lease still holds: `stored` now or by an earlier try, `taken` by another worker, or `gone` with its conversation. */
export const complete = async (
  lease: Lease,
  turn: StoredTurn,
): Promise<'stored' | 'taken' | 'gone'> => {
  const blocker = await change(lease, {
    ...turnFields(turn),
    ...attemptAttributes({ state: 'answered' }),
    lease: undefined,
  });
  if (blocker && !blocker.owner) return 'gone';
  return !blocker || (blocker.owner === lease.owner && attemptOf(blocker).state === 'answered')
    ? 'stored'
    : 'taken';
};

/**
 * Marks a question as failed, so that its charge may go back: `failed` if the lease still held, `answered` if its answer
 * had been stored after all, `taken` if another worker holds it.
 */
export const fail = async (lease: Lease, now: Date): Promise<'failed' | 'answered' | 'taken'> => {
  const { owner, attempt, fingerprint } = lease;
  const failed: Attempt = {
    state: 'failed',
    owner,
    attempt,
    fingerprint,
    lease: 0,
    ttl: expiry('unanswered', now),
  };
  let blocker = await change(lease, attemptAttributes(failed));
  // The conversation was deleted meanwhile: a marker keeps a retry from charging the same attempt again.
  if (blocker && !blocker.owner) blocker = await putNew(lease, failed);
  if (!blocker) return 'failed';
  if (blocker.owner !== owner) return 'taken';
  return attemptOf(blocker).state === 'answered' ? 'answered' : 'failed';
};

const change = (lease: Lease, attributes: Record<string, unknown>) => {
  const set = setFields(attributes);
  return refusedBy(() =>
    table.update(keyOf(lease), {
      ...set,
      ConditionExpression: '#owner = :me AND #state = :answering',
      ExpressionAttributeNames: {
        ...set.ExpressionAttributeNames,
        '#owner': 'owner',
        '#state': attemptNames.state,
      },
      ExpressionAttributeValues: {
        ...set.ExpressionAttributeValues,
        ':me': lease.owner,
        ':answering': stateCodes.answering,
      },
      ReturnValues: 'NONE',
      ...showItem,
    }),
  );
};

/** The attempts recorded for questions, in their order; nothing for a question without an item. At most 100, in one read. */
export const readAttempts = async (places: readonly TurnPlace[]) => {
  const items = await table.getMany(places.map(keyOf));
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, attemptOf(item)]));
  return places.map(({ sub, conversationId, messageId }) => {
    const { pk, sk } = turnKey(sub, conversationId, messageId);
    return byKey.get(`${pk} ${sk}`);
  });
};
