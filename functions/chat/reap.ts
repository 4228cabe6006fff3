import { parseChargeId, settleCharge } from '#shared/domain/turns.ts';
import { fail, readAttempts } from '../tables/leases-table.ts';
import { readQuota, removeCharge } from '../tables/quota-table.ts';

/**
 * Gives back what an owner was charged for questions that will never be answered: their worker is gone, or it released
 * the question and died before giving the charge back. Answers how many charges came back.
 */
export const reap = async (sub: string, now: Date): Promise<number> => {
  const quota = await readQuota(sub, { consistent: true });
  const charges = [...(quota?.chargeIds ?? [])].map((id) => ({ id, ...parseChargeId(id), sub }));
  if (!charges.length) return 0;
  const attempts = await readAttempts(charges);
  const returned = await Promise.all(
    charges.map(async (charge, at) => {
      const standing = attempts[at];
      const verdict = settleCharge(standing, charge, now);
      if (verdict === 'keep') return false;
      if (verdict === 'fail-first' && standing) {
        const { owner, attempt, fingerprint } = standing;
        const outcome = await fail({ ...charge, owner, attempt, fingerprint }, now);
        if (outcome !== 'failed') return false;
      }
      return removeCharge(sub, charge.id);
    }),
  );
  return returned.filter(Boolean).length;
};
