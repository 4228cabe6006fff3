import { describe, expect, test } from 'vitest';
import { localTimeOf } from '#shared/domain/local-time.ts';
import {
  claimableSince,
  decideReview,
  dueBuckets,
  nextReviewAt,
  type ReviewState,
  reviewBucket,
  reviewDayOf,
  usualReview,
} from '#shared/domain/review-schedule.ts';
import { ReviewSettings } from '#shared/domain/review-schemas.ts';

const hourMs = 3_600_000;
/** An owner in New York who was here on Saturday and has had every mail but today's. */
const owner = (more: Partial<ReviewState> = {}): ReviewState => ({
  ...usualReview,
  timeZone: 'America/New_York',
  lastMailOn: '2026-11-16',
  lastSeenAt: new Date('2026-11-21T12:00:00Z'),
  createdAt: new Date('2025-01-05T12:00:00Z'),
  askedAt: null,
  ...more,
});
const at = (text: string) => new Date(text);
const next = (state: ReviewState, now: string) =>
  nextReviewAt(state, at(now))?.toISOString() ?? null;

/** Runs the hourly job over a stretch of time as it would be run, and says which mails went out. */
const run = (
  start: ReviewState,
  from: string,
  hours: number,
  meanwhile: (state: ReviewState, now: Date) => ReviewState = (state) => state,
) => {
  let state = start;
  let due = nextReviewAt(state, at(from));
  const sent: string[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    // The job starts some seconds late, and every time twice.
    const now = new Date(at(from).getTime() + hour * hourMs + 7000);
    const changed = meanwhile(state, now);
    if (changed !== state) due = nextReviewAt(changed, now);
    state = changed;
    for (const _ of ['first run', 'second run']) {
      if (!due || due.getTime() - now.getTime() > 48 * hourMs) continue;
      if (!dueBuckets(now).includes(reviewBucket(due))) continue;
      const decision = decideReview(state, now);
      due = nextReviewAt(state, now);
      if (decision.send === null) continue;
      if (state.lastMailOn && state.lastMailOn > claimableSince(decision.on)) continue;
      const { date, hour: clock, minute } = localTimeOf(now, state.timeZone ?? 'UTC');
      sent.push(`${decision.send} ${date} ${clock}:${String(minute).padStart(2, '0')}`);
      state = {
        ...state,
        lastMailOn: decision.on,
        askedAt: decision.send === 'still-there' ? now : state.askedAt,
      };
      due = nextReviewAt(state, now);
    }
  }
  return sent;
};
/** As run, by an owner who comes every day. */
const present = (state: ReviewState, from: string, weeks: number) =>
  run(state, from, weeks * 168, (now, time) => Object.assign(now, { lastSeenAt: time }));

describe('the hour on the wall stays when the clock changes', () => {
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
    expect(mails.map((mail) => mail.replace(/^review \d{4}-/, ''))).toEqual(days);
  });

  test('an hour that is skipped comes an hour later, one that is doubled brings one mail', () => {
    const sunday = { weekday: 7, timeZone: 'America/New_York', lastMailOn: null } as const;
    expect(present(owner({ ...sunday, hour: 2 }), '2026-03-04T00:00:00Z', 2)).toEqual([
      'review 2026-03-08 3:00',
      'review 2026-03-15 2:00',
    ]);
    expect(present(owner({ ...sunday, hour: 1 }), '2026-10-28T00:00:00Z', 2)).toEqual([
      'review 2026-11-01 1:00',
      'review 2026-11-08 1:00',
    ]);
  });

  test('a year brings 52 mails, whatever the zone', () => {
    for (const timeZone of ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'])
      expect(
        present(owner({ timeZone, lastMailOn: null }), '2026-01-01T00:00:00Z', 52),
      ).toHaveLength(52);
  });
});

describe('at most one mail a week', () => {
  const monday = '2026-11-22T00:00:00Z';

  test('the day is changed from Sunday to Monday on Sunday evening: the next is on Monday week', () => {
    const mails = run(owner({ weekday: 7, lastMailOn: '2026-11-15' }), monday, 400, (state, now) =>
      now > at('2026-11-22T20:00:00Z') && state.weekday === 7 ? { ...state, weekday: 1 } : state,
    );
    expect(mails).toEqual([
      'review 2026-11-22 7:00',
      'review 2026-11-30 7:00',
      'review 2026-12-07 7:00',
    ]);
    expect(next(owner({ lastMailOn: '2026-11-22' }), '2026-11-22T20:00:00Z')).toBe(
      '2026-11-30T12:00:00.000Z',
    );
  });

  test('the owner flies from Auckland to Honolulu on Monday: it is seven on Monday again, and nothing comes', () => {
    const flown = run(
      owner({ timeZone: 'Pacific/Auckland' }),
      '2026-11-22T00:00:00Z',
      220,
      (state, now) =>
        now > at('2026-11-22T22:00:00Z') && state.timeZone === 'Pacific/Auckland'
          ? { ...state, timeZone: 'Pacific/Honolulu' }
          : state,
    );
    expect(flown).toEqual(['review 2026-11-23 7:00', 'review 2026-11-30 7:00']);
  });

  test('a zone that is changed before the hour moves the mail with it', () => {
    const moved = run(owner(), monday, 100, (state, now) =>
      now > at('2026-11-23T06:00:00Z') && state.timeZone === 'America/New_York'
        ? { ...state, timeZone: 'America/Los_Angeles' }
        : state,
    );
    expect(moved).toEqual(['review 2026-11-23 7:00']);
  });

  test('two runs at once: only one of them may write the day of the mail', () => {
    const decision = decideReview(owner(), at('2026-11-23T12:00:05Z'));
    expect(decision).toEqual({ send: 'review', on: '2026-11-23' });
    // The condition of the write holds before it, and no longer after it.
    expect('2026-11-16' <= claimableSince('2026-11-23')).toBe(true);
    expect('2026-11-23' <= claimableSince('2026-11-23')).toBe(false);
    expect(decideReview(owner({ lastMailOn: '2026-11-23' }), at('2026-11-23T12:30:00Z'))).toEqual({
      send: null,
      why: 'this-week',
    });
  });
});

