import { expect, test } from 'vitest';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helperChange, nextSwapAt, openHelper } from '#shared/domain/plan/helper-change.ts';

const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const change = (before: HelperId[], after: HelperId[], swappedAt: string | null = null) =>
  helperChange({ before, after, cap: 2, swappedAt }, now);

test.each([
  ['a free place is filled', ['sales'], ['sales', 'finance'], null, 'fine'],
  ['the order changes', ['sales', 'finance'], ['finance', 'sales'], null, 'fine'],
  ['one is swapped', ['sales', 'finance'], ['sales', 'marketing'], null, 'swap'],
  ['one is removed', ['sales', 'finance'], ['sales'], null, 'swap'],
  ['both are swapped', ['sales', 'finance'], ['marketing', 'operations'], null, 'too-many'],
  ['a second is swapped', ['sales', 'finance'], ['sales', 'marketing'], hoursAgo(23), 'too-soon'],
  ['a day has passed', ['sales', 'finance'], ['sales', 'marketing'], hoursAgo(24), 'swap'],
  [
    'more were chosen than the plan opens',
    ['sales', 'finance', 'marketing', 'operations'],
    ['marketing', 'operations'],
    hoursAgo(1),
    'fine',
  ],
] as const)('%s', (_, before, after, swappedAt, expected) => {
  expect(change([...before], [...after], swappedAt)).toBe(expected);
});

test('the next swap is possible a day after the last one', () => {
  expect(nextSwapAt(null, now)).toBeNull();
  expect(nextSwapAt(hoursAgo(30), now)).toBeNull();
  expect(nextSwapAt(hoursAgo(1), now)).toEqual(new Date(now.getTime() + 23 * 3_600_000));
});

test('an opened helper takes the free position, or that of the removed helper', () => {
  expect(openHelper(['sales'], 'finance', null)).toEqual(['sales', 'finance']);
  expect(openHelper(['sales', 'finance'], 'marketing', 'sales')).toEqual(['marketing', 'finance']);
});
