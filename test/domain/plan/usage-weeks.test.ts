import { expect, test } from 'vitest';
import { countWeeks, weekStarts } from '#shared/domain/plan/quota/usage-weeks.ts';

const now = new Date('2026-11-22T23:30:00.000Z');
const asked = (created_at: string, helper_id: 'sales' | 'marketing' | null = 'sales') => ({
  created_at,
  helper_id,
});

test('eight weeks are shown, each from its Monday, the current one last', () => {
  const starts = weekStarts(now);
  expect(starts).toHaveLength(8);
  expect([starts[0], starts[7]]).toEqual(['2026-09-28', '2026-11-16']);
  expect(weekStarts(new Date('2026-11-23T00:00:00.000Z')).at(-1)).toBe('2026-11-23');
});

test('questions are counted by week and helper, without those of the assistant and older ones', () => {
  expect(
    countWeeks(
      [
        asked('2026-11-22T23:00:00.000Z'),
        asked('2026-11-16T00:00:00.000Z'),
        asked('2026-11-16T00:00:00.000Z', 'marketing'),
        asked('2026-11-15T23:59:59.000Z'),
        asked('2026-11-20T00:00:00.000Z', null),
        asked('2026-09-27T23:59:59.000Z'),
      ],
      now,
    ),
  ).toEqual([
    { from: '2026-11-09', helper_id: 'sales', questions: 1 },
    { from: '2026-11-16', helper_id: 'sales', questions: 2 },
    { from: '2026-11-16', helper_id: 'marketing', questions: 1 },
  ]);
});
