import { describe, expect, test } from 'vitest';
import type { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helperOfPrompt } from '#shared/domain/catalogue/helper-of-prompt.ts';
import { moneyWriter } from '#shared/domain/lib/money-writer.ts';
import { chooseCheckInOffer, offeredPrompts } from '#shared/domain/week/check-in/check-in-offer.ts';
import {
  compareToUsual,
  numbersLine,
  weekBehind,
  weekFindings,
  weeksUntil,
} from '#shared/domain/week/check-in/week-numbers.ts';
import { WeekNumbers } from '#shared/domain/week/check-in/week-numbers-schemas.ts';
import { findShippedPrompt } from '#shared/starter-prompts/find-shipped-prompt.ts';
import { eightWeeks, sparkle, weekNumbers } from '../../support/week/sample-check-in.ts';

const dollars = moneyWriter('en-US', 'USD');
const on = '2026-11-23';

describe('the weeks', () => {
  test('a weekly check-in covers the seven days before it, on any weekday', () => {
    expect(weekBehind('2026-11-23')).toEqual({
      week: '2026-W47',
      from: '2026-11-16',
      to: '2026-11-22',
    });
    expect(weekBehind('2026-11-27')).toEqual({
      week: '2026-W47',
      from: '2026-11-20',
      to: '2026-11-26',
    });
    expect(weekBehind('2027-01-04')).toEqual({
      week: '2026-W53',
      from: '2026-12-28',
      to: '2027-01-03',
    });
    expect(weekBehind('2028-03-06').week).toBe('2028-W09');
  });

  test('eight weeks are drawn, and a week without numbers is empty instead of zero', () => {
    const weeks = weeksUntil('2027-01-11', [
      weekNumbers('2026-W53', 3, 400, 0),
      weekNumbers('2027-W01', 12, null, 2),
      weekNumbers('2025-W53', 99, 99, 99),
    ]);
    expect(weeks.map(({ week }) => week)).toEqual([
      '2026-W47',
      '2026-W48',
      '2026-W49',
      '2026-W50',
      '2026-W51',
      '2026-W52',
      '2026-W53',
      '2027-W01',
    ]);
    expect(weeks.map(({ jobs_done }) => jobs_done)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      3,
      12,
    ]);
  });

  test('typed numbers have bounds', () => {
    expect(WeekNumbers.parse(eightWeeks[0])).toEqual(eightWeeks[0]);
    expect(WeekNumbers.safeParse(weekNumbers('2026-W47', null, 1234.56, null)).success).toBe(true);
    const cents = Array.from({ length: 3000 }, (_, at) => at / 100 + 990_000);
    expect(
      cents.filter(
        (money) => !WeekNumbers.safeParse(weekNumbers('2026-W47', null, money, null)).success,
      ),
    ).toEqual([]);
    for (const wrong of [
      weekNumbers('2026-W54', 1, 1, 1),
      weekNumbers('2026-47', 1, 1, 1),
      weekNumbers('2026-W47', -1, 1, 1),
      weekNumbers('2026-W47', 1.5, 1, 1),
      weekNumbers('2026-W47', 1, 0.001, 1),
      weekNumbers('2026-W47', 1, Number.POSITIVE_INFINITY, 1),
    ])
      expect(WeekNumbers.safeParse(wrong).success).toBe(false);
  });
});

describe('last week compared with a usual one', () => {
  test('the usual value is the median of the weeks before', () => {
    expect(compareToUsual(eightWeeks, 'jobs_done')).toMatchObject({
      last: 24,
      usual: 25,
      difference: -1,
    });
    expect(compareToUsual(eightWeeks, 'money_in')).toMatchObject({ usual: 4240, difference: -280 });
    expect(compareToUsual(eightWeeks.slice(3), 'jobs_done')?.usual).toBe(25.5);
  });

  test('there is no comparison with fewer than three weeks, without a number or with zero', () => {
    expect(compareToUsual(eightWeeks.slice(-3), 'jobs_done')).toBeUndefined();
    expect(
      compareToUsual([...eightWeeks, weekNumbers('2026-W48', null, 1, 1)], 'jobs_done'),
    ).toBeUndefined();
    const idle = ['2026-W44', '2026-W45', '2026-W46', '2026-W47'].map((week) =>
      weekNumbers(week, 0, 0, 0),
    );
    expect(compareToUsual(idle, 'jobs_done')).toBeUndefined();
    expect(weekFindings(idle, dollars)).toEqual([]);
  });

  test('three weeks before the last one are enough for a comparison', () => {
    const weeks = eightWeeks.slice(-4);
    const before = weeks.slice(0, 3).map(({ jobs_done }) => Number(jobs_done));
    const usual = before.toSorted((a, b) => a - b)[1];
    expect(compareToUsual(weeks, 'jobs_done')).toMatchObject({ last: 24, usual });
  });

  test('the findings follow from the owner’s numbers only', () => {
    expect(weekFindings(eightWeeks, dollars)).toEqual([
      'One fewer job than a typical week.',
      'Money in was $280 below a typical week.',
      'Five quotes are still open. Follow up on them.',
    ]);
    const with_ = (jobs: number, money: number, quotes: number) =>
      weekFindings(
        [...eightWeeks.slice(0, 7), weekNumbers('2026-W47', jobs, money, quotes)],
        dollars,
      );
    expect(with_(25, 4300, 0)).toEqual([
      'About the same number of jobs as a typical week.',
      'Money in was about normal.',
    ]);
    expect(with_(37, 8000, 1)).toEqual([
      '12 more jobs than a typical week.',
      'Money in was $3,760 above a typical week.',
      'One quote is still open. Follow up on it.',
    ]);
  });

  test('the summary line shows the numbers in the currency of the business', () => {
    expect(numbersLine(eightWeeks[7], dollars)).toBe('24 jobs, $3,960, and 5 quotes');
    expect(numbersLine(weekNumbers('2026-W47', 1, null, null), dollars)).toBe('1 job');
    expect(numbersLine(weekNumbers('2026-W47', null, 12.5, 1), moneyWriter('en-GB', 'GBP'))).toBe(
      '£12.50 and 1 quote',
    );
    expect(numbersLine(weekNumbers('2026-W47', 0, 250_000, 0), moneyWriter('en-IN', 'INR'))).toBe(
      '0 jobs, ₹2,50,000, and 0 quotes',
    );
    expect(numbersLine(weekNumbers('2026-W47', null, 3960, null), moneyWriter('en-US', null))).toBe(
      '3,960',
    );
    expect(numbersLine(weekNumbers('2026-W47', null, null, null), dollars)).toBe('');
    expect(numbersLine(undefined, dollars)).toBe('');
  });
});

