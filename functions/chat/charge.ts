import { Problem } from '#shared/contract/problem.ts';
import { limitRefusal } from '#shared/domain/billing-messages.ts';
import type { Entitlement } from '#shared/domain/entitlement.ts';
import { isLimited } from '#shared/domain/plans.ts';
import { chargeOf, type QuotaItem, quotaView } from '#shared/domain/quota.ts';
import { formatChargeId } from '#shared/domain/turns.ts';
import { log } from '../lib/log.ts';
import { fail, type Lease } from '../tables/leases-table.ts';
import { addCharge, removeCharge } from '../tables/quota-table.ts';
import { reap } from './reap.ts';

/** Counts a leased question; refuses it when the plan's questions are used up or came too fast. Answers what is left. */
export const charge = async (
  lease: Lease,
  entitlement: Entitlement,
  now: Date,
  guess: QuotaItem = {},
) => {
  const wanted = chargeOf(formatChargeId(lease), entitlement, now.getTime());
  let result = await addCharge(lease.sub, wanted, guess);
  // Before a question is refused, charges without an answer are given back.
  if (result.refused === 'limit-reached' && (await reap(lease.sub, now)) > 0)
    result = await addCharge(lease.sub, wanted);
  const left = quotaView(result.item, entitlement, now);
  if (result.refused === 'too-fast') throw new Problem('too-fast');
  if (result.refused) {
    const { plan } = entitlement;
    const words = isLimited(plan) ? limitRefusal[plan] : undefined;
    throw new Problem('limit-reached', words, { data: left });
  }
  return left;
};

/**
 * Releases a question that will not be answered and, if the lease still held, gives its charge back. Answers `answered`
 * when the answer had been stored after all. A failure here is left to the end of the lease and the reaper.
 */
export const release = async (lease: Lease, now: Date, isCharged: boolean) => {
  try {
    const outcome = await fail(lease, now);
    if (isCharged && outcome === 'failed' && (await removeCharge(lease.sub, formatChargeId(lease))))
      log.info('charge given back');
    return outcome;
  } catch (error) {
    log.warn('question not released', error as Error);
    return 'taken';
  }
};
