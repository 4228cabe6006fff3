// The easternmost time zone, where local time would start March half a day early.
process.env.TZ = 'Pacific/Kiritimati';

import { expect, test } from 'vitest';
import { chargeOf, decideCharge } from '#shared/domain/plan/quota/quota-charges.ts';
import { quotaView } from '#shared/domain/plan/quota/quota-view.ts';

const free = { plan: 'free', quota: { limit: 10, window: 'day' }, is_trial: false } as const;
const essentials = {
  plan: 'essentials',
  quota: { limit: 100, window: 'month' },
  is_trial: false,
} as const;
const pro = { plan: 'pro', quota: null, is_trial: false } as const;
const at = (text: string) => Date.parse(text);
const ids = (count: number) => new Set(Array.from({ length: count }, (_, nth) => `m${nth}`));

test('the test does not run in UTC', () => {
  expect(new Date('2026-02-28T12:00:00Z').getMonth()).toBe(2);
});

test('before the first question the whole limit remains', () => {
  expect(quotaView(undefined, free, new Date('2026-11-20T12:00:00Z'))).toEqual({
    unlimited: false,
    limit: 10,
    used: 0,
    remaining: 10,
    window: 'day',
    window_started_at: null,
    resets_at: null,
    total: 0,
  });
});

test('a free window ends 24 hours after its first question', () => {
  const item = {
    plan: 'free' as const,
    windowStart: at('2026-11-20T12:00:00Z'),
    chargeIds: ids(4),
    total: 9,
  };
  const view = quotaView(item, free, new Date('2026-11-21T11:59:59.999Z'));
  expect(view).toMatchObject({ used: 4, remaining: 6, resets_at: '2026-11-21T12:00:00.000Z' });
  expect(quotaView(item, free, new Date('2026-11-21T12:00:00Z'))).toMatchObject({
    used: 0,
    remaining: 10,
    total: 9,
  });
});

test('a free window ends at the end of its month', () => {
  const item = {
    plan: 'free' as const,
    windowStart: at('2026-02-28T20:00:00Z'),
    chargeIds: ids(10),
  };
  const last = quotaView(item, free, new Date('2026-02-28T23:59:59.999Z'));
  expect(last).toMatchObject({ remaining: 0, resets_at: '2026-03-01T00:00:00.000Z' });
  expect(quotaView(item, free, new Date('2026-03-01T00:00:00Z')).remaining).toBe(10);
});

test.each([
  ['2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
])('L1: the month of %s ends at %s', (now, end) => {
  expect(quotaView({}, essentials, new Date(now)).resets_at).toBe(end);
});

test('a plan without a limit reports 1,000 remaining, which the page does not show', () => {
  expect(quotaView({ total: 7 }, pro, new Date())).toMatchObject({
    unlimited: true,
    limit: null,
    remaining: 1000,
    total: 7,
  });
});

test('more charges than the limit of a smaller plan leave zero questions, not a negative number', () => {
  const item = {
    plan: 'free' as const,
    windowStart: at('2026-11-01T00:00:00Z'),
    chargeIds: ids(12),
  };
  expect(quotaView(item, free, new Date('2026-11-01T05:00:00Z'))).toMatchObject({
    used: 12,
    remaining: 0,
  });
});

test('an existing charge counts as counted, also in a full window', () => {
  const now = at('2026-11-20T12:00:00Z');
  const full = { plan: 'free' as const, windowStart: now, chargeIds: ids(10) };
  expect(decideCharge(full, chargeOf('m3', free, now))).toEqual({ do: 'counted' });
  expect(decideCharge(full, chargeOf('other', free, now))).toEqual({
    do: 'refuse',
    code: 'limit-reached',
  });
});

test('the limit per minute applies on every plan, to calls of any outcome', () => {
  const now = at('2026-11-20T12:00:30Z');
  for (const plan of [free, essentials, pro]) {
    expect(chargeOf('m', plan, 0).perMinute).toBe(20);
    const item = { minute: Math.floor(now / 60_000), calls: 20 };
    expect(decideCharge(item, chargeOf('other', plan, now))).toEqual({
      do: 'refuse',
      code: 'too-fast',
    });
    expect(decideCharge(item, chargeOf('other', plan, now + 30_000)).do).toBe('write');
  }
});
