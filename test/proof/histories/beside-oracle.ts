import { createOracle, type free } from '#test/support/faults/quota-oracle.ts';
import { alike, type Checks } from './check.ts';

/** Loads the counting functions once the table is known. */
export const loadCounting = async () => ({
  ...(await import('#functions/plan/quota/quota-table.ts')),
  ...(await import('#shared/domain/plan/quota-view.ts')),
});
/** The known state of the counter before a write: none, or one of any age. */
export type Guess = 'unseen' | 'nothing' | 'current' | 'old';

/** A counter in the table and its oracle: every step is applied to both, and both must agree. */
export const startBoth = async (owner: string, { check }: Checks, name: string) => {
  const { addCharge, removeCharge, readQuota, quotaView } = await loadCounting();
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
    /** The count shown to the owner equals the stored count. */
    view: async ({ quota, now }: ReturnType<typeof free>) => {
      const item = await readQuota(owner);
      const { used } = quotaView(item, { quota }, new Date(now));
      same('shown', used, oracle.state().used);
    },
    settle: async () => {
      const item = await readQuota(owner);
      const { start, used, total } = oracle.state();
      same(
        'left in the table',
        [item?.windowStart, item?.chargeIds?.size ?? 0, item?.total ?? 0],
        [start, used, total],
      );
    },
  };
};
