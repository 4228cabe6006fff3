import { expect, test } from 'vitest';
import { monthBefore, monthOf } from '#shared/domain/lib/utc-months.ts';

test.each([
  ['2026-11-30T23:59:59.999Z', '2026-11', '2026-10'],
  ['2026-12-01T00:00:00.000Z', '2026-12', '2026-11'],
  ['2027-01-31T12:00:00.000Z', '2027-01', '2026-12'],
  ['2028-03-31T00:00:00.000Z', '2028-03', '2028-02'],
])('%s is in %s, which follows %s', (moment, month, before) => {
  expect(monthOf(new Date(moment))).toBe(month);
  expect(monthBefore(month)).toBe(before);
});
