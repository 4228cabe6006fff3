/**
 * How questions are counted: pure decisions about one item per person, made from what was last seen of it. Each
 * decision that changes something comes with the condition under which it still holds, so that a write is refused
 * when somebody else was faster, and is decided again from what stands there then. All times are UTC epoch ms.
 */
import type { QuotaView } from './chat.ts';
import type { Entitlement } from './entitlement.ts';
import { questionsPerMinute, unlimitedRemaining } from './plans.ts';
import {
  type Charge,
  inMinute,
  inNewMinute,
  inNewWindow,
  inWindow,
  join,
  minuteOf,
  type QuotaWrite,
} from './quota-writes.ts';
import { endOf, floorOf, minuteMs, monthStart } from './windows.ts';

export type { Charge, QuotaWrite };

/** The quota item as stored. Sets, not counts: adding an id twice changes nothing. */
export type QuotaItem = {
  /** Start of the window. */
  ws?: number;
  /** Charges of this window; their number is what is used. */
  ids?: ReadonlySet<string>;
  /** Questions ever counted. */
  tot?: number;
  /** The minute of `pids`, and the charges made in it. */
  pm?: number;
  pids?: ReadonlySet<string>;
};

export type Step =
  | { do: 'write'; write: QuotaWrite }
  | { do: 'counted' }
  | { do: 'refuse'; code: 'limit-reached' | 'too-fast' };

/** The charge of an account's question, from what the account may use. */
export const chargeOf = (
  id: string,
  { plan, quota }: Pick<Entitlement, 'plan' | 'quota'>,
  now: number,
): Charge => ({
  id,
  plan,
  quota,
  perMinute: quota && quota.limit <= questionsPerMinute ? null : questionsPerMinute,
  now,
});

/** What to do next, given the item as last seen; `unseen` guesses the usual case, which costs no read. */
export const nextStep = (seen: QuotaItem | 'unseen', charge: Charge): Step => {
  if (seen === 'unseen') return { do: 'write', write: join(inWindow(charge), inNewMinute(charge)) };
  const { id, quota, perMinute } = charge;
  if ((quota ? seen.ids : seen.pids)?.has(id)) return { do: 'counted' };
  // Another worker's clock may be ahead: then we count in its window and its minute, and never open an older one.
  const now = Math.max(charge.now, seen.ws ?? 0, (seen.pm ?? 0) * minuteMs);
  const at = { ...charge, now };
  const open = quota !== null && seen.ws !== undefined && seen.ws >= floorOf(quota.window, now);
  if (quota && open && (seen.ids?.size ?? 0) >= quota.limit)
    return { do: 'refuse', code: 'limit-reached' };
  const sameMinute = seen.pm !== undefined && seen.pm >= minuteOf(now);
  if (perMinute !== null && sameMinute && (seen.pids?.size ?? 0) >= perMinute)
    return { do: 'refuse', code: 'too-fast' };
  return {
    do: 'write',
    write: join(
      quota && !open ? inNewWindow(at, seen.ws) : inWindow(at),
      sameMinute ? inMinute(at) : inNewMinute(at),
    ),
  };
};

/** What is left of an account's questions at `now`, as the owner may know it. */
export const quotaView = (
  item: QuotaItem | undefined,
  { quota }: Pick<Entitlement, 'quota'>,
  now: Date,
): QuotaView => {
  const total = item?.tot ?? 0;
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
  const at = Math.max(now.getTime(), item?.ws ?? 0);
  const open = item?.ws !== undefined && item.ws >= floorOf(window, at);
  const used = open ? (item?.ids?.size ?? 0) : 0;
  const start = open ? item.ws : window === 'month' ? monthStart(at) : undefined;
  return {
    unlimited: false,
    limit,
    used,
    remaining: Math.max(0, limit - used),
    window,
    window_started_at: iso(start),
    resets_at: iso(start && endOf(window, start)),
    total,
  };
};

const iso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());
