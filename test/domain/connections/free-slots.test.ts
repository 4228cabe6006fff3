import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysFrom,
  freeSlots,
  shortestSlotMs,
} from '#shared/domain/connections/calendar/free-slots.ts';
import { freeLines } from '#shared/domain/connections/calendar/free-time-lines.ts';
import {
  type Interval,
  intervalOf,
  mergeIntervals,
} from '#shared/domain/connections/calendar/time-intervals.ts';
import {
  slotWords,
  timesWords,
  timeWords,
} from '#shared/domain/connections/calendar/weekday-and-time-words.ts';
import { usualHours } from '#shared/domain/connections/calendar/working-hours.ts';
import { addDays, weekdayOf } from '#shared/domain/lib/local-date.ts';
import { instantOf, localTimeOf } from '#shared/domain/lib/local-time.ts';

const timeZone = 'America/New_York';
const at = (date: string, hour: number, zone = timeZone) =>
  instantOf(date, hour, zone).toISOString();
const span = (date: string, from: number, to: number, zone = timeZone): Interval => ({
  start: at(date, from, zone),
  end: at(date, to, zone),
});
/** Friday, November 27, in the morning before work. */
const friday = '2026-11-27';
const early = new Date(at(friday, 6));
const asked = { booked: [], hours: usualHours, timeZone, now: early };
const words = (booked: readonly Interval[], now = early) =>
  freeSlots([friday], { ...asked, booked, now }).map((slot) => slotWords(slot, timeZone));

describe('the free time of a day', () => {
  test.for<[string, Interval[], string[]]>([
    ['is the whole working day when nothing is booked', [], ['Friday 8 am to 5 pm']],
    [
      'lies between what is booked',
      [span(friday, 8, 9.25), span(friday, 9.5, 11), span(friday, 13, 14.25)],
      ['Friday 11 am to 1 pm', 'Friday 2:15 to 5 pm'],
    ],
    [
      'knows bookings that overlap, touch, or lie in each other',
      [span(friday, 8, 12), span(friday, 9, 10), span(friday, 11, 13), span(friday, 13, 15)],
      ['Friday 3 to 5 pm'],
    ],
    ['is not shorter than an hour', [span(friday, 8, 16.25)], []],
    [
      'is none on a day that is booked whole',
      [intervalOf({ all_day: true, start: friday, end: addDays(friday, 1) }, timeZone)],
      [],
    ],
    [
      'does not know what is booked outside of the working hours',
      [span(friday, 5, 8), span(friday, 17, 20)],
      ['Friday 8 am to 5 pm'],
    ],
    [
      'is none within a booking of several days',
      [{ start: at('2026-11-20', 9), end: at('2026-12-02', 9) }],
      [],
    ],
  ])('%s', ([, booked, expected]) => {
    expect(words(booked)).toEqual(expected);
  });

  test('begins at the next half hour once the day has begun, and ends with the day', () => {
    expect(words([], new Date(at(friday, 13.2)))).toEqual(['Friday 1:30 to 5 pm']);
    expect(words([], new Date(at(friday, 16.2)))).toEqual([]);
    expect(words([], new Date(at(friday, 20)))).toEqual([]);
  });

  test('is none on a day off, and follows the hours of the business', () => {
    const saturday = addDays(friday, 1);
    expect(freeSlots([saturday], asked)).toEqual([]);
    const hours = { days: [6], from: 7.5, to: 12 } as const;
    const [slot] = freeSlots([friday, saturday], { ...asked, hours });
    expect(slot && slotWords(slot, timeZone)).toBe('Saturday 7:30 am to 12 pm');
  });
});

test('a booking of whole days takes the day of the business, not that of UTC', () => {
  const day = { all_day: true, start: '2026-11-30', end: '2026-12-01' };
  expect(intervalOf(day, 'America/Los_Angeles')).toEqual({
    start: '2026-11-30T08:00:00.000Z',
    end: '2026-12-01T08:00:00.000Z',
  });
  expect(intervalOf(day, 'Australia/Sydney').start).toBe('2026-11-29T13:00:00.000Z');
});

test('times are said as one says them', () => {
  expect(timesWords(span(friday, 8, 9), timeZone)).toBe('8 to 9 am');
  expect(timesWords(span(friday, 0, 12), timeZone)).toBe('12 am to 12 pm');
  expect(timeWords(at(friday, 14.5), timeZone)).toBe('2:30 pm');
});

test('helpers are told the working days of a week: what is booked and what is free, a line each', () => {
  const booked = [span(friday, 9, 12), span('2026-11-30', 0, 24)];
  expect(freeLines({ ...asked, booked })).toEqual([
    'Friday, 2026-11-27: booked 9 am to 12 pm; free 8 to 9 am, 12 to 5 pm',
    'Monday, 2026-11-30: booked 8 am to 5 pm; free nothing of an hour or more',
    'Tuesday, 2026-12-01: booked nothing; free 8 am to 5 pm',
    'Wednesday, 2026-12-02: booked nothing; free 8 am to 5 pm',
    'Thursday, 2026-12-03: booked nothing; free 8 am to 5 pm',
    'Friday, 2026-12-04: booked nothing; free 8 am to 5 pm',
  ]);
});

