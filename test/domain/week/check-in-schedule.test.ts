import { describe, expect, test } from 'vitest';
import { localTimeOf } from '#shared/domain/lib/local-time.ts';
import {
  type CheckInState,
  checkInBucket,
  claimableSince,
  decideCheckIn,
  defaultCheckIn,
  dueBuckets,
  nextCheckInAt,
} from '#shared/domain/week/check-in/check-in-schedule.ts';

const hourMs = 3_600_000;
/** An owner in New York who visited on Saturday and has had every mail but today's. */
const owner = (more: Partial<CheckInState> = {}): CheckInState => ({
  ...defaultCheckIn,
  timeZone: 'America/New_York',
  lastMailOn: '2026-11-16',
  lastSeenAt: new Date('2026-11-21T12:00:00Z'),
  createdAt: new Date('2025-01-05T12:00:00Z'),
  askedAt: null,
  ...more,
});
const at = (text: string) => new Date(text);
const next = (state: CheckInState, now: string) =>
  nextCheckInAt(state, at(now))?.toISOString() ?? null;

/** Runs the hourly job over a period; returns the mails that were sent. */
const run = (
  start: CheckInState,
  from: string,
  hours: number,
  meanwhile: (state: CheckInState, now: Date) => CheckInState = (state) => state,
) => {
  let state = start;
  let due = nextCheckInAt(state, at(from));
  const sent: string[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    // The job starts some seconds late, and every time twice.
    const now = new Date(at(from).getTime() + hour * hourMs + 7000);
    const changed = meanwhile(state, now);
    if (changed !== state) due = nextCheckInAt(changed, now);
    state = changed;
    for (const _ of ['first run', 'second run']) {
      if (!due || due.getTime() - now.getTime() > 48 * hourMs) continue;
      if (!dueBuckets(now).includes(checkInBucket(due))) continue;
      const decision = decideCheckIn(state, now);
      due = nextCheckInAt(state, now);
      if (decision.send === null) continue;
      if (state.lastMailOn && state.lastMailOn > claimableSince(decision.on)) continue;
      const { date, hour: clock, minute } = localTimeOf(now, state.timeZone ?? 'UTC');
      sent.push(`${decision.send} ${date} ${clock}:${String(minute).padStart(2, '0')}`);
      state = {
        ...state,
        lastMailOn: decision.on,
        askedAt: decision.send === 'inactivity' ? now : state.askedAt,
      };
      due = nextCheckInAt(state, now);
    }
  }
  return sent;
};
/** Like `run`, with an owner who visits every day. */
const present = (state: CheckInState, from: string, weeks: number) =>
  run(state, from, weeks * 168, (now, time) => Object.assign(now, { lastSeenAt: time }));

