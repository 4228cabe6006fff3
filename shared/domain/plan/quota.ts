/**
 * How questions are counted: pure decisions about one quota item per owner, made from the item as last read. A decision
 * to write names the conditions under which it is valid: the write fails when another request was first, and the
 * decision is made again from the newer item. All times are UTC epoch ms.
 */
import type { Entitlement } from './entitlement.ts';
import { fairUseOf, type HourCounts, hourOf } from './fair-use.ts';
import { type PlanId, questionsPerMinute } from './plans.ts';
import { type HourWrite, hourWrite, unseenHour } from './quota-hours.ts';
import { earliestStart, minuteMs, nextStart, type Window } from './windows.ts';

/** A charge to be counted: its id, the limits that apply, and when. */
export type Charge = {
  id: string;
  plan: PlanId;
  quota: { limit: number; window: Window } | null;
  /** Most charges per minute; null where the limit of the window is no higher. */
  perMinute: number | null;
  /** Most charges in 24 hours, counted per hour; null where the plan has a window. */
  fairUse?: number | null;
  now: number;
};

/** The quota item of an owner. Charges are kept as sets of ids, so that adding one twice changes nothing. */
export type QuotaItem = {
  windowStart?: number;
  /** Charges of the window; their number is the used quota. */
  chargeIds?: ReadonlySet<string>;
  /** Questions ever counted. */
  total?: number;
  /** The minute of the clock that `minuteIds` belongs to. */
  minute?: number;
  minuteIds?: ReadonlySet<string>;
  /** Charges per hour, of the last 24 hours that had any. */
  hours?: HourCounts;
  /** How many windows were opened so far. */
  resets?: number;
};

/**
 * How a charge changes the window. `add`: if the stored window began between `floor` and `now` and has fewer charges
 * than `limit`. `open`: starts a new window at `start`, if the stored one still began at `seen`.
 */
export type WindowWrite =
  | { kind: 'add'; floor: number; now: number; limit: number }
  | { kind: 'open'; start: number; seen: number | undefined; plan: PlanId };
/** How a charge changes the minute. `add`: if the stored minute is this one and not full. `begin`: if it is an earlier one. */
export type MinuteWrite = { kind: 'add' | 'begin'; minute: number; limit: number };
/** The conditional write that counts a charge; a part that is null stays as it is. It also fails when the charge is stored already. */
export type QuotaWrite = {
  chargeId: string;
  window: WindowWrite | null;
  minute: MinuteWrite | null;
  hour: HourWrite | null;
};

/** `counted`: the charge is stored already, nothing is to be written. */
export type ChargeDecision =
  | { do: 'write'; write: QuotaWrite }
  | { do: 'counted' }
  | { do: 'refuse'; code: RefusedCharge };
export type RefusedCharge = 'limit-reached' | 'too-fast' | 'fair-use';

/** The charge of a question under an entitlement. */
export const chargeOf = (
  id: string,
  { plan, quota, is_trial }: Pick<Entitlement, 'plan' | 'quota' | 'is_trial'>,
  now: number,
): Charge => ({
  id,
  plan,
  quota,
  fairUse: quota ? null : fairUseOf({ plan, is_trial }),
  perMinute: quota && quota.limit <= questionsPerMinute ? null : questionsPerMinute,
  now,
});

/** The same charge, uncounted by the limit of the plan but not by the minute. */
export const outsideOfLimit = (charge: Charge): Charge => ({
  ...charge,
  quota: null,
  perMinute: questionsPerMinute,
});

/** The minute of the clock, counted from the epoch. */
const minuteOf = (now: number) => Math.floor(now / minuteMs);

/**
 * How to count a charge, given the item as last read; `unseen` when it was not read, which assumes an open window that
 * is not full. The hours cannot be assumed: there the write fails and tells what is stored.
 */
export const decideCharge = (seen: QuotaItem | 'unseen', charge: Charge): ChargeDecision => {
  const { id, quota, perMinute } = charge;
  if (seen === 'unseen')
    return writeFor(charge, {
      opens: false,
      begins: true,
      hour: unseenHour(charge.fairUse, hourOf(charge.now)),
    });
  if ((quota ? seen.chargeIds : seen.minuteIds)?.has(id)) return { do: 'counted' };
  // Another worker's clock may be ahead: use its window and minute, and never open an earlier one.
  const now = Math.max(charge.now, seen.windowStart ?? 0, (seen.minute ?? 0) * minuteMs);
  const hour = hourWrite(charge.fairUse, seen.hours ?? {}, hourOf(now));
  const isOpen =
    quota !== null &&
    seen.windowStart !== undefined &&
    seen.windowStart >= earliestStart(quota.window, now);
  if (quota && isOpen && (seen.chargeIds?.size ?? 0) >= quota.limit)
    return { do: 'refuse', code: 'limit-reached' };
  const sameMinute = seen.minute !== undefined && seen.minute >= minuteOf(now);
  if (perMinute !== null && sameMinute && (seen.minuteIds?.size ?? 0) >= perMinute)
    return { do: 'refuse', code: 'too-fast' };
  if (hour && hour.limit <= (seen.hours?.[hour.hour] ?? 0))
    return { do: 'refuse', code: 'fair-use' };
  return writeFor(
    { ...charge, now },
    { opens: !isOpen, begins: !sameMinute, seen: seen.windowStart, hour },
  );
};

/** Whether the charge opens a window, and whether it begins a minute; `seen` is the start of the window it replaces. */
type WriteOptions = {
  opens: boolean;
  begins: boolean;
  seen?: number | undefined;
  hour: HourWrite | null;
};

const writeFor = (
  { id, plan, quota, perMinute, now }: Charge,
  { opens, begins, seen, hour }: WriteOptions,
): ChargeDecision => ({
  do: 'write',
  write: {
    chargeId: id,
    window: quota && windowWrite({ plan, now, ...quota }, opens, seen),
    minute: perMinute === null ? null : minuteWrite(minuteOf(now), perMinute, begins),
    hour,
  },
});

const windowWrite = (
  { plan, now, limit, window }: { plan: PlanId; now: number; limit: number; window: Window },
  opens: boolean,
  seen: number | undefined,
): WindowWrite =>
  opens
    ? { kind: 'open', start: nextStart(window, now, seen), seen, plan }
    : { kind: 'add', floor: earliestStart(window, now), now, limit };

const minuteWrite = (minute: number, limit: number, begins: boolean): MinuteWrite => ({
  kind: begins ? 'begin' : 'add',
  minute,
  limit,
});
