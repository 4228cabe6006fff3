/** Some days of many connections, minute by minute, by the rules of the product: who is read when, and who waits. */
import { syncQueue } from '#infra/sync-queue-settings.ts';
import {
  isWithinBudget,
  nextReadAt,
  readsAll,
  waitAfterFailure,
} from '#shared/domain/connections/sync-schedule.ts';
import { randomOf } from '../../proof/support/random.ts';
import type { ReadCosts } from './measure-reads.ts';

/** How often owners come, assumed: a share of the owners, and how likely one of them is here on a day. */
export const visitors = [
  { share: 0.3, perDay: 0.8 },
  { share: 0.4, perDay: 1 / 7 },
  { share: 0.2, perDay: 1 / 30 },
  { share: 0.1, perDay: 0 },
] as const;
/** Invoices and payments of a company on a day, each told by an event; assumed. */
export const eventsPerDay = 0.5;
/** How long the provider takes for a call, and the table; assumed, in seconds. */
export const callSeconds = { provider: 0.7, table: 0.005 } as const;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** A message that leads to no read: what the worker needs to see that, in seconds. */
const glanceSeconds = 0.05;
/** A clock that is far from the day on which the simulation runs. */
const begin = Date.UTC(2026, 0, 5);

export type Scene = {
  readonly connections: number;
  /** Calls of the provider that all may make on a day. */
  readonly callsPerDay: number;
  readonly abreast?: number;
  readonly days?: number;
  /** The provider is out of reach in these hours of the last day. */
  readonly outage?: { readonly from: number; readonly to: number };
  readonly seed?: number;
};
type Why = 'clock' | 'owner' | 'event' | 'again';
type Message = { readonly one: number; readonly why: Why; readonly at: number };

export const secondsOf = ({ provider, table }: ReadCosts['quiet']) =>
  provider * callSeconds.provider + table * callSeconds.table;

