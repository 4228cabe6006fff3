import { createOracle, type free } from '#test/support/faults/quota-oracle.ts';
import { alike, type Checks } from './check.ts';

/** Loads the counting functions once the table is known. */
export const loadCounting = async () => ({
  ...(await import('#functions/plan/quota/quota-table.ts')),
  ...(await import('#shared/domain/plan/quota/quota-view.ts')),
});
/** The known state of the counter before a write: none, or one of any age. */
export type Guess = 'unseen' | 'nothing' | 'current' | 'old';

/** A counter in the table and its oracle: every step is applied to both, and both must agree. */
export const startBoth = async (owner: string, { check }: Checks, name: string) => {
  const { addCharge, removeCharge, removeReferral, readQuota, quotaView } = await loadCounting();
  const oracle = createOracle();
  let old: Awaited<ReturnType<typeof readQuota>>;
  const same = (what: string, is: unknown, should: unknown) =>
    check(
      `${name}, ${what}: ${JSON.stringify(is)} for ${JSON.stringify(should)}`,
      alike(is, should),
    );
  return {
    charge: async (wanted: ReturnType<typeof free>, how: Guess = 'unseen') => {
      const now = await readQuota(owner);
      const guess = { unseen: 'unseen' as const, nothing: {}, current: now ?? {}, old: old ?? {} };
      old = now;
      const { refused } = await addCharge(owner, wanted, guess[how]);
      same(
        `${wanted.id} at ${new Date(wanted.now).toISOString()}`,
        !refused,
        oracle.charge(wanted),
      );
    },
    refund: async (id: string) =>
      same(`${id} given back`, await removeCharge(owner, id), oracle.refund(id)),
    /** An answer that only names a helper: its charge is taken back, from an item of any age. */
    referral: async (id: string, now: number, how: 'current' | 'old') => {
      const current = (await readQuota(owner)) ?? {};
      const seen = how === 'current' ? current : (old ?? {});
      // An item without the charge cannot come from its own write, which is what is passed on.
      const given = seen.chargeIds?.has(id) ? seen : current;
      const left = await removeReferral(owner, id, { seen: given, now: new Date(now) });
      same(`${id} only names a helper`, left !== undefined, oracle.referral(id, now));
    },
    /** The count shown to the owner equals the stored count. */
    view: async ({ plan, quota, now }: ReturnType<typeof free>) => {
      const item = await readQuota(owner);
      const { used } = quotaView(item, { plan, quota }, new Date(now));
      same('shown', used, oracle.state().used);
    },
    settle: async () => {
      const item = await readQuota(owner);
      const { start, plan, used, total, referrals } = oracle.state();
      same(
        'left in the table',
        [
          ...[item?.windowStart, item?.plan, item?.chargeIds?.size ?? 0],
          ...[item?.total ?? 0, item?.referrals ?? 0],
        ],
        [start, plan, used, total, referrals],
      );
    },
  };
};
