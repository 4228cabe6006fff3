import { expect, test } from 'vitest';
import { rateForAnHour, simulateHour } from '../../bench/check-in-hour.ts';

test('100,000 mails of one hour are sent within the hour at 33 a second, and none is lost at lower rates', () => {
  expect(rateForAnHour(100_000)).toBe(33);
  expect(simulateHour(100_000, 33)).toEqual({ runs: 4, seconds: 3 * 900 + 691 });
  expect(simulateHour(100_000, 10).seconds).toBeLessThan(6 * 3600);
  expect(simulateHour(10, 10)).toEqual({ runs: 1, seconds: 1 });
});
