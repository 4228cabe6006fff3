import type { Charge } from '#shared/domain/plan/quota.ts';

export const day = 86_400_000;
/** More calls a minute than any test makes. */
const unlimited = 900;

export const free = (id: string, now: number, limit = 10): Charge => ({
  id,
  plan: 'free',
  quota: { limit, window: 'day' },
  perMinute: unlimited,
  now,
});

export const essentials = (
  id: string,
  now: number,
  { limit = 100, perMinute = unlimited }: { limit?: number; perMinute?: number } = {},
): Charge => ({ id, plan: 'essentials', quota: { limit, window: 'month' }, perMinute, now });

export const pro = (id: string, now: number): Charge => ({
  id,
  plan: 'pro',
  quota: null,
  perMinute: 20,
  now,
});

const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);

/** A second implementation of the quota rules: sequential, and without any code of the first. */
export const createOracle = () => {
  let start: number | undefined;
  let ids = new Set<string>();
  let total = 0;
  return {
    charge: ({ id, quota, now: clock }: Charge) => {
      const { limit, window } = quota as { limit: number; window: 'day' | 'month' };
      const now = Math.max(clock, start ?? 0);
      const over =
        start === undefined ||
        monthOf(start) !== monthOf(now) ||
        (window === 'day' && now >= start + day);
      if (ids.has(id) && start !== undefined) return true;
      if (over) {
        const first = Date.parse(`${monthOf(now)}-01T00:00:00Z`);
        start = window === 'day' && (start === undefined || now - start >= day) ? now : first;
        ids = new Set();
      } else if (ids.size >= limit) return false;
      ids.add(id);
      total++;
      return true;
    },
    refund: (id: string) => {
      const was = ids.delete(id);
      if (was) total--;
      return was;
    },
    state: () => ({ start, used: ids.size, total }),
  };
};
