import { Problem } from '#shared/contract/problem.ts';
import { expiry } from '#shared/domain/retention.ts';
import { type Claim, judgeClaim, leaseFrom, type Verdict } from '#shared/domain/turns.ts';
import { conditionFailed, type Item, setFields, table } from '../lib/table.ts';
import {
  claimOf,
  type Place,
  type StoredTurn,
  storedTurn,
  turnFields,
  turnKey,
} from './turns-table.ts';

/** A question that is ours to answer. */
export type Held = Place & { owner: string; n: number; h: string };

/** Every refusal means that somebody else moved first, so a few rounds settle who it was. */
const mostTries = 6;

/**
 * Makes a question ours, or answers the turn when it is answered already; refuses one that is being answered or that
 * was asked in other words. `settle` is called with the attempt whose charge has to go back first.
 */
export const claim = async (
  place: Place,
  mine: Pick<Claim, 'owner' | 'h'> & { businessId: string },
  now: Date,
  settle: (n: number) => Promise<unknown>,
): Promise<{ held: Held } | { answered: StoredTurn }> => {
  const { owner, h, businessId } = mine;
  const fresh = {
    owner,
    h,
    // With its business a question goes that nobody has answered yet.
    business_id: businessId,
    st: 'P' as const,
    lease: leaseFrom(now),
    ttl: expiry('unanswered', now),
  };
  let seen = await putNew(place, { ...fresh, n: 1 });
  for (let tries = 0; seen && tries < mostTries; tries++) {
    const verdict: Verdict = seen.owner
      ? judgeClaim(claimOf(seen), mine, now)
      : { do: 'take', n: 1 };
    if (verdict.do === 'refuse') throw new Problem(verdict.code);
    if (verdict.do === 'replay') return { answered: storedTurn(seen) };
    if (verdict.do === 'go') return { held: { ...place, owner, h, n: verdict.n } };
    if (verdict.settle) await settle(verdict.settle);
    seen = await replace(place, { ...fresh, n: verdict.n }, claimOf(seen));
    if (!seen) return { held: { ...place, owner, h, n: verdict.n } };
  }
  if (seen) throw new Problem('still-answering');
  return { held: { ...place, owner, h, n: 1 } };
};

/** Answers what stood in the way, or nothing when the write went through. */
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

const putNew = (place: Place, fields: Claim) =>
  refusedBy(() =>
    table.put(
      { ...turnKey(place), ...fields },
      { ConditionExpression: 'attribute_not_exists(pk)', ...showItem },
    ),
  );

const replace = (place: Place, fields: Claim, seen: Claim) =>
  refusedBy(() =>
    table.put(
      { ...turnKey(place), ...fields },
      {
        ConditionExpression: seen.owner
          ? '#owner = :owner AND st = :st'
          : 'attribute_not_exists(pk)',
        ...(seen.owner && {
          ExpressionAttributeNames: { '#owner': 'owner' },
          ExpressionAttributeValues: { ':owner': seen.owner, ':st': seen.st },
        }),
        ...showItem,
      },
    ),
  );

/** Stores the answer if the question is still ours: `stored` now or by an earlier try, `taken` by somebody else, or `gone` with its conversation. */
export const finish = async (
  held: Held,
  turn: StoredTurn,
): Promise<'stored' | 'taken' | 'gone'> => {
  const blocker = await change(held, { ...turnFields(turn), lease: undefined, st: 'D' });
  if (blocker && !blocker.owner) return 'gone';
  return !blocker || (blocker.owner === held.owner && blocker.st === 'D') ? 'stored' : 'taken';
};

/**
 * Gives a question up, so that its charge may go back: `given-up` if it was ours to give up, `answered` if our answer
 * had been stored after all, `taken` if somebody else has it.
 */
export const giveUp = async (held: Held, now: Date): Promise<'given-up' | 'answered' | 'taken'> => {
  const { owner, n, h } = held;
  const gone = { st: 'F' as const, owner, n, h, lease: 0, ttl: expiry('unanswered', now) };
  let blocker = await change(held, gone);
  // The conversation was deleted meanwhile: a marker keeps a retry from charging the same attempt again.
  if (blocker && !blocker.owner) blocker = await putNew(held, gone);
  if (!blocker) return 'given-up';
  if (blocker.owner !== owner) return 'taken';
  return blocker.st === 'D' ? 'answered' : 'given-up';
};

const change = (held: Held, fields: Record<string, unknown>) => {
  const set = setFields(fields);
  return refusedBy(() =>
    table.update(turnKey(held), {
      ...set,
      ConditionExpression: '#owner = :me AND #st = :answering',
      ExpressionAttributeNames: { ...set.ExpressionAttributeNames, '#owner': 'owner', '#st': 'st' },
      ExpressionAttributeValues: {
        ...set.ExpressionAttributeValues,
        ':me': held.owner,
        ':answering': 'P',
      },
      ReturnValues: 'NONE',
      ...showItem,
    }),
  );
};

/** The claim on a question as it stands, for whoever has to settle its charge. */
export const readClaims = async (places: readonly Place[]) => {
  const items = await table.getMany(places.map(turnKey));
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, claimOf(item)]));
  return places.map((place) => {
    const { pk, sk } = turnKey(place);
    return byKey.get(`${pk} ${sk}`);
  });
};
