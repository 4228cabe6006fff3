import { chargedBy, settle } from '#shared/domain/turns.ts';
import { giveUp, readClaims } from '../tables/leases-table.ts';
import { readQuota, refund } from '../tables/quota-table.ts';

/**
 * Gives back what a user was charged for questions nobody will answer any more: their worker is gone, or it gave the
 * question up and died before giving the charge back. Answers how many came back.
 */
export const reap = async (sub: string, now: Date): Promise<number> => {
  const quota = await readQuota(sub, { consistent: true });
  const charges = [...(quota?.ids ?? [])].map((id) => ({ id, ...chargedBy(id), sub }));
  if (!charges.length) return 0;
  const claims = await readClaims(charges);
  const back = await Promise.all(
    charges.map(async (charge, at) => {
      const claim = claims[at];
      const verdict = settle(claim, charge, now);
      if (verdict === 'keep') return false;
      if (verdict === 'fail' && claim) {
        const { owner, n, h } = claim;
        if ((await giveUp({ ...charge, owner, n, h }, now)) !== 'given-up') return false;
      }
      return refund(sub, charge.id);
    }),
  );
  return back.filter(Boolean).length;
};
