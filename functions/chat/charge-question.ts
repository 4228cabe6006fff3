import { Problem } from '#shared/contract/problem.ts';
import { formatChargeId } from '#shared/domain/chat/charge-id.ts';
import type { Entitlement } from '#shared/domain/plan/entitlement.ts';
import { isLimited } from '#shared/domain/plan/plans.ts';
import { fairUseRefusal } from '#shared/domain/plan/quota/fair-use.ts';
import { limitRefusal } from '#shared/domain/plan/quota/limit-texts.ts';
import {
  type Charge,
  callOnly,
  chargeOf,
  outsideOfLimit,
  type QuotaItem,
} from '#shared/domain/plan/quota/quota-charges.ts';
import { quotaView } from '#shared/domain/plan/quota/quota-view.ts';
import { addCharge, type ChargeResult } from '../plan/quota/quota-table.ts';
import { releaseChargesOf } from './release-charges.ts';
import type { Lease } from './turns/leases-table.ts';
import type { TurnRef } from './turns/turns-table.ts';

/** What is counted: a question, one taken along from another answer, or the rest of a cut answer. */
export type Counted = 'question' | 'taken' | 'rest';

/** Every call counts towards the minute and fair use; only a question counts towards the plan's limit, and the rest of an answer is none. */
const counting: Record<Counted, (charge: Charge) => Charge> = {
  question: (charge) => charge,
  taken: outsideOfLimit,
  rest: callOnly,
};

/**
 * Counts what a lease is for, before the model is called, and returns the quota item afterwards. Throws `limit-reached`
 * (with the quota as data), `too-fast` or `fair-use`.
 */
export const chargeQuestion = async (
  lease: Lease,
  entitlement: Entitlement,
  now: Date,
  { cachedQuota = {}, counted }: { cachedQuota?: QuotaItem | undefined; counted: Counted },
) => {
  const newCharge = counting[counted](chargeOf(formatChargeId(lease), entitlement, now.getTime()));
  let result = await addCharge(lease.accountId, newCharge, cachedQuota);
  // Before a question is refused, charges of questions that will not be answered are released.
  if (result.refused === 'limit-reached' && (await releaseChargesOf(lease.accountId, now)) > 0)
    result = await addCharge(lease.accountId, newCharge);
  refuseCall(result, entitlement, now);
  if (result.refused) {
    const { plan } = entitlement;
    const message = isLimited(plan) ? limitRefusal[plan] : undefined;
    throw new Problem('limit-reached', message, {
      data: quotaView(result.item, entitlement, now),
    });
  }
  return result.item;
};

/** Throws `too-fast` or `fair-use` for a call of the model that is one too many. */
const refuseCall = ({ refused, item }: ChargeResult, entitlement: Entitlement, now: Date) => {
  if (refused === 'too-fast') throw new Problem('too-fast');
  if (refused === 'fair-use')
    throw new Problem('fair-use', fairUseRefusal(entitlement, item.hours ?? {}, now));
};

/** Counts a call of the model that belongs to an answer and is no question, before it is made. Throws `too-fast` or `fair-use`. */
export const countModelCall = async (
  { accountId, ...ref }: TurnRef,
  entitlement: Entitlement,
  now: Date,
) => {
  const charge = chargeOf(formatChargeId({ ...ref, attempt: 1 }), entitlement, now.getTime());
  refuseCall(await addCharge(accountId, callOnly(charge), {}), entitlement, now);
};
