import { Problem } from '#shared/contract/problem.ts';
import { limitRefusal } from '#shared/domain/billing-messages.ts';
import type { Entitlement } from '#shared/domain/entitlement.ts';
import { chargeOf, type QuotaItem, quotaView } from '#shared/domain/quota.ts';
import { chargeId } from '#shared/domain/turns.ts';
import { log } from '../lib/log.ts';
import { giveUp, type Held } from '../tables/leases-table.ts';
import { charge, refund } from '../tables/quota-table.ts';
import { reap } from './reap.ts';

/** Counts a question that is ours; refuses it when the plan's questions are used up or came too fast. Answers what is left. */
export const chargeFor = async (
  held: Held,
  entitlement: Entitlement,
  now: Date,
  guess: QuotaItem = {},
) => {
  const wanted = chargeOf(chargeId(held), entitlement, now.getTime());
  let charging = await charge(held.sub, wanted, guess);
  // Before anybody is sent away: charges without an answer go back first.
  if (charging.refused === 'limit-reached' && (await reap(held.sub, now)) > 0)
    charging = await charge(held.sub, wanted);
  const left = quotaView(charging.item, entitlement, now);
  if (charging.refused === 'too-fast') throw new Problem('too-fast');
  if (charging.refused) {
    const { plan } = entitlement;
    const words = plan === 'free' || plan === 'essentials' ? limitRefusal[plan] : undefined;
    throw new Problem('limit-reached', words, { data: left });
  }
  return left;
};

/**
 * Lets go of a question that will not be answered, and only if it still was ours gives its charge back. Answers
 * `answered` when the answer had been stored after all. A failure here is left to the lease and the reaper.
 */
export const letGo = async (held: Held, now: Date, charged: boolean) => {
  try {
    const outcome = await giveUp(held, now);
    if (charged && outcome === 'given-up' && (await refund(held.sub, chargeId(held))))
      log.info('question given back');
    return outcome;
  } catch (error) {
    log.warn('question not let go', error as Error);
    return 'taken';
  }
};
