/**
 * Clocks on a wall in a time zone, by the zone data of the engine (`Intl`). `Temporal` would say the same in fewer
 * lines; Node 24 and Safari do not have it yet, and its smallest replacement weighs 19 kB.
 */
import {
  addDays,
  type LocalDate,
  type Weekday,
  weekdayOf,
  weekdayOnOrBefore,
} from './local-date.ts';

/** What calendar and clock on a wall show. */
export type LocalTime = {
  date: LocalDate;
  weekday: Weekday;
  /** 0 to 23. */
  hour: number;
  minute: number;
};

type Zone = { clock: Intl.DateTimeFormat; offsets: Map<number, number> };

/** Making a formatter and asking it are slow, and an hourly job asks of 100,000 owners in the same zones at the same moments. */
const zones = new Map<string, Zone>();
const offsetsKept = 2000;

const zoneOf = (name: string): Zone => {
  const known = zones.get(name);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const zone = { clock, offsets: new Map<number, number>() };
  zones.set(name, zone);
  return zone;
};

/** Whether the engine knows a name such as `America/New_York`. Bare offsets such as `+02:00` know no daylight saving and are no zones. */
export const isTimeZone = (name: string) => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(zoneOf(name));
  } catch {
    return false;
  }
};

/** What a wall clock in the zone shows at an instant, as if it were UTC: epoch ms. */
const wallMs = (at: number, { clock }: Zone) => {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clock.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

const secondMs = 1000;

/** By how much a wall clock in the zone is ahead of UTC. */
const offsetMs = (at: number, name: string) => {
  const zone = zoneOf(name);
  const second = Math.floor(at / secondMs) * secondMs;
  const known = zone.offsets.get(second);
  if (known !== undefined) return known;
  const offset = wallMs(second, zone) - second;
  if (zone.offsets.size >= offsetsKept) zone.offsets.clear();
  zone.offsets.set(second, offset);
  return offset;
};

/** Day, weekday, hour and minute in the zone. */
export const localTimeOf = (at: Date, zone: string): LocalTime => {
  const wall = new Date(at.getTime() + offsetMs(at.getTime(), zone));
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
export const instantOf = (date: LocalDate, hour: number, zone: string): Date =>
  instantAt(Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000, zone);

/** The instant at which the zone's clock shows a time of a day, such as `08:30`; as {@link instantOf} where it changes. */
export const momentOf = (date: LocalDate, time: string, zone: string): Date =>
  instantAt(Date.parse(`${date}T${time}:00Z`), zone);

/** What the zone's clock shows at a moment, such as `08:30`. */
export const clockOf = (at: Date, zone: string): string => {
  const { hour, minute } = localTimeOf(at, zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

/** The instant of what a wall clock shows, written as if it were UTC: epoch ms. */
const instantAt = (wall: number, zone: string): Date => {
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