describe('a job that failed', () => {
  test('for some hours: the mail comes late; for longer: it waits for next week', () => {
    const late = (now: string) => decideReview(owner(), at(now)).send;
    expect(late('2026-11-23T11:59:59Z')).toBeNull();
    expect(late('2026-11-23T12:00:00Z')).toBe('review');
    expect(late('2026-11-23T17:59:59Z')).toBe('review');
    expect(late('2026-11-23T18:00:00Z')).toBeNull();
    expect(late('2026-11-24T12:00:00Z')).toBeNull();
  });

  test('for a day: who was due in it is still found, and given the next hour', () => {
    const due = nextReviewAt(owner(), at('2026-11-23T00:00:00Z')) as Date;
    const bucket = reviewBucket(due);
    expect(bucket).toBe('REVIEW#2026-11-23T12');
    expect(dueBuckets(at('2026-11-24T12:30:00Z'))).toContain(bucket);
    expect(dueBuckets(at('2026-11-24T13:00:00Z'))).not.toContain(bucket);
    expect(dueBuckets(at('2026-11-23T11:59:59Z'))).not.toContain(bucket);
    expect(dueBuckets(at('2027-01-01T00:10:00Z'), 1)).toEqual([
      'REVIEW#2027-01-01T00',
      'REVIEW#2026-12-31T23',
    ]);
  });

  test('half and quarter hours stand in the hour that comes after them', () => {
    expect(reviewBucket(at('2026-11-23T01:30:00Z'))).toBe('REVIEW#2026-11-23T02');
    expect(reviewBucket(at('2026-12-31T23:15:00Z'))).toBe('REVIEW#2027-01-01T00');
    expect(reviewBucket(at('2026-11-23T12:00:00Z'))).toBe('REVIEW#2026-11-23T12');
  });
});

describe('no mail', () => {
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
    expect(decideReview(owner(more), now)).toEqual({ send: null, why });
  });

  test('and no bucket without a zone or with the mail off', () => {
    expect(next(owner({ timeZone: null }), '2026-11-22T00:00:00Z')).toBeNull();
    expect(next(owner({ mail: false }), '2026-11-22T00:00:00Z')).toBeNull();
  });
});

describe('owners who stay away', () => {
  test('are asked once after 28 days, and get the review again when they are back', () => {
    const back = at('2027-02-02T15:00:00Z');
    const mails = run(
      owner({ lastSeenAt: at('2026-11-24T12:00:00Z') }),
      '2026-11-25T00:00:00Z',
      11 * 168,
      (state, now) =>
        now > back && state.lastSeenAt < back ? { ...state, lastSeenAt: now } : state,
    );
    expect(mails).toEqual([
      'review 2026-11-30 7:00',
      'review 2026-12-07 7:00',
      'review 2026-12-14 7:00',
      'review 2026-12-21 7:00',
      'still-there 2026-12-28 7:00',
      'review 2027-02-08 7:00',
    ]);
  });

  test('are asked again when they were back in between', () => {
    const asked = owner({
      lastMailOn: '2026-08-03',
      askedAt: at('2026-08-03T11:00:00Z'),
      lastSeenAt: at('2026-10-01T12:00:00Z'),
    });
    expect(decideReview(asked, at('2026-11-23T12:00:00Z')).send).toBe('still-there');
  });
});

test('the page shows the review of the chosen weekday that was last', () => {
  expect(reviewDayOf('2026-11-23', 1)).toBe('2026-11-23');
  expect(reviewDayOf('2026-11-29', 1)).toBe('2026-11-23');
  expect(reviewDayOf('2027-01-01', 1)).toBe('2026-12-28');
  expect(reviewDayOf('2026-11-24', 5)).toBe('2026-11-20');
});

test('a day of the week and a full hour are chosen, nothing else', () => {
  expect(ReviewSettings.parse(usualReview)).toEqual(usualReview);
  for (const wrong of [
    { weekday: 0 },
    { weekday: 8 },
    { hour: 24 },
    { hour: 7.5 },
    { mail: 'yes' },
  ])
    expect(ReviewSettings.safeParse({ ...usualReview, ...wrong }).success).toBe(false);
});
