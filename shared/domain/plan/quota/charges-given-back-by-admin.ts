import type { Entitlement } from '../entitlement.ts';
import type { QuotaItem } from './quota-charges.ts';
import { earliestStart } from './quota-windows.ts';

/**
 * The charges of the open window that are taken out when an admin gives questions back, the oldest first: at most `count`,
 * none on a plan without a limit or before the first question of a window.
 */
export const chargesGivenBackByAdmin = (
  { windowStart, chargeIds }: QuotaItem,
  { quota }: Pick<Entitlement, 'quota'>,
  count: number,
  now: Date,
): string[] => {
  if (!quota || windowStart === undefined) return [];
  const at = Math.max(now.getTime(), windowStart);
  if (windowStart < earliestStart(quota.window, at)) return [];
  return [...(chargeIds ?? [])].toSorted().slice(0, count);
};
