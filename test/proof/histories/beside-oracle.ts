import { createOracle, type free } from '#test/support/quota-oracle.ts';
import { alike, type Checks } from './check.ts';

/** The functions that count, loaded when the table they talk to is known. */
export const loadCounting = async () => ({
  ...(await import('#functions/tables/quota-table.ts')),
  ...(await import('#shared/domain/quota-view.ts')),
});
/** What is known of the counter before it is written: nothing, or something of any age. */
export type Guess = 'unseen' | 'nothing' | 'current' | 'old';

/** A counter in the table beside its oracle: every step is done to both, and both have to say the same. */
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
    /** What the owner is shown agrees with what is counted. */
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
