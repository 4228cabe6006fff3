import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { TimeZone } from '#shared/domain/lib/date-schemas.ts';
import { addDays, type Weekday } from '#shared/domain/lib/local-date.ts';
import {
  instantOf,
  isTimeZone,
  localDateOf,
  localTimeOf,
  nextOccurrence,
} from '#shared/domain/lib/local-time.ts';

const zones = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Africa/Casablanca',
  'America/Santiago',
  'UTC',
];
const iso = (at: Date) => at.toISOString().slice(0, 16);

describe('a local hour as an instant', () => {
  test.each([
    // New York skips 2:00 on 2026-03-08 and has 1:00 twice on 2026-11-01.
    ['America/New_York', '2026-03-08', 1, '2026-03-08T06:00'],
    ['America/New_York', '2026-03-08', 2, '2026-03-08T07:00'],
    ['America/New_York', '2026-03-08', 3, '2026-03-08T07:00'],
    ['America/New_York', '2026-11-01', 1, '2026-11-01T05:00'],
    ['America/New_York', '2026-11-01', 2, '2026-11-01T07:00'],
    ['Europe/London', '2026-03-29', 1, '2026-03-29T01:00'],
    ['Europe/London', '2026-10-25', 1, '2026-10-25T00:00'],
    // Lord Howe moves by half an hour.
    ['Australia/Lord_Howe', '2026-10-04', 2, '2026-10-03T15:30'],
    ['Australia/Lord_Howe', '2026-10-04', 7, '2026-10-03T20:00'],
    ['Australia/Lord_Howe', '2026-10-03', 7, '2026-10-02T20:30'],
    ['Australia/Lord_Howe', '2026-04-05', 7, '2026-04-04T20:30'],
    // No daylight saving since 2019; before that, midnight itself was skipped.
    ['America/Sao_Paulo', '2026-11-01', 0, '2026-11-01T03:00'],
    ['America/Sao_Paulo', '2018-11-04', 0, '2018-11-04T03:00'],
    ['Asia/Kolkata', '2028-02-29', 7, '2028-02-29T01:30'],
    ['Asia/Kathmandu', '2026-11-23', 7, '2026-11-23T01:15'],
    // Samoa skipped a whole Friday when it crossed the date line.
    ['Pacific/Apia', '2011-12-29', 7, '2011-12-29T17:00'],
    ['Pacific/Apia', '2011-12-30', 7, '2011-12-30T17:00'],
    ['Pacific/Apia', '2011-12-31', 7, '2011-12-30T17:00'],
  ])('%s %s %i:00 is %s UTC', (zone, date, hour, utc) => {
    expect(iso(instantOf(date, hour, zone))).toBe(utc);
  });

  test.each(zones)('%s agrees with Temporal at every hour around every change', (zone) => {
    const wrong: string[] = [];
    const end = Temporal.Instant.from('2031-01-01T00:00Z').epochMilliseconds;
    let at = Temporal.Instant.from('2010-01-01T00:00Z').toZonedDateTimeISO(zone);
    let changes = 0;
    for (;;) {
      const change = at.getTimeZoneTransition('next');
      if (!change || change.epochMilliseconds > end) break;
      at = change;
      changes += 1;
      const day = change.toPlainDate().toString();
      for (let days = -2; days <= 2; days += 1)
        for (let hour = 0; hour < 24; hour += 1) {
          const date = addDays(day, days);
          const want = Temporal.PlainDate.from(date)
            .toZonedDateTime({ timeZone: zone, plainTime: { hour } })
            .toInstant().epochMilliseconds;
          if (instantOf(date, hour, zone).getTime() !== want) wrong.push(`${date} ${hour}`);
        }
    }
    expect(wrong).toEqual([]);
    expect(changes > 0).toBe(!['Asia/Kolkata', 'Asia/Kathmandu', 'UTC'].includes(zone));
  });
});

