import { troubleCounter } from '#shared/domain/admin/health-counters.ts';
import { formatChargeId, parseChargeId } from '#shared/domain/chat/charge-id.ts';
import { decideRefund } from '#shared/domain/chat/turn-attempts.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { countHealth } from '../lib/stats/health-table.ts';
import { readQuota, removeCharge } from '../plan/quota/quota-table.ts';
import { countForAccount } from './account-troubles-table.ts';
import { fail, readAttempts } from './turns/leases-table.ts';
import { closeQuestion, type OpenQuestion } from './turns/open-questions-table.ts';

/**
 * Releases an owner's charges of questions that will not be answered: their lease has ended, or they were marked as
 * failed by a worker that stopped before it released the charge. Returns the number of released charges.
 */
export const releaseChargesOf = async (accountId: AccountId, now: Date): Promise<number> => {
  const quota = await readQuota(accountId, { consistent: true });
  const charges = [...(quota?.chargeIds ?? [])].map((id) => ({
    id,
    ...parseChargeId(id),
    accountId,
  }));
  if (!charges.length) return 0;
  const attempts = await readAttempts(charges);
  const released = await Promise.all(
    charges.map(async (charge, at) => {
      const stored = attempts[at];
      const decision = decideRefund(stored, charge, now);
      if (decision === 'keep') return false;
      if (decision === 'fail-first' && stored) {
        const { owner, attempt, fingerprint } = stored;
        const outcome = await fail({ ...charge, owner, attempt, fingerprint }, now);
        if (outcome !== 'failed') return false;
      }
      return removeCharge(accountId, charge.id);
    }),
  );
  return released.filter(Boolean).length;
};

/**
 * Releases the charge of one open question if it will not be answered, and closes the question. A question that another
 * attempt has taken over, or that was answered after all, stays as it is. Returns whether a charge was released.
 */
export const releaseQuestionCharge = async ({ attempt: seen, ...ref }: OpenQuestion, now: Date) => {
  const { owner, attempt, fingerprint } = seen;
  const decision = decideRefund(seen, { attempt }, now);
  if (decision === 'keep') return false;
  if (decision === 'fail-first') {
    const outcome = await fail({ ...ref, owner, attempt, fingerprint }, now);
    if (outcome === 'answered' || outcome === 'lost') return false;
    await Promise.all([
      countHealth({ [troubleCounter('failed', 'unknown')]: 1 }, now),
      countForAccount(ref.accountId, ['failed'], now),
    ]);
  }
  const isReleased = await removeCharge(ref.accountId, formatChargeId({ ...ref, attempt }));
  await closeQuestion(ref, owner);
  return isReleased;
};
