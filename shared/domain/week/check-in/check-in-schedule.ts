/**
 * When the Monday mail is sent, and to which businesses. Each business with a mail is listed in the bucket of the hour in
 * which it is next due; the job reads the buckets of the last hours and decides here for each business. The decision
 * depends only on the time in the owner's zone, so a stale bucket, a changed zone or a job that runs twice do no harm.
 */
import {
  addDays,
  daysBetween,
  type LocalDate,
  type Weekday,
  weekdayOnOrBefore,
} from '../../lib/local-date.ts';
import { isTimeZone, localDateOf, nextOccurrence } from '../../lib/local-time.ts';
import type { CheckInSettings } from './check-in-schemas.ts';

/** Monday at seven, unless the owner chooses another time. */
export const defaultCheckIn: CheckInSettings = { mail: true, weekday: 1, hour: 7 };

/** The data that the next mail of a business depends on. */
export type CheckInState = CheckInSettings & {
  /** IANA name; no mail goes out without one. */
  timeZone: string | null;
  /** The owner's day of the last mail, of either kind. */
  lastMailOn: LocalDate | null;
  /** When the owner last opened the app, and when the business began. */
  lastSeenAt: Date;
  createdAt: Date;
  /** When "Still there?" was last asked. */
  askedAt: Date | null;
};

/** Days between two mails at least: at most one a week, also across a change of day, hour or zone. */
const daysApart = 7;
/** Days without a visit after which only "Still there?" is sent, once. */
export const awayDays = 28;
/** A mail that is later than this is not sent: a mail for seven in the morning is useless in the afternoon. */
const lateHours = 6;
/** A younger business has no week to look back on. */
const newDays = 3;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const knownZone = ({ timeZone }: Pick<CheckInState, 'timeZone'>) =>
  timeZone !== null && isTimeZone(timeZone) ? timeZone : null;

/** The next moment a mail is due after `now`; null if the owner wants none or the zone is unknown. */
export const nextCheckInAt = (
  state: Pick<CheckInState, 'mail' | 'weekday' | 'hour' | 'timeZone' | 'lastMailOn'>,
  now: Date,
): Date | null => {
  const zone = knownZone(state);
  if (!state.mail || !zone) return null;
  const at = nextOccurrence(state, zone, now);
  const { lastMailOn } = state;
  // The day was changed after this week's mail: the next one is a week later.
  return lastMailOn && daysBetween(lastMailOn, localDateOf(at, zone)) < daysApart
    ? nextOccurrence(state, zone, at)
    : at;
};

/** The bucket of an hour in UTC, for example `CHECKIN#2026-11-23T12`. */
const bucketOf = (hour: number) => `CHECKIN#${new Date(hour * hourMs).toISOString().slice(0, 13)}`;

/** The bucket that lists a business until that moment: the first full hour not before it, since some zones differ by half and quarter hours. */
export const checkInBucket = (at: Date): string => bucketOf(Math.ceil(at.getTime() / hourMs));

/** The buckets a job that runs now has to read: this hour's, and before it those of a day in which it may have failed. */
export const dueBuckets = (now: Date, hoursBack = 24): string[] => {
  const hour = Math.floor(now.getTime() / hourMs);
  return Array.from({ length: hoursBack + 1 }, (_, back) => bucketOf(hour - back));
};

/** What to do about one business now, with the owner's day the mail belongs to, or why there is none. */
export type CheckInDecision =
  | { send: 'check-in' | 'inactivity'; on: LocalDate }
  | { send: null; why: 'off' | 'no-zone' | 'not-due' | 'this-week' | 'new' | 'away' };

/** Whether a mail is due now, and which. */
export const decideCheckIn = (state: CheckInState, now: Date): CheckInDecision => {
  if (!state.mail) return { send: null, why: 'off' };
  const zone = knownZone(state);
  if (!zone) return { send: null, why: 'no-zone' };
  const due = nextOccurrence(state, zone, new Date(now.getTime() - lateHours * hourMs));
  if (due > now) return { send: null, why: 'not-due' };
  const on = localDateOf(due, zone);
  if (state.lastMailOn && daysBetween(state.lastMailOn, on) < daysApart)
    return { send: null, why: 'this-week' };
  if (now.getTime() - state.createdAt.getTime() < newDays * dayMs)
    return { send: null, why: 'new' };
  if (now.getTime() - state.lastSeenAt.getTime() < awayDays * dayMs)
    return { send: 'check-in', on };
  return state.askedAt && state.askedAt >= state.lastSeenAt
    ? { send: null, why: 'away' }
    : { send: 'inactivity', on };
};

/** A mail of this day may be claimed when the last one was on this day or before it: the condition of the write that precedes sending. */
export const claimableSince = (on: LocalDate): LocalDate => addDays(on, -daysApart);

/** The check-in a page shows today: that of the chosen weekday, on or before today. */
export const checkInDayOf = (today: LocalDate, weekday: Weekday): LocalDate =>
  weekdayOnOrBefore(today, weekday);
