import type { Charge } from '#shared/domain/plan/quota/quota-charges.ts';

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
  let windowPlan: string | undefined;
  let ids = new Set<string>();
  let total = 0;
  let referralDay = 0;
  let referrals = 0;
  return {
    charge: ({ id, plan, quota, now: clock }: Charge) => {
      const { limit, window } = quota as { limit: number; window: 'day' | 'month' };
      const now = Math.max(clock, start ?? 0);
      const isOther = start === undefined || windowPlan !== plan;
      const over =
        isOther ||
        start === undefined ||
        monthOf(start) !== monthOf(now) ||
        (window === 'day' && now >= start + day);
      if (ids.has(id) && start !== undefined) return true;
      if (over) {
        const first = Date.parse(`${monthOf(now)}-01T00:00:00Z`);
        const isPast = isOther || start === undefined || now - start >= day;
        start = window === 'day' && isPast ? now : first;
        windowPlan = plan;
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
    /** Whether an answer that only names a helper is not counted: at most ten are taken back on one day. */
    referral: (id: string, clock: number) => {
      if (!ids.has(id)) return true;
      const today = Math.max(Math.floor(clock / day), referralDay);
      if (today > referralDay) referrals = 0;
      if (referrals >= 10) return false;
      referralDay = today;
      referrals++;
      ids.delete(id);
      total--;
      return true;
    },
    state: () => ({ start, plan: windowPlan, used: ids.size, total, referrals }),
  };
};