describe('the suggested prompt', () => {
  const quiet = eightWeeks.map((week) => ({ ...week, quotes_out: 0 }));
  const last = (more: Partial<WeekNumbers>) => [
    ...quiet.slice(0, 7),
    { ...weekNumbers('2026-W47', 25, 4300, 0), ...more },
  ];
  const base = { on, weeks: quiet.slice(), seasons: [], left: 0 };
  const prompt = (more: Partial<Parameters<typeof chooseCheckInOffer>[0]>) =>
    chooseCheckInOffer({ ...base, ...more }).prompt;

  test('is about open quotes, less money, fewer jobs, the season, or a full list, in this order', () => {
    expect(prompt({ weeks: eightWeeks })).toBe('sales.follow-up.quote-gone-quiet');
    expect(prompt({ weeks: last({ money_in: 3000, jobs_done: 10 }) })).toBe(
      'finance.quick.collect-what-is-owed',
    );
    expect(prompt({ weeks: last({ jobs_done: 20 }) })).toBe('marketing.quick.fill-open-slots');
    const { seasons } = sparkle();
    expect(prompt({ weeks: last({}), seasons, left: 9 })).toBe(seasons[0]?.entry.prompt);
    expect(prompt({ weeks: last({}), seasons: [], left: 4 })).toBe(
      'operations.quick.what-to-fix-first',
    );
  });

  test('before last week is typed the quotes of the week before count', () => {
    const untyped = [...eightWeeks.slice(0, 7), weekNumbers('2026-W47', null, null, null)];
    expect(prompt({ weeks: untyped })).toBe('sales.follow-up.quote-gone-quiet');
    expect(prompt({ weeks: last({ quotes_out: null }) })).not.toBe(
      'sales.follow-up.quote-gone-quiet',
    );
  });

  test('a season that begins in several weeks is not suggested yet', () => {
    const far = sparkle().seasons.filter(({ actOn }) => actOn > '2026-11-29');
    expect(far.length).toBeGreaterThan(0);
    expect(offeredPrompts).toContain(prompt({ weeks: last({}), seasons: far }));
  });

  test('is never the same twice in a row, and rotates through six without a finding', () => {
    expect(prompt({ weeks: eightWeeks, lastPrompt: 'sales.follow-up.quote-gone-quiet' })).not.toBe(
      'sales.follow-up.quote-gone-quiet',
    );
    const turns = [
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
    ];
    expect(new Set(turns.map((day) => prompt({ on: day, weeks: last({}) }))).size).toBe(6);
  });

  test('prefers a helper in the plan, and is a locked one otherwise', () => {
    const helper = (openHelpers: (typeof helperIds)[number][]) =>
      helperOfPrompt(prompt({ weeks: eightWeeks, openHelpers }));
    expect(helper(['hiring-hr'])).toBe('hiring-hr');
    expect(helper(['sales', 'finance'])).toBe('sales');
    expect(helper([])).toBe('sales');
  });

  test('is not about a crew for an owner who works alone', () => {
    const aboutCrew = offeredPrompts.filter((id) => findShippedPrompt(id)?.needsCrew);
    expect(aboutCrew).toEqual(['hiring-hr.performance.recognise-good-work']);
    const from = { weeks: last({}), openHelpers: ['hiring-hr' as const] };
    expect(aboutCrew).toContain(prompt(from));
    expect(aboutCrew).not.toContain(prompt({ ...from, worksAlone: true }));
  });

  test('every prompt that can be suggested exists', () => {
    expect(offeredPrompts.filter((id) => !findShippedPrompt(id))).toEqual([]);
    expect(new Set(offeredPrompts).size).toBe(offeredPrompts.length);
    expect(helperOfPrompt('nobody.at.all')).toBeUndefined();
  });
});
