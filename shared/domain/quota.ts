/**
 * How questions are counted: pure decisions about one item per owner, made from the item as it was last read. A decision
 * that changes something names the conditions under which it still holds, so that the write is refused when another
 * request was faster, and is decided again from the newer item. All times are UTC epoch ms.
 */
import type { QuotaView } from './chat.ts';
import type { Entitlement } from './entitlement.ts';
import { type PlanId, questionsPerMinute, unlimitedRemaining } from './plans.ts';
import { endOf, floorOf, minuteMs, monthStart, newStart, type Window } from './windows.ts';

/** What is charged: the charge id, for which plan, and when. */
export type Charge = {
  id: string;
  plan: PlanId;
  quota: { limit: number; window: Window } | null;
  /** Charges a minute; null where the limit itself is no higher than that. */
  perMinute: number | null;
  now: number;
};

/** The quota item of an owner. Sets, not counts: adding an id twice changes nothing. */
export type QuotaItem = {
  windowStart?: number;
  /** Charges of this window; their number is what is used. */
  chargeIds?: ReadonlySet<string>;
  /** Questions ever counted. */
  total?: number;
  /** The minute of `minuteIds`, and the charges made in it. */
  minute?: number;
  minuteIds?: ReadonlySet<string>;
  /** How many windows were opened. */
  resets?: number;
};

/** How a charge changes the window: adds to one that began between `floor` and `now` and is not full, or opens one at `start` if it is still as seen. */
export type WindowWrite =
  | { kind: 'add'; floor: number; now: number; limit: number }
  | { kind: 'open'; start: number; seen: number | undefined; plan: PlanId };
/** How a charge changes the minute: adds to `minute` if it is not full, or begins it if it is newer than the stored one. */
export type MinuteWrite = { kind: 'add' | 'begin'; minute: number; limit: number };
/** One conditional write that counts a charge; null leaves that part alone. Refused as well when the charge is there. */
export type QuotaWrite = {
  chargeId: string;
  window: WindowWrite | null;
  minute: MinuteWrite | null;
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

/** The minute of the clock that a moment is in. */
const minuteOf = (now: number) => Math.floor(now / minuteMs);

/** What to do next, given the item as last read; `unseen` assumes the usual case, which costs no read. */
export const nextStep = (seen: QuotaItem | 'unseen', charge: Charge): Step => {
  const { id, quota, perMinute } = charge;
  if (seen === 'unseen') return writeFor(charge, { opens: false, begins: true });
  if ((quota ? seen.chargeIds : seen.minuteIds)?.has(id)) return { do: 'counted' };
  // Another worker's clock may be ahead: then this one counts in its window and its minute, and never opens an older one.
  const now = Math.max(charge.now, seen.windowStart ?? 0, (seen.minute ?? 0) * minuteMs);
  const isOpen =
    quota !== null &&
    seen.windowStart !== undefined &&
    seen.windowStart >= floorOf(quota.window, now);
  if (quota && isOpen && (seen.chargeIds?.size ?? 0) >= quota.limit)
    return { do: 'refuse', code: 'limit-reached' };
  const sameMinute = seen.minute !== undefined && seen.minute >= minuteOf(now);
  if (perMinute !== null && sameMinute && (seen.minuteIds?.size ?? 0) >= perMinute)
    return { do: 'refuse', code: 'too-fast' };
  return writeFor(
    { ...charge, now },
    { opens: !isOpen, begins: !sameMinute, seen: seen.windowStart },
  );
};

type Openings = { opens: boolean; begins: boolean; seen?: number | undefined };

const writeFor = (
  { id, plan, quota, perMinute, now }: Charge,
  { opens, begins, seen }: Openings,
): Step => ({
  do: 'write',
  write: {
    chargeId: id,
    window: quota && windowWrite({ plan, now, ...quota }, opens, seen),
    minute: perMinute === null ? null : minuteWrite(minuteOf(now), perMinute, begins),
  },
});

const windowWrite = (
  { plan, now, limit, window }: { plan: PlanId; now: number; limit: number; window: Window },
  opens: boolean,
  seen: number | undefined,
): WindowWrite =>
  opens
    ? { kind: 'open', start: newStart(window, now, seen), seen, plan }
    : { kind: 'add', floor: floorOf(window, now), now, limit };

const minuteWrite = (minute: number, limit: number, begins: boolean): MinuteWrite => ({
  kind: begins ? 'begin' : 'add',
  minute,
  limit,
});

/** What is left of an account's questions at `now`, as the owner may know it. */
export const quotaView = (
  item: QuotaItem | undefined,
  { quota }: Pick<Entitlement, 'quota'>,
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
  const isOpen = item?.windowStart !== undefined && item.windowStart >= floorOf(window, at);
  const used = isOpen ? (item?.chargeIds?.size ?? 0) : 0;
  const start = isOpen ? item.windowStart : window === 'month' ? monthStart(at) : undefined;
  return {
    unlimited: false,
    limit,
    used,
    remaining: Math.max(0, limit - used),
    window,
    window_started_at: isoOrNull(start),
    resets_at: isoOrNull(start && endOf(window, start)),
    total,
  };
};

/** Whether an owner has no question left at `now`; a window that is over by then no longer counts. */
export const isUsedUp = (
  { unlimited, remaining, resets_at }: Pick<QuotaView, 'unlimited' | 'remaining' | 'resets_at'>,
  now: Date,
) => !unlimited && remaining <= 0 && !(resets_at && Date.parse(resets_at) <= now.getTime());

const isoOrNull = (ms: number | undefined) =>
  ms === undefined ? null : new Date(ms).toISOString();
