/**
 * How questions are counted: pure decisions about one quota item per owner, made from the item as last read. A decision
 * to write names the conditions under which it is valid: the write fails when another request was first, and the
 * decision is made again from the newer item. All times are UTC epoch ms.
 */
import type { Entitlement } from '../entitlement.ts';
import { type PlanId, questionsPerMinute } from '../plans.ts';
import { fairUseOf, type HourCounts, hourOf } from './fair-use.ts';
import {
  type HourIds,
  type HourSlot,
  type HourWrite,
  hourSlots,
  hourWrite,
  newestHour,
  unseenHour,
} from './fair-use-hour-slots-and-writes.ts';
import { earliestStart, minuteMs, nextStart, type Window } from './quota-windows.ts';

/** A charge to be counted: its id, the limits that apply, and when. */
export type Charge = {
  id: string;
  plan: PlanId;
  quota: { limit: number; window: Window } | null;
  /** Most calls per minute, whatever becomes of them. */
  perMinute: number;
  /** Most charges in 24 hours, counted per hour; null where the plan has a window. */
  fairUse?: number | null;
  /** Whether it counts as no question, which nothing releases: the rest of a cut answer. */
  isCallOnly?: boolean;
  now: number;
};

/** The quota item of an owner. Charges are kept as sets of ids, so that adding one twice changes nothing. */
export type QuotaItem = {
  windowStart?: number;
  /** The plan that the window belongs to; under another plan it is over. */
  plan?: PlanId;
  /** Charges of the window; their number is the used quota. */
  chargeIds?: ReadonlySet<string>;
  /** Questions ever counted. */
  total?: number;
  /** The minute of the clock in which the model was last called. */
  minute?: number;
  /** The calls of that minute; a released charge stays among them. */
  calls?: number;
  /** Charges of that minute on a plan with neither window nor fair use. */
  minuteIds?: ReadonlySet<string>;
  /** Charges per hour, of the last 24 hours that had any. */
  hours?: HourCounts;
  /** Charges of the last even (0) and odd (1) hour that had any, so that each counts once and is released once. */
  hourIds?: HourIds;
  /** The day (UTC, counted from the epoch) of the last referral that was not counted, and how many it had. */
  referralDay?: number;
  referrals?: number;
  /** How many windows were opened so far. */
  resets?: number;
};

/**
 * How a charge changes the window. `add`: if the stored window is one of `plan`, began between `floor` and `now` and has
 * fewer charges than `limit`. `open`: starts a new window of `plan` at `start`, if the stored one is still the one seen.
 */
export type WindowWrite =
  | { kind: 'add'; floor: number; now: number; limit: number; plan: PlanId }
  | { kind: 'open'; start: number; seen: SeenWindow | undefined; plan: PlanId };
/** The window that another one replaces. */
export type SeenWindow = { start: number; plan: PlanId | undefined };
/** How a charge changes the minute. `add`: if the stored minute is this one and not full. `begin`: if it is an earlier one. */
export type MinuteWrite = { kind: 'add' | 'begin'; minute: number; limit: number };
/** Where the id of a charge is kept; null for what counts as no question. */
export type ChargePlace = 'window' | 'hour' | 'minute' | null;
/** The conditional write that counts a charge; a part that is null stays as it is. It also fails when the charge is stored already. */
export type QuotaWrite = {
  chargeId: string;
  place: ChargePlace;
  window: WindowWrite | null;
  minute: MinuteWrite;
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
  perMinute: questionsPerMinute,
  now,
});

/** The same charge, uncounted by the limit of the plan but not by the minute and by fair use. */
export const outsideOfLimit = (charge: Charge): Charge => ({ ...charge, quota: null });

/** A call of the model that counts as no question, but by the minute and by fair use. */
export const callOnly = (charge: Charge): Charge => ({
  ...outsideOfLimit(charge),
  isCallOnly: true,
});

const placeOf = ({ quota, fairUse = null, isCallOnly }: Charge): ChargePlace => {
  if (isCallOnly) return null;
  if (quota) return 'window';
  return fairUse === null ? 'minute' : 'hour';
};

const isStored = (seen: QuotaItem, charge: Charge) => {
  const place = placeOf(charge);
  const { chargeIds, minuteIds, hourIds = {} } = seen;
  const sets = { window: [chargeIds], minute: [minuteIds], hour: [hourIds[0], hourIds[1]] };
  return place !== null && sets[place].some((ids) => ids?.has(charge.id));
};

