import { expect, test } from 'vitest';
import { formatLocalDate } from '#shared/domain/lib/format-local-date.ts';

test('a day is written in the language of the reader', () => {
  expect(formatLocalDate('2026-11-24', 'en-US')).toBe('Tue, Nov 24');
  expect(
    formatLocalDate('2026-11-24', 'de-DE', { weekday: 'long', day: 'numeric', month: 'long' }),
  ).toBe('Dienstag, 24. November');
});
