/**
 * Clocks on a wall in a time zone, by the zone data of the engine (`Intl`). `Temporal` would say the same in fewer
 * lines; Node 24 and Safari do not have it yet, and its smallest replacement weighs 19 kB.
 */
import * as z from 'zod';
import {
  addDays,
  type LocalDate,
  type Weekday,
  weekdayOf,
  weekdayOnOrBefore,
} from './local-date.ts';

/** Whether the engine knows a name such as `America/New_York`. Bare offsets such as `+02:00` know no daylight saving and are no zones. */
export const isTimeZone = (name: string) => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The name of a time zone in the IANA data base. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Not a time zone');

/** What calendar and clock on a wall show. */
export type LocalTime = {
  date: LocalDate;
  weekday: Weekday;
  /** 0 to 23. */
  hour: number;
  minute: number;
};

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times its use, and an hourly job asks for the same few zones. */
const clockOf = (zone: string) => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
};

/** What a wall clock in the zone shows at an instant, as if it were UTC: epoch ms. */
const wallMs = (at: number, zone: string) => {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

const secondMs = 1000;
const offsetMs = (at: number, zone: string) => {
  const second = Math.floor(at / secondMs) * secondMs;
  return wallMs(second, zone) - second;
};

/** Day, weekday, hour and minute in the zone. */
export const localTimeOf = (at: Date, zone: string): LocalTime => {
  const wall = new Date(wallMs(at.getTime(), zone));
  const date = wall.toISOString().slice(0, 10);
  return {
    date,
    weekday: weekdayOf(date),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
};

/** The day it is in the zone. */
export const localDateOf = (at: Date, zone: string): LocalDate => localTimeOf(at, zone).date;

const dayMs = 86_400_000;

/**
 * The instant at which the zone's clock shows a full hour of a day. An hour that happens twice means its first time; one
 * that is skipped means as long after the jump as it would have been after it, for example 3:00 for a skipped 2:00.
 */
export const instantOf = (date: LocalDate, hour: number, zone: string): Date => {
  const wall = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000;
  // No zone changes its clocks twice within two days, so one of the two offsets is right, or the hour is skipped.
  const before = offsetMs(wall - dayMs, zone);
  const after = offsetMs(wall + dayMs, zone);
  const fits = [before, after].find((offset) => offsetMs(wall - offset, zone) === offset);
  return new Date(wall - (fits ?? before));
};

/** The first instant after `after` at which it is that weekday and hour in the zone. */
export const nextOccurrence = (
  { weekday, hour }: { weekday: Weekday; hour: number },
  zone: string,
  after: Date,
): Date => {
  const first = weekdayOnOrBefore(localDateOf(after, zone), weekday);
  const sooner = instantOf(first, hour, zone);
  return sooner > after ? sooner : instantOf(addDays(first, 7), hour, zone);
};
