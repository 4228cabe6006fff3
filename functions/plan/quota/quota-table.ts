import { Problem } from '#shared/contract/problem.ts';
import {
  type Charge,
  decideCharge,
  decideRelease,
  type QuotaItem,
  type RefusedCharge,
  type ReleaseFrom,
} from '#shared/domain/plan/quota/quota-charges.ts';
import { decideHelperReferral } from '#shared/domain/plan/quota/uncounted-helper-referrals.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { quotaOf } from '../../lib/items/quota-attributes.ts';
import { quotaKey } from '../../lib/keys/plan-keys.ts';
import { conditionFailed, table } from '../../lib/table.ts';
import { chargeExpression, referralExpression, releaseExpression } from './quota-expressions.ts';

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

/** Releases a charge, once and only while it is stored; false when it is not. The calls of its minute stay counted. */
export const removeCharge = async (accountId: AccountId, id: string): Promise<boolean> => {
  // Most charges are in a window; a write that fails tells what is stored instead.
  let release: ReleaseFrom | undefined = { from: 'window' };
  for (let tries = 0; tries < maxTries; tries++) {
    try {
      await table.update(quotaKey(accountId), releaseExpression(id, release));
      return true;
    } catch (error) {
      const failed = conditionFailed(error);
      if (!failed) throw error;
      release = decideRelease(quotaOf(failed.item) ?? {}, id);
      if (!release) return false;
    }
  }
  throw new Problem('unavailable');
};

/**
 * Takes the charge of a referral back while the day has an uncounted one left, and counts it in the day with the same
 * write. `seen` is the item as last read. Returns the item afterwards, undefined when the charge stays counted.
 */
export const removeReferral = async (
  accountId: AccountId,
  id: string,
  { seen, now }: { seen: QuotaItem; now: Date },
): Promise<QuotaItem | undefined> => {
  let stored = seen;
  for (let tries = 0; tries < maxTries; tries++) {
    const decision = decideHelperReferral(stored, id, now.getTime());
    if (decision.do !== 'write') return decision.do === 'gone' ? stored : undefined;
    try {
      const item = await table.update(quotaKey(accountId), referralExpression(id, decision.write));
      return quotaOf(item) ?? {};
    } catch (error) {
      const failed = conditionFailed(error);
      if (!failed) throw error;
      stored = quotaOf(failed.item) ?? {};
    }
  }
  throw new Problem('unavailable');
};

/** A cached item may be out of date, so it decides only what to write: a refusal needs the stored item. */
const unlessRefusing = (cached: QuotaItem | 'unseen', charge: Charge) =>
  decideCharge(cached, charge).do === 'write' ? cached : 'unseen';
