import { askedBefore, type HourCounts } from './fair-use.ts';

/** An hour is even or odd: the ids of two hours are kept, the running one's and those of the hour before. */
export const hourSlots = [0, 1] as const;
export type HourSlot = (typeof hourSlots)[number];
/** Charges of the newest hour of each kind. */
export type HourIds = Readonly<Partial<Record<HourSlot, ReadonlySet<string>>>>;

/** Whether an hour is even or odd. */
export const hourSlotOf = (hour: number): HourSlot => (hour % 2 === 0 ? 0 : 1);

/** The newest hour of a kind that still has charges. */
export const newestHour = (hours: HourCounts, slot: HourSlot): number | undefined =>
  Object.entries(hours)
    .filter(([hour, count]) => count > 0 && hourSlotOf(Number(hour)) === slot)
    .map(([hour]) => Number(hour))
    .sort((one, other) => other - one)[0];

/**
 * How a charge changes its hour. `add`: if that hour is the stored one of its slot and has fewer than `limit` charges.
 * `begin`: if the slot holds an earlier hour. Either fails when the hour before no longer has `before` charges.
 */
export type HourWrite = { kind: 'add' | 'begin'; hour: number; limit: number; before: number };

/** What is left for the hour once the 23 before it are taken off. */
export const hourWrite = (
  fairUse: number | null = null,
  hours: HourCounts,
  hour: number,
): HourWrite | null =>
  fairUse === null
    ? null
    : {
        kind: hours[hour] === undefined ? 'begin' : 'add',
        hour,
        limit: fairUse - askedBefore(hours, hour),
        before: hours[hour - 1] ?? 0,
      };

/** For hours that were not read; never succeeds: no hour has fewer than no charges. */
export const unseenHour = (fairUse: number | null = null, hour: number): HourWrite | null =>
  fairUse === null ? null : { kind: 'add', hour, limit: 0, before: 0 };
