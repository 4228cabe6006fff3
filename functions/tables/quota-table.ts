import { Problem } from '#shared/contract/problem.ts';
import { type Charge, nextStep, type QuotaItem, type QuotaWrite } from '#shared/domain/quota.ts';
import { conditionFailed, type Item, table } from '../lib/table.ts';
import { fromBytes, toBytes } from './charge-bytes.ts';

/** Where a user's questions are counted. */
export const quotaKey = (sub: string) => ({ pk: `USER#${sub}`, sk: 'QUOTA' });

/** Every refused write was overtaken by another one, so a handful of tries settles any race. */
const mostTries = 12;

/** A charge that went through (or had before), or why it did not; `item` is the quota as it stands now. */
export type Charging = { item: QuotaItem; refused?: 'limit-reached' | 'too-fast' };

/** What is counted for a user, or nothing before the first question. */
export const readQuota = async (sub: string, options: { consistent?: boolean } = {}) =>
  quotaOf(await table.get(quotaKey(sub), options));

/** A quota read back, its charges as text again. */
export const quotaOf = (item: Item | undefined): QuotaItem | undefined => {
  if (!item) return undefined;
  const { ids, pids, ...rest } = item as { ids?: Set<Uint8Array>; pids?: Set<Uint8Array> };
  return {
    ...rest,
    ...(ids && { ids: new Set([...ids].map(fromBytes)) }),
    ...(pids && { pids: new Set([...pids].map(fromBytes)) }),
  };
};

/**
 * Counts one question, once per charge id and never above the limit, whoever else is counting. `guess` is the item as
 * read before, however old; without one the usual case is assumed.
 */
export const charge = async (
  sub: string,
  wanted: Charge,
  guess: QuotaItem | 'unseen' = 'unseen',
): Promise<Charging> => {
  let seen = guess;
  for (let tries = 0; tries < mostTries; tries++) {
    const step = nextStep(tries === 0 ? trusted(seen, wanted) : seen, wanted);
    if (step.do !== 'write') {
      const item = seen === 'unseen' ? {} : seen;
      return step.do === 'refuse' ? { item, refused: step.code } : { item };
    }
    try {
      return { item: quotaOf(await table.update(quotaKey(sub), expression(step.write))) ?? {} };
    } catch (error) {
      const failed = conditionFailed(error);
      if (!failed) throw error;
      seen = quotaOf(failed.item) ?? {};
    }
  }
  throw new Problem('unavailable');
};

/** Gives a charge back, exactly once and only while its window is the open one; answers whether it was there. */
export const refund = async (sub: string, id: string): Promise<boolean> => {
  const taken = [take(sub, 'ids', id), take(sub, 'pids', id)];
  // When one fails the other has come to its end too, before anybody is told.
  await Promise.allSettled(taken);
  return (await Promise.all(taken)).some(Boolean);
};

/** A plan without a limit keeps its charges for a minute only. Leaving both sets at once is what makes it count once. */
const take = async (sub: string, from: 'ids' | 'pids', id: string) => {
  try {
    await table.update(quotaKey(sub), {
      UpdateExpression: 'DELETE ids :ids, pids :ids ADD tot :back',
      ConditionExpression:
        from === 'ids' ? 'contains(ids, :id)' : 'contains(pids, :id) AND NOT contains(ids, :id)',
      ExpressionAttributeValues: packed({ ':ids': new Set([id]), ':id': id, ':back': -1 }),
    });
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

/** A guess may choose what to write; only what stands there when we write may say no. */
const trusted = (guess: QuotaItem | 'unseen', wanted: Charge) =>
  nextStep(guess, wanted).do === 'write' ? guess : 'unseen';

const expression = ({ set, add, conditions, values }: QuotaWrite) => ({
  UpdateExpression: [
    set.length ? `SET ${set.join(', ')}` : '',
    add.length ? `ADD ${add.join(', ')}` : '',
  ].join(' '),
  ConditionExpression: conditions.join(' AND '),
  ExpressionAttributeValues: packed(values),
  ...(set.some((clause) => clause.startsWith('#plan')) && {
    ExpressionAttributeNames: { '#plan': 'plan' },
  }),
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
});

/** The values of a write, charges as the table keeps them. */
const packed = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value instanceof Set) return [name, new Set([...value].map(toBytes))];
      return [name, name === ':id' ? toBytes(String(value)) : value];
    }),
  );