describe('the local hour stays when the clock changes', () => {
  test.each([
    ['America/New_York', '2026-02-25T00:00:00Z', ['03-02 7:00', '03-09 7:00', '03-16 7:00']],
    ['America/New_York', '2026-10-20T12:00:00Z', ['10-26 7:00', '11-02 7:00', '11-09 7:00']],
    ['Europe/London', '2026-03-17T12:00:00Z', ['03-23 7:00', '03-30 7:00', '04-06 7:00']],
    ['Australia/Lord_Howe', '2026-09-24T00:00:00Z', ['09-28 7:30', '10-05 7:00', '10-12 7:00']],
    ['Australia/Lord_Howe', '2026-03-26T00:00:00Z', ['03-30 7:00', '04-06 7:30', '04-13 7:30']],
    ['America/Sao_Paulo', '2026-10-28T00:00:00Z', ['11-02 7:00', '11-09 7:00', '11-16 7:00']],
    ['Asia/Kolkata', '2026-12-23T00:00:00Z', ['12-28 7:30', '01-04 7:30', '01-11 7:30']],
    ['Asia/Kathmandu', '2028-02-24T00:00:00Z', ['02-28 7:45', '03-06 7:45', '03-13 7:45']],
    ['Pacific/Apia', '2026-11-18T00:00:00Z', ['11-23 7:00', '11-30 7:00', '12-07 7:00']],
  ])('%s after %s', (timeZone, from, days) => {
    const mails = present(owner({ timeZone, lastMailOn: null }), from, 3);
    expect(mails.map((mail) => mail.replace(/^check-in \d{4}-/, ''))).toEqual(days);
  });

  test('a skipped hour comes an hour later, and a repeated one brings one mail', () => {
    const sunday = { weekday: 7, timeZone: 'America/New_York', lastMailOn: null } as const;
    expect(present(owner({ ...sunday, hour: 2 }), '2026-03-04T00:00:00Z', 2)).toEqual([
      'check-in 2026-03-08 3:00',
      'check-in 2026-03-15 2:00',
    ]);
    expect(present(owner({ ...sunday, hour: 1 }), '2026-10-28T00:00:00Z', 2)).toEqual([
      'check-in 2026-11-01 1:00',
      'check-in 2026-11-08 1:00',
    ]);
  });

  test('a year has 52 mails in every zone', () => {
    for (const timeZone of ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'])
      expect(
        present(owner({ timeZone, lastMailOn: null }), '2026-01-01T00:00:00Z', 52),
      ).toHaveLength(52);
  });
});

describe('at most one mail a week', () => {
  const monday = '2026-11-22T00:00:00Z';

  test('changing the day from Sunday to Monday on Sunday evening sends the next mail on Monday a week later', () => {
    const mails = run(owner({ weekday: 7, lastMailOn: '2026-11-15' }), monday, 400, (state, now) =>
      now > at('2026-11-22T20:00:00Z') && state.weekday === 7 ? { ...state, weekday: 1 } : state,
    );
    expect(mails).toEqual([
      'check-in 2026-11-22 7:00',
      'check-in 2026-11-30 7:00',
      'check-in 2026-12-07 7:00',
    ]);
    expect(next(owner({ lastMailOn: '2026-11-22' }), '2026-11-22T20:00:00Z')).toBe(
      '2026-11-30T12:00:00.000Z',
    );
  });

  test('an owner who flies from Auckland to Honolulu on Monday gets no second mail at seven that Monday', () => {
    const flown = run(
      owner({ timeZone: 'Pacific/Auckland' }),
      '2026-11-22T00:00:00Z',
      220,
      (state, now) =>
        now > at('2026-11-22T22:00:00Z') && state.timeZone === 'Pacific/Auckland'
          ? { ...state, timeZone: 'Pacific/Honolulu' }
          : state,
    );
    expect(flown).toEqual(['check-in 2026-11-23 7:00', 'check-in 2026-11-30 7:00']);
  });

  test('changing the zone before the hour moves the mail', () => {
    const moved = run(owner(), monday, 100, (state, now) =>
      now > at('2026-11-23T06:00:00Z') && state.timeZone === 'America/New_York'
        ? { ...state, timeZone: 'America/Los_Angeles' }
        : state,
    );
    expect(moved).toEqual(['check-in 2026-11-23 7:00']);
  });

  test('of two runs at once only one may write the day of the mail', () => {
    const decision = decideCheckIn(owner(), at('2026-11-23T12:00:05Z'));
    expect(decision).toEqual({ send: 'check-in', on: '2026-11-23' });
    // The condition of the write is true before it, and false after it.
    expect('2026-11-16' <= claimableSince('2026-11-23')).toBe(true);
    expect('2026-11-23' <= claimableSince('2026-11-23')).toBe(false);
    expect(decideCheckIn(owner({ lastMailOn: '2026-11-23' }), at('2026-11-23T12:30:00Z'))).toEqual({
      send: null,
      why: 'this-week',
    });
  });
});

describe('a job that failed', () => {
  test('for some hours sends the mail late, and for longer waits for the next week', () => {
    const late = (now: string) => decideCheckIn(owner(), at(now)).send;
    expect(late('2026-11-23T11:59:59Z')).toBeNull();
    expect(late('2026-11-23T12:00:00Z')).toBe('check-in');
    expect(late('2026-11-23T17:59:59Z')).toBe('check-in');
    expect(late('2026-11-23T18:00:00Z')).toBeNull();
    expect(late('2026-11-24T12:00:00Z')).toBeNull();
  });

  test('for a day still finds the owners due that day, and gives them the next time', () => {
    const due = nextCheckInAt(owner(), at('2026-11-23T00:00:00Z')) as Date;
    const bucket = checkInBucket(due);
    expect(bucket).toBe('CHECKIN#2026-11-23T12');
    expect(dueBuckets(at('2026-11-24T12:30:00Z'))).toContain(bucket);
    expect(dueBuckets(at('2026-11-24T13:00:00Z'))).not.toContain(bucket);
    expect(dueBuckets(at('2026-11-23T11:59:59Z'))).not.toContain(bucket);
    expect(dueBuckets(at('2027-01-01T00:10:00Z'), 1)).toEqual([
      'CHECKIN#2027-01-01T00',
      'CHECKIN#2026-12-31T23',
    ]);
  });

  test('half and quarter hours are in the hour after them', () => {
    expect(checkInBucket(at('2026-11-23T01:30:00Z'))).toBe('CHECKIN#2026-11-23T02');
    expect(checkInBucket(at('2026-12-31T23:15:00Z'))).toBe('CHECKIN#2027-01-01T00');
    expect(checkInBucket(at('2026-11-23T12:00:00Z'))).toBe('CHECKIN#2026-11-23T12');
  });
});

describe('no mail is sent', () => {
  const now = at('2026-11-23T12:00:05Z');
  test.each([
    ['off', { mail: false }],
    ['no-zone', { timeZone: null }],
    ['no-zone', { timeZone: 'Mars/Phobos' }],
    ['not-due', { hour: 8 }],
    ['not-due', { weekday: 2 }],
    ['this-week', { lastMailOn: '2026-11-17' }],
    ['new', { createdAt: at('2026-11-21T12:00:05Z') }],
  ] as const)('%s: %j', (why, more) => {
    expect(decideCheckIn(owner(more), now)).toEqual({ send: null, why });
  });

  test('there is no bucket without a zone or with the mail off', () => {
    expect(next(owner({ timeZone: null }), '2026-11-22T00:00:00Z')).toBeNull();
    expect(next(owner({ mail: false }), '2026-11-22T00:00:00Z')).toBeNull();
  });
});

describe('absent owners', () => {
  test('get one question after 28 days, and the weekly mail again after a visit', () => {
    const back = at('2027-02-02T15:00:00Z');
    const mails = run(
      owner({ lastSeenAt: at('2026-11-24T12:00:00Z') }),
      '2026-11-25T00:00:00Z',
      11 * 168,
      (state, now) =>
        now > back && state.lastSeenAt < back ? { ...state, lastSeenAt: now } : state,
    );
    expect(mails).toEqual([
      'check-in 2026-11-30 7:00',
      'check-in 2026-12-07 7:00',
      'check-in 2026-12-14 7:00',
      'check-in 2026-12-21 7:00',
      'inactivity 2026-12-28 7:00',
      'check-in 2027-02-08 7:00',
    ]);
  });

  test('get another question after a visit in between', () => {
    const asked = owner({
      lastMailOn: '2026-08-03',
      askedAt: at('2026-08-03T11:00:00Z'),
      lastSeenAt: at('2026-10-01T12:00:00Z'),
    });
    expect(decideCheckIn(asked, at('2026-11-23T12:00:00Z')).send).toBe('inactivity');
  });
});
