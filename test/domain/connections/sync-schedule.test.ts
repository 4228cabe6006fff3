import { expect, test } from 'vitest';
import {
  dueHours,
  hasFailedLong,
  isWithinBudget,
  nextReadAt,
  readsAll,
  waitAfterFailure,
} from '#shared/domain/connections/sync-schedule.ts';

const now = new Date('2026-11-25T12:30:00.000Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const hour = 3_600_000;
const day = 24 * hour;

test.each([
  ['a minute ago', 60_000, hour],
  ['almost a day ago', day - 1, hour],
  ['a day ago', day, day],
  ['almost two weeks ago', 14 * day - 1, day],
  ['two weeks ago', 14 * day, 7 * day],
  ['almost sixty days ago', 60 * day - 1, 7 * day],
])('an owner who was here %s has a read after the wait of that', (_, away, wait) => {
  expect(nextReadAt(before(away), now)?.getTime()).toBe(now.getTime() + wait);
});

test('an owner who stays away for sixty days has no read until the next visit', () => {
  expect(nextReadAt(before(60 * day), now)).toBeNull();
});

test('each failure in a row waits longer, up to half a day, by up to a quarter more at random', () => {
  const minutes = [1, 5, 30, 180, 720, 720, 720];
  minutes.forEach((each, nth) => {
    expect(waitAfterFailure(nth + 1, 0, 0)).toBe(each * 60);
    expect(waitAfterFailure(nth + 1, 0, 1)).toBe(each * 75);
  });
  const spread = Array.from({ length: 200 }, () => waitAfterFailure(2, 0, Math.random()));
  expect(new Set(spread).size).toBeGreaterThan(20);
  expect(Math.min(...spread)).toBeGreaterThanOrEqual(300);
  expect(Math.max(...spread)).toBeLessThanOrEqual(375);
});

test('a provider that asks for a longer wait gets it, and more by chance, never less', () => {
  expect(waitAfterFailure(1, 3600, 0)).toBe(3600);
  expect(waitAfterFailure(1, 3600, 1)).toBe(4500);
  expect(waitAfterFailure(4, 60, 0)).toBe(180 * 60);
});

test('the job of the clock looks into the hours of one day, this one included', () => {
  const hours = dueHours(now).map((at) => at.toISOString().slice(0, 13));
  expect(hours).toHaveLength(25);
  expect(hours[0]).toBe('2026-11-24T12');
  expect(hours.at(-1)).toBe('2026-11-25T12');
});

test('the whole list is read when it never was and once a day', () => {
  expect(readsAll(null, now)).toBe(true);
  expect(readsAll(before(23 * hour).toISOString(), now)).toBe(true);
  expect(readsAll(before(23 * hour - 1).toISOString(), now)).toBe(false);
});

test('reads by the clock leave a fifth of the calls of a day to owners who wait', () => {
  const allowed = (calls: number) => [false, true].map((wait) => isWithinBudget(calls, 100, wait));
  expect([79, 80, 99, 100].map(allowed)).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, false],
  ]);
});

test('an owner is told after a week of failures', () => {
  expect(hasFailedLong(null, now)).toBe(false);
  expect(hasFailedLong(before(7 * day - 1).toISOString(), now)).toBe(false);
  expect(hasFailedLong(before(7 * day).toISOString(), now)).toBe(true);
});
