import { expect, test } from 'vitest';
import { createTimeOfOutdatedData } from '#web/offline/use-time-of-outdated-data.ts';

const now = Date.UTC(2026, 6, 28, 12);
const day = 24 * 60 * 60 * 1000;

test('a page shows the age of its data when newer data takes two seconds, until it arrives', () => {
  const asOf = createTimeOfOutdatedData();
  const week = { hash: 'week', at: now - day, waits: true };
  const numbers = { hash: 'numbers', at: now - 2 * day, waits: false };
  expect(asOf([week, numbers], now)).toBeNull();
  expect(asOf([week, numbers], now + 1999)).toBeNull();
  expect(asOf([week, numbers], now + 2000)).toBe(now - day);
  expect(asOf([{ ...week, waits: false }, numbers], now + 2500)).toBeNull();
  expect(asOf([week], now + 2600)).toBeNull();
});
