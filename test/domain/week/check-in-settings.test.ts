import { expect, test } from 'vitest';
import { checkInDayOf, defaultCheckIn } from '#shared/domain/week/check-in/check-in-schedule.ts';
import { CheckInSettings } from '#shared/domain/week/check-in/check-in-schemas.ts';

test('the page shows the weekly check-in of the last chosen weekday', () => {
  expect(checkInDayOf('2026-11-23', 1)).toBe('2026-11-23');
  expect(checkInDayOf('2026-11-29', 1)).toBe('2026-11-23');
  expect(checkInDayOf('2027-01-01', 1)).toBe('2026-12-28');
  expect(checkInDayOf('2026-11-24', 5)).toBe('2026-11-20');
});

test('only a weekday and a full hour can be chosen', () => {
  expect(CheckInSettings.parse(defaultCheckIn)).toEqual(defaultCheckIn);
  for (const wrong of [
    { weekday: 0 },
    { weekday: 8 },
    { hour: 24 },
    { hour: 7.5 },
    { mail: 'yes' },
  ])
    expect(CheckInSettings.safeParse({ ...defaultCheckIn, ...wrong }).success).toBe(false);
});
