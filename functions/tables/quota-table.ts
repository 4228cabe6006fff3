import { Problem } from '#shared/contract/problem.ts';
import { type Charge, nextStep, type QuotaItem } from '#shared/domain/quota.ts';
import { quotaKey } from '../lib/keys.ts';
import { conditionFailed, table } from '../lib/table.ts';
import { quotaOf } from './codec.ts';
import { chargeExpression, refundExpression } from './quota-expressions.ts';

/** Every refused write was overtaken by another one, so a handful of tries settles any race. */
const mostTries = 12;

/** A charge that went through (or had before), or why it did not; `item` is the quota as it stands now. */
export type ChargeResult = { item: QuotaItem; refused?: 'limit-reached' | 'too-fast' };

/** What is counted for a user, or nothing before the first question. */
export const readQuota = async (sub: string, options: { consistent?: boolean } = {}) =>
  quotaOf(await table.get(quotaKey(sub), options));

/**
 * Counts one question, once per charge id and never above the limit, however many requests count at once. `guess` is
 * the item as read before, however old; without one the usual case is assumed.
 */
export const addCharge = async (
  sub: string,
  wanted: Charge,
  guess: QuotaItem | 'unseen' = 'unseen',
): Promise<ChargeResult> => {
  let seen = guess;
  for (let tries = 0; tries < mostTries; tries++) {
    const step = nextStep(tries === 0 ? trusted(seen, wanted) : seen, wanted);
    if (step.do !== 'write') {
      const item = seen === 'unseen' ? {} : seen;
      return step.do === 'refuse' ? { item, refused: step.code } : { item };
    }
    try {
      const item = await table.update(quotaKey(sub), chargeExpression(step.write));
      return { item: quotaOf(item) ?? {} };
    } catch (error) {
      const failed = conditionFailed(error);
      if (!failed) throw error;
      seen = quotaOf(failed.item) ?? {};
    }
  }
  throw new Problem('unavailable');
};

/** Takes a charge back, exactly once and only while its window is the open one; answers whether it was there. */
export const removeCharge = async (sub: string, id: string): Promise<boolean> => {
  const removals = [removeFrom(sub, 'chargeIds', id), removeFrom(sub, 'minuteIds', id)];
  // When one fails the other has come to its end too, before the caller hears of it.
  await Promise.allSettled(removals);
  return (await Promise.all(removals)).some(Boolean);
};

/** A plan without a limit keeps its charges for a minute only. Leaving both sets at once is what makes it count once. */
const removeFrom = async (sub: string, standsIn: 'chargeIds' | 'minuteIds', id: string) => {
  try {
    await table.update(quotaKey(sub), refundExpression(id, standsIn));
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

/** A guess may choose what to write; only the item as it stands at the write may refuse. */
const trusted = (guess: QuotaItem | 'unseen', wanted: Charge) =>
  nextStep(guess, wanted).do === 'write' ? guess : 'unseen';