/** Plays the days; what it answers is counted on the last half of them. */
export const playDays = (
  { connections, callsPerDay, abreast = syncQueue.abreast, days = 4, outage, seed = 1 }: Scene,
  costs: ReadCosts,
) => {
  const random = randomOf(seed);
  const last = days * dayMinutes;
  const from = (days / 2) * dayMinutes;
  const fill = (value: number) => new Float64Array(connections).fill(value);
  const lastRead = fill(0);
  const lastWhole = fill(Number.NEGATIVE_INFINITY);
  const lastSeen = fill(0);
  const dueHourOf = fill(0);
  const failures = fill(0);
  const hasNews = new Uint8Array(connections);
  const perDayOf = fill(0);
  const due = new Map<number, number[]>();
  const arriving: Message[][] = [];
  let waiting: Message[] = [];
  const counted = {
    messages: 0,
    quiet: 0,
    changed: 0,
    whole: 0,
    failed: 0,
    putOff: 0,
    asked: 0,
    askedRead: 0,
    longestWait: 0,
    mostCalls: 0,
    outageCalls: 0,
    days: days / 2,
  };

  const timeOf = (minute: number) => new Date(begin + minute * minuteMs);
  const add = (minute: number, message: Message) => {
    const at = Math.floor(minute);
    if (at >= last) return;
    arriving[at] ??= [];
    arriving[at].push(message);
  };
  const setDue = (one: number, minute: number) => {
    const hour = Math.floor(minute / 60);
    dueHourOf[one] = hour;
    const listed = due.get(hour);
    if (listed) listed.push(one);
    else due.set(hour, [one]);
  };

  let owner = 0;
  for (const { share, perDay } of visitors) {
    const until = Math.round(owner + share * connections);
    for (; owner < until && owner < connections; owner++) {
      perDayOf[owner] = perDay;
      // Seen last as long ago as such an owner usually is; one who is gone never comes.
      lastSeen[owner] = perDay > 0 ? -random() * (dayMinutes / perDay) : -90 * dayMinutes;
      setDue(owner, random() * dayMinutes);
    }
  }

  const beginDay = (day: number) => {
    for (let one = 0; one < connections; one++) {
      if (random() < (perDayOf[one] ?? 0)) {
        const at = day * dayMinutes + 7 * 60 + random() * 14 * 60;
        add(at, { one, why: 'owner', at });
      }
      if (random() < eventsPerDay) {
        const at = day * dayMinutes + random() * dayMinutes;
        add(at, { one, why: 'event', at });
      }
    }
  };

  /** The job of the clock: what is listed in the hours of the last day is spread over a quarter of an hour. */
  const runClock = (minute: number) => {
    const hour = minute / 60;
    for (const [listed, all] of due) {
      if (listed > hour) continue;
      const still = all.filter((one) => dueHourOf[one] === listed);
      if (listed < hour - 24 || still.length === 0) due.delete(listed);
      else due.set(listed, [...new Set(still)]);
      if (listed >= hour - 24)
        for (const one of new Set(still))
          add(minute + random() * 15, { one, why: 'clock', at: minute });
    }
  };

  let calls = 0;
  const isOut = (minute: number) =>
    outage !== undefined &&
    minute >= last - dayMinutes + outage.from * 60 &&
    minute < last - dayMinutes + outage.to * 60;

  /** Handles one message; answers how long it took. */
  const handle = ({ one, why, at }: Message, minute: number): number => {
    const isCounted = minute >= from;
    const now = timeOf(minute);
    if (why === 'owner') {
      // Who is here is read at once if the list is older than an hour.
      lastSeen[one] = at;
      if (minute - (lastRead[one] ?? 0) < 60 || (failures[one] ?? 0) > 0) return 0;
      if (isCounted) counted.asked++;
    }
    if (isCounted) counted.messages++;
    if (why === 'event') hasNews[one] = 1;
    if (why === 'clock' && (dueHourOf[one] ?? 0) > Math.floor(minute / 60)) return glanceSeconds;
    if (!isWithinBudget(calls, callsPerDay, why === 'owner' || why === 'event')) {
      if (isCounted) counted.putOff++;
      setDue(one, minute + 6 * 60);
      return glanceSeconds;
    }
    if (isOut(minute)) return fail(one, minute);
    const wholeAt = lastWhole[one] ?? 0;
    const isWhole = readsAll(Number.isFinite(wholeAt) ? timeOf(wholeAt).toISOString() : null, now);
    const kind = isWhole ? 'whole' : hasNews[one] ? 'changed' : 'quiet';
    calls += costs[kind].provider;
    if (isWhole) lastWhole[one] = minute;
    lastRead[one] = minute;
    failures[one] = 0;
    hasNews[one] = 0;
    const seenDay = Math.floor((lastSeen[one] ?? 0) / dayMinutes);
    const seen = why === 'owner' ? minute : (seenDay + 1) * dayMinutes - 1;
    const next = nextReadAt(timeOf(seen), now);
    if (next) setDue(one, (next.getTime() - begin) / minuteMs);
    else dueHourOf[one] = Number.POSITIVE_INFINITY;
    if (isCounted) {
      counted[kind]++;
      if (why === 'owner') counted.askedRead++;
      if (why === 'owner' || why === 'event')
        counted.longestWait = Math.max(counted.longestWait, minute - at);
    }
    return secondsOf(costs[kind]);
  };

  const fail = (one: number, minute: number): number => {
    calls++;
    counted.outageCalls++;
    counted.failed++;
    failures[one] = (failures[one] ?? 0) + 1;
    const seconds = waitAfterFailure(failures[one], 0, random());
    setDue(one, minute + Math.max(seconds / 60, 60));
    if (seconds <= 900) add(minute + seconds / 60, { one, why: 'again', at: minute });
    return callSeconds.provider;
  };

  for (let minute = 0; minute < last; minute++) {
    if (minute % dayMinutes === 0) {
      calls = 0;
      beginDay(minute / dayMinutes);
    }
    if (minute % 60 === 0) runClock(minute);
    const queue = waiting.concat(arriving[minute] ?? []);
    delete arriving[minute];
    let left = abreast * 60;
    let handled = 0;
    while (handled < queue.length && left > 0) {
      left -= handle(queue[handled] as Message, minute);
      handled++;
    }
    waiting = queue.slice(handled);
    if (minute >= from) counted.mostCalls = Math.max(counted.mostCalls, calls);
  }

  /** Of the owners seen in the last 14 days: whose list is no older than a day. */
  const here = Array.from(lastSeen).flatMap((seen, one) =>
    last - seen < 14 * dayMinutes ? [last - (lastRead[one] ?? 0)] : [],
  );
  return {
    ...counted,
    readInADay: here.filter((age) => age <= dayMinutes + 60).length / here.length,
  };
};