/** The minute of the clock, counted from the epoch. */
const minuteOf = (now: number) => Math.floor(now / minuteMs);

/**
 * How to count a charge, given the item as last read; `unseen` when it was not read, which assumes an open window that
 * is not full. The hours cannot be assumed: there the write fails and tells what is stored.
 */
export const decideCharge = (seen: QuotaItem | 'unseen', charge: Charge): ChargeDecision => {
  const { quota, perMinute } = charge;
  if (seen === 'unseen')
    return writeFor(charge, {
      opens: false,
      minute: { kind: 'begin', minute: minuteOf(charge.now), limit: perMinute },
      hour: unseenHour(charge.fairUse, hourOf(charge.now)),
    });
  if (isStored(seen, charge)) return { do: 'counted' };
  // Another worker's clock may be ahead: use its window and its minute, and never open an earlier one.
  const now = Math.max(charge.now, seen.windowStart ?? 0);
  const minute = Math.max(minuteOf(now), seen.minute ?? 0);
  const hour = hourWrite(charge.fairUse, seen.hours ?? {}, hourOf(minute * minuteMs));
  const isOpen = quota !== null && isWindowOpen(seen, { plan: charge.plan, quota }, now);
  if (isOpen && (seen.chargeIds?.size ?? 0) >= quota.limit)
    return { do: 'refuse', code: 'limit-reached' };
  const sameMinute = seen.minute === minute;
  if (sameMinute && (seen.calls ?? 0) >= perMinute) return { do: 'refuse', code: 'too-fast' };
  if (hour && hour.limit <= (seen.hours?.[hour.hour] ?? 0))
    return { do: 'refuse', code: 'fair-use' };
  return writeFor(
    { ...charge, now },
    {
      opens: !isOpen,
      minute: { kind: sameMinute ? 'add' : 'begin', minute, limit: perMinute },
      seen: seenWindow(seen),
      hour,
    },
  );
};

/** Whether the stored window takes charges of this plan at `now`: a plan that was changed begins a window of its own. */
export const isWindowOpen = (
  { windowStart, plan }: Pick<QuotaItem, 'windowStart' | 'plan'>,
  of: { plan: PlanId; quota: { window: Window } },
  now: number,
) =>
  windowStart !== undefined &&
  plan === of.plan &&
  windowStart >= earliestStart(of.quota.window, now);

const seenWindow = ({ windowStart, plan }: QuotaItem): SeenWindow | undefined =>
  windowStart === undefined ? undefined : { start: windowStart, plan };

/** Whether the charge opens a window; `seen` is the window it replaces. */
type WriteOptions = {
  opens: boolean;
  minute: MinuteWrite;
  seen?: SeenWindow | undefined;
  hour: HourWrite | null;
};

const writeFor = (charge: Charge, { opens, seen, minute, hour }: WriteOptions): ChargeDecision => {
  const { id, plan, quota, now } = charge;
  const window = quota && windowWrite({ plan, now, ...quota }, opens, seen);
  return {
    do: 'write',
    write: { chargeId: id, place: placeOf(charge), window, minute, hour },
  };
};

const windowWrite = (
  { plan, now, limit, window }: { plan: PlanId; now: number; limit: number; window: Window },
  opens: boolean,
  seen: SeenWindow | undefined,
): WindowWrite => {
  if (!opens) return { kind: 'add', floor: earliestStart(window, now), now, limit, plan };
  // A window of another plan says nothing about when this one begins.
  const before = seen?.plan === plan ? seen.start : undefined;
  return { kind: 'open', start: nextStart(window, now, before), seen, plan };
};

/** Where a charge is to be released from; `hour` is the hour that counts it, undefined when none does any more. */
export type ReleaseFrom =
  | { from: 'window' | 'minute' }
  | { from: 'hour'; slot: HourSlot; hour: number | undefined };

/** Where a charge is stored, undefined when it is not. A release leaves the calls of the minute as they are. */
export const decideRelease = (
  { chargeIds, minuteIds, hours = {}, hourIds = {} }: QuotaItem,
  id: string,
): ReleaseFrom | undefined => {
  if (chargeIds?.has(id)) return { from: 'window' };
  const slot = hourSlots.find((one) => hourIds[one]?.has(id));
  if (slot !== undefined) return { from: 'hour', slot, hour: newestHour(hours, slot) };
  return minuteIds?.has(id) ? { from: 'minute' } : undefined;
};
