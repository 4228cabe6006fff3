import { expect, test } from 'vitest';
import { fairUseOf, fairUseRefusal, hourOf } from '#shared/domain/plan/fair-use.ts';
import {
  estimatedUsage,
  isFarFromLimit,
  isSpent,
  microdollarsOf,
  spendView,
} from '#shared/domain/plan/model-cost.ts';
import { chargeOf, decideCharge } from '#shared/domain/plan/quota.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-20T12:20:00Z');
const pro = { plan: 'pro', quota: null, is_trial: false } as const;
const trial = { ...pro, is_trial: true } as const;
const ago = (hours: Record<number, number>) =>
  Object.fromEntries(
    Object.entries(hours).map(([back, count]) => [hourOf(now) - Number(back), count]),
  );
const decide = (hours: Record<number, number>, who: typeof pro | typeof trial = pro) =>
  decideCharge({ hours: ago(hours) }, chargeOf('m', who, now));

test('a trial includes 100 questions in 24 hours and Professional 300; limited plans and admins have no such limit', () => {
  expect(fairUseOf(trial)).toBe(100);
  expect(fairUseOf(pro)).toBe(300);
  for (const plan of ['free', 'essentials', 'admin'] as const)
    expect(fairUseOf({ plan, is_trial: false })).toBeNull();
});

test('the 300th question in 24 hours is answered and the next is refused', () => {
  expect(decide({ 0: 99, 5: 100, 23: 100 }).do).toBe('write');
  expect(decide({ 0: 100, 5: 100, 23: 100 })).toEqual({ do: 'refuse', code: 'fair-use' });
  expect(decide({ 5: 300 })).toEqual({ do: 'refuse', code: 'fair-use' });
  expect(decide({ 3: 100 }, trial)).toEqual({ do: 'refuse', code: 'fair-use' });
});

test('questions from more than 24 hours ago do not count', () => {
  expect(decide({ 24: 300 }).do).toBe('write');
  expect(decide({ 24: 300, 23: 300 })).toEqual({ do: 'refuse', code: 'fair-use' });
});

test('the write counts in the current hour and requires the previous hours to be unchanged', () => {
  expect(decide({ 0: 7, 1: 20, 9: 30 })).toMatchObject({
    write: { hour: { kind: 'add', hour: hourOf(now), limit: 250, before: 20 } },
  });
  expect(decide({ 2: 5 })).toMatchObject({
    write: { hour: { kind: 'begin', limit: 295, before: 0 } },
  });
});

test('a refused owner is told why, and when to ask again', () => {
  expect(fairUseRefusal(pro, ago({ 2: 300 }), new Date(now))).toBe(
    'You’ve asked 300 questions in 24 hours, the most the Professional plan allows. Nothing is lost. You can ask again in about 22 hours.',
  );
  expect(fairUseRefusal(trial, ago({ 23: 1, 2: 99 }), new Date(now))).toBe(
    'You’ve asked 100 questions in 24 hours, the most your free trial allows. Nothing is lost. You can ask again within an hour.',
  );
  expect(fairUseRefusal(pro, ago({ 30: 4, 0: 300 }), new Date(now))).toContain('about 24 hours');
  expect(now % hourMs).not.toBe(0);
});

const prices = { input: 0.75, cachedInput: 0.075, output: 4.5 };

test('a call costs its tokens at the prices of the stage, in whole millionths of a dollar', () => {
  expect(microdollarsOf({ input: 1000, cached: 400, output: 200 }, prices)).toBe(1380);
  expect(microdollarsOf({ input: 1, cached: 0, output: 0 }, prices)).toBe(1);
});

test('a call without reported tokens is estimated by its characters, rather too high', () => {
  expect(estimatedUsage(3000, 301)).toEqual({ input: 1000, cached: 0, output: 101 });
});

test('a day stops at its limit, and added dollars resume it', () => {
  const spend = { day: '2026-11-20', microdollars: 50_000_000, extraDollars: 0 };
  expect(isSpent(spend, 50)).toBe(true);
  expect(isSpent({ ...spend, microdollars: 49_999_999 }, 50)).toBe(false);
  expect(isSpent({ ...spend, extraDollars: 10 }, 50)).toBe(false);
  expect(isFarFromLimit({ ...spend, extraDollars: 10 }, 50)).toBe(false);
  expect(isFarFromLimit({ ...spend, microdollars: 30_000_000 }, 50)).toBe(true);
  expect(spendView({ ...spend, microdollars: 1_234_567, extraDollars: 10 }, 50)).toEqual({
    day: '2026-11-20',
    spent_dollars: 1.23,
    limit_dollars: 60,
    extra_dollars: 10,
    is_stopped: false,
  });
});
