import type { Entitlement } from '../entitlement.ts';
import { isWindowOpen, type QuotaItem } from './quota-charges.ts';
import type { QuotaView } from './quota-view-schema.ts';
import { monthStart, windowEnd } from './quota-windows.ts';

/** What the API reports as remaining on a plan without a limit. */
const unlimitedRemaining = 1000;

/** The quota of an account at `now`, as the API reports it. */
export const quotaView = (
  item: QuotaItem | undefined,
  { plan, quota }: Pick<Entitlement, 'plan' | 'quota'>,
  now: Date,
): QuotaView => {
  const total = item?.total ?? 0;
  if (!quota)
    return {
      unlimited: true,
      limit: null,
      used: 0,
      remaining: unlimitedRemaining,
      window: null,
      window_started_at: null,
      resets_at: null,
      total,
    };
  const { limit, window } = quota;
  const at = Math.max(now.getTime(), item?.windowStart ?? 0);
  const open = item && isWindowOpen(item, { plan, quota }, at) ? item : undefined;
  const used = open?.chargeIds?.size ?? 0;
  const start = open?.windowStart ?? (window === 'month' ? monthStart(at) : undefined);
  return {
    unlimited: false,
    limit,
    used,
    remaining: Math.max(0, limit - used),
    window,
    window_started_at: isoOrNull(start),
    resets_at: isoOrNull(start && windowEnd(window, start)),
    total,
  };
};

/** Whether no question is left at `now`; a window that has ended by then no longer counts. */
export const isUsedUp = (
  { unlimited, remaining, resets_at }: Pick<QuotaView, 'unlimited' | 'remaining' | 'resets_at'>,
  now: Date,
) => !unlimited && remaining <= 0 && !(resets_at && Date.parse(resets_at) <= now.getTime());

const isoOrNull = (ms: number | undefined) =>
  ms === undefined ? null : new Date(ms).toISOString();