/** Zones that change their clocks in either direction, at midnight, or by half an hour, and one that never does. */
const zone = fc.constantFrom(
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kolkata',
);
const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
const event = fc.record({
  day: fc.integer({ min: -2, max: 9 }),
  hour: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter / 4),
  minutes: fc.integer({ min: 0, max: 3000 }),
});
const hours = fc
  .record({
    days: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7), { minLength: 1 }),
    from: fc.integer({ min: 0, max: 40 }).map((half) => half / 2),
    length: fc.integer({ min: 1, max: 20 }).map((half) => half / 2),
  })
  .map(({ days, from, length }) => ({ days, from, to: Math.min(24, from + length) }));

const world = fc
  .record({ zone, day, events: fc.array(event, { maxLength: 25 }), hours })
  .map((one) => ({
    ...one,
    booked: one.events.map(({ day, hour, minutes }) => {
      const start = instantOf(addDays(one.day, day), hour, one.zone);
      return {
        start: start.toISOString(),
        end: new Date(start.getTime() + minutes * 60_000).toISOString(),
      };
    }),
    now: instantOf(one.day, 3, one.zone),
  }));

const overlaps = (one: Interval, other: Interval) => one.start < other.end && other.start < one.end;

describe('whatever is booked, in any zone and over changed clocks', () => {
  test('free time lies on a working day within the hours, overlaps nothing that is booked, and is at least an hour', () => {
    void fc.assert(
      fc.property(world, ({ zone, day, booked, hours, now }) => {
        const slots = freeSlots(daysFrom(day, 8), { booked, hours, timeZone: zone, now });
        for (const slot of slots) {
          expect(hours.days).toContain(weekdayOf(slot.date));
          expect(slot.start >= instantOf(slot.date, hours.from, zone).toISOString()).toBe(true);
          expect(slot.end <= instantOf(slot.date, hours.to, zone).toISOString()).toBe(true);
          expect(Date.parse(slot.end) - Date.parse(slot.start)).toBeGreaterThanOrEqual(
            shortestSlotMs,
          );
          const real = booked.filter(({ start, end }) => start < end);
          expect(real.some((one) => overlaps(one, slot))).toBe(false);
        }
      }),
    );
  });

  test('every hour of the working time is free, booked, or part of a rest that is too short', () => {
    void fc.assert(
      fc.property(world, ({ zone, day, booked, hours, now }) => {
        const slots = freeSlots([day], { booked, hours, timeZone: zone, now });
        if (!hours.days.includes(weekdayOf(day))) return;
        const end = instantOf(day, hours.to, zone).getTime();
        const from = Math.max(instantOf(day, hours.from, zone).getTime(), now.getTime());
        for (let ms = from; ms + shortestSlotMs <= end; ms += 15 * 60_000) {
          const hour = {
            start: new Date(ms).toISOString(),
            end: new Date(ms + shortestSlotMs).toISOString(),
          };
          const isBooked = booked.some((one) => one.start < one.end && overlaps(one, hour));
          const isFree = slots.some(
            ({ start, end: until }) => start <= hour.start && until >= hour.end,
          );
          // What begins between half hours begins at the next one.
          if (ms >= Math.ceil(now.getTime() / 1_800_000) * 1_800_000)
            expect(isFree).toBe(!isBooked);
        }
      }),
    );
  });

  test('bookings in any order, and twice, leave the same free time', () => {
    void fc.assert(
      fc.property(world, ({ zone, day, booked, hours, now }) => {
        const free = (list: readonly Interval[]) =>
          freeSlots(daysFrom(day, 8), { booked: list, hours, timeZone: zone, now });
        expect(free(booked.toReversed())).toEqual(free(booked));
        expect(free([...booked, ...booked])).toEqual(free(booked));
        expect(free(mergeIntervals(booked))).toEqual(free(booked));
      }),
    );
  });

  test('a whole day takes its day from midnight to midnight on the wall', () => {
    void fc.assert(
      fc.property(zone, day, (name, date) => {
        const { start, end } = intervalOf(
          { all_day: true, start: date, end: addDays(date, 1) },
          name,
        );
        expect(localTimeOf(new Date(start), name).date).toBe(date);
        expect(localTimeOf(new Date(Date.parse(end) - 1), name).date).toBe(date);
        expect(
          freeSlots([date], {
            booked: [{ start, end }],
            hours: { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 24 },
            timeZone: name,
            now: new Date(start),
          }),
        ).toEqual([]);
      }),
    );
  });
});
