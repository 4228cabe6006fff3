import { askedBefore, type HourCounts } from './fair-use.ts';

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