describe('an instant as local day and hour', () => {
  test.each([
    ['2027-01-01T04:59:59Z', 'America/New_York', '2026-12-31', 4, 23, 59],
    ['2027-01-01T05:00:00Z', 'America/New_York', '2027-01-01', 5, 0, 0],
    ['2026-11-22T20:45:00Z', 'Asia/Kathmandu', '2026-11-23', 1, 2, 30],
    ['2028-02-29T10:00:00Z', 'Pacific/Apia', '2028-02-29', 2, 23, 0],
    ['2028-02-29T11:00:00Z', 'Pacific/Apia', '2028-03-01', 3, 0, 0],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', 7, 1, 30],
    ['1969-12-31T23:59:59.500Z', 'UTC', '1969-12-31', 3, 23, 59],
  ] as const)('%s in %s is %s', (at, zone, date, weekday, hour, minute) => {
    expect(localTimeOf(new Date(at), zone)).toEqual({ date, weekday, hour, minute });
    expect(localDateOf(new Date(at), zone)).toBe(date);
  });
});

describe('the next Monday at seven', () => {
  test.each([
    // The clock changes, the local hour stays.
    ['America/New_York', '2026-03-02T12:00:01Z', '2026-03-09T11:00'],
    ['America/New_York', '2026-10-26T11:00:00Z', '2026-11-02T12:00'],
    ['Europe/London', '2026-03-23T07:00:00Z', '2026-03-30T06:00'],
    ['Australia/Lord_Howe', '2026-10-01T00:00:00Z', '2026-10-04T20:00'],
    ['America/Sao_Paulo', '2026-11-23T09:59:59Z', '2026-11-23T10:00'],
    ['Asia/Kolkata', '2026-12-28T01:30:00Z', '2027-01-04T01:30'],
    ['Pacific/Apia', '2026-11-20T00:00:00Z', '2026-11-22T18:00'],
  ])('in %s after %s is %s', (zone, after, next) => {
    expect(iso(nextOccurrence({ weekday: 1, hour: 7 }, zone, new Date(after)))).toBe(next);
  });

  test('a skipped hour comes one later, and a repeated hour comes once', () => {
    const sunday = (hour: number, after: string) =>
      iso(nextOccurrence({ weekday: 7, hour }, 'America/New_York', new Date(after)));
    expect(sunday(2, '2026-03-07T00:00:00Z')).toBe('2026-03-08T07:00');
    expect(sunday(1, '2026-11-01T00:00:00Z')).toBe('2026-11-01T05:00');
    // It is 1:00 for the second time, which no longer counts.
    expect(sunday(1, '2026-11-01T05:00:00Z')).toBe('2026-11-08T06:00');
  });

  test('a weekday that a zone skipped is made up for on the day after', () => {
    const friday = nextOccurrence(
      { weekday: 5, hour: 7 },
      'Pacific/Apia',
      new Date('2011-12-30T13:00:00Z'),
    );
    expect(iso(friday)).toBe('2011-12-30T17:00');
    expect(localTimeOf(friday, 'Pacific/Apia').date).toBe('2011-12-31');
  });

  test('is later, at most eight days ahead, and at the chosen hour where that exists', () => {
    const anyZone = fc.constantFrom(...zones);
    const when = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const any = fc.integer({ min: 0, max: 23 });
    void fc.assert(
      fc.property(anyZone, when, fc.integer({ min: 1, max: 7 }), any, (zone, at, day, hour) => {
        const next = nextOccurrence({ weekday: day as Weekday, hour }, zone, at);
        const waits = next.getTime() - at.getTime();
        expect(waits).toBeGreaterThan(0);
        expect(waits).toBeLessThan(8 * 86_400_000);
        const shown = localTimeOf(next, zone);
        if (hour > 4) expect(shown).toMatchObject({ weekday: day, hour, minute: 0 });
      }),
    );
  });
});

test('only names from the time zone database are zones', () => {
  for (const zone of [...zones, 'Asia/Calcutta', 'Europe/Kyiv'])
    expect(isTimeZone(zone)).toBe(true);
  for (const zone of ['', '+02:00', '-05', 'Mars/Phobos', 'America/New_York\r\n', 'x'.repeat(99)])
    expect(TimeZone.safeParse(zone).success, zone).toBe(false);
});
