import { Problem } from '#shared/contract/problem.ts';
import { hourOf } from '#shared/domain/plan/fair-use.ts';
import {
  type Charge,
  decideCharge,
  type QuotaItem,
  type RefusedCharge,
} from '#shared/domain/plan/quota.ts';
import { quotaOf } from '../../lib/codec.ts';
import { hourRefundExpression } from '../../lib/hour-expressions.ts';
import type { AccountId } from '../../lib/ids.ts';
import { quotaKey } from '../../lib/keys.ts';
import { conditionFailed, table } from '../../lib/table.ts';
import { chargeExpression, refundExpression } from './quota-expressions.ts';

/** Each failed write means that another one was first, so a few tries are enough. */
const maxTries = 12;

/** The quota after a charge was counted (now or by an earlier request), or the reason why it was refused. */
export type ChargeResult = { item: QuotaItem; refused?: RefusedCharge };

/** The quota of a user, undefined before the first question. */
export const readQuota = async (accountId: AccountId, options: { consistent?: boolean } = {}) =>
  quotaOf(await table.get(quotaKey(accountId), options));

/**
 * Counts one question, once per charge id and never above the limit, however many requests count at the same time.
 * `cached` is the item as read before, however old; `unseen` assumes an open window that is not full.
 */
export const addCharge = async (
  accountId: AccountId,
  charge: Charge,
  cached: QuotaItem | 'unseen' = 'unseen',
): Promise<ChargeResult> => {
  let seen = cached;
  for (let tries = 0; tries < maxTries; tries++) {
    const decision = decideCharge(tries === 0 ? unlessRefusing(seen, charge) : seen, charge);
    if (decision.do !== 'write') {
      const item = seen === 'unseen' ? {} : seen;
      return decision.do === 'refuse' ? { item, refused: decision.code } : { item };
    }
    try {
      const item = await table.update(quotaKey(accountId), chargeExpression(decision.write));
      return { item: quotaOf(item) ?? {} };
    } catch (error) {
      const failed = conditionFailed(error);
      if (!failed) throw error;
      seen = quotaOf(failed.item) ?? {};
    }
  }
  throw new Problem('unavailable');
};

/** Releases a charge, once and only while its window is the stored one; false when it is not stored. */
export const removeCharge = async (accountId: AccountId, id: string): Promise<boolean> => {
  const removals = [removeFrom(accountId, 'chargeIds', id), removeFrom(accountId, 'minuteIds', id)];
  // Both have ended before this rejects for one of them.
  await Promise.allSettled(removals);
  return (await Promise.all(removals)).some(Boolean);
};

/**
 * Takes a charge of the given time (epoch ms) out of its hour. An hour is a number and not a set of ids: call it once
 * for a charge, when its question is marked as failed. An hour that is over by a day is left alone.
 */
export const removeFromHour = async (accountId: AccountId, countedAt: number) => {
  try {
    await table.update(quotaKey(accountId), hourRefundExpression(hourOf(countedAt)));
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
};

/**
 * Removes a charge from both sets if it is in `set`. On a plan without a limit a charge is in `minuteIds` only; one
 * update of both sets makes sure that it is released once.
 */
const removeFrom = async (accountId: AccountId, set: 'chargeIds' | 'minuteIds', id: string) => {
  try {
    await table.update(quotaKey(accountId), refundExpression(id, set));
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

/** A cached item may be out of date, so it decides only what to write: a refusal needs the stored item. */
const unlessRefusing = (cached: QuotaItem | 'unseen', charge: Charge) =>
  decideCharge(cached, charge).do === 'write' ? cached : 'unseen';
