import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf } from '#shared/domain/plan/best-subscription.ts';
import { defaultPriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import {
  subscriptionFrom as mirrorWith,
  offers,
  type ProviderSubscription,
} from '#shared/domain/plan/provider-subscription.ts';
import type { Subscription } from '#shared/domain/plan/subscription.ts';
import { monthlyCents } from '#shared/domain/plan/subscription-revenue.ts';
import { subscriptionStates } from '#shared/domain/plan/subscription-states.ts';

const mirrorOf = (subscription: ProviderSubscription) =>
  mirrorWith(subscription, defaultPriceLookupKeys);
const end = Date.parse('2026-12-20T00:00:00Z') / 1000;
const provided = (
  price: ProviderSubscription['items']['data'][number]['price'],
  rest: Partial<ProviderSubscription> = {},
): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  cancel_at_period_end: false,
  cancel_at: null,
  items: { data: [{ current_period_end: end, price }] },
  ...rest,
});
const key = (lookup_key: string | null, metadata: Record<string, string> = {}) => ({
  lookup_key,
  metadata,
});

test('the plan and period come from the lookup key, the end from the item', () => {
  expect(mirrorOf(provided(key('essentials_yearly')))).toEqual({
    id: 'sub_1',
    status: 'active',
    plan: 'essentials',
    period: 'yearly',
    current_period_end: '2026-12-20T00:00:00.000Z',
    cancel_at_period_end: false,
  });
});

test('a stage with other lookup keys recognizes those and no others', () => {
  const keys = {
    ...defaultPriceLookupKeys,
    pro: { monthly: 'crew_monthly', yearly: 'crew_yearly' },
  };
  const named = (name: string) => mirrorWith(provided(key(name)), keys);
  expect(named('crew_yearly')).toMatchObject({ plan: 'pro', period: 'yearly' });
  expect(named('pro_yearly')).toMatchObject({ plan: null, period: null });
});

test('a subscription to an old price without a lookup key keeps its plan', () => {
  const old = key(null, { plan: 'pro', period: 'monthly' });
  expect(mirrorOf(provided(old))).toMatchObject({ plan: 'pro', period: 'monthly' });
});

test.each([
  ['a price without a key', key(null)],
  ['a price of another product', key('gold_monthly', { plan: 'pro', period: 'monthly' })],
  ['incomplete metadata', key(null, { plan: 'pro' })],
  ['unknown metadata', key(null, { plan: 'admin', period: 'monthly' })],
])('%s gives no plan', (_, price) => {
  expect(mirrorOf(provided(price))).toMatchObject({ plan: null, period: null });
});

test('a subscription without items gives no plan', () => {
  const empty = provided(key(null), { items: { data: [] } });
  expect(mirrorOf(empty)).toMatchObject({ plan: null, current_period_end: null });
});

test('of several items the highest plan counts', () => {
  const items = ['essentials_monthly', 'pro_yearly', 'other'].map((name) => ({
    current_period_end: end,
    price: key(name),
  }));
  expect(mirrorOf(provided(key(null), { items: { data: items } })).plan).toBe('pro');
});

test('an unknown state gives no plan', () => {
  expect(mirrorOf(provided(key('pro_monthly'), { status: 'brand_new' })).status).toBe('incomplete');
});

test('an end set as a date counts as canceled at the end of the period', () => {
  const cancelAt = (cancel_at: number | null) =>
    mirrorOf(provided(key('pro_monthly'), { cancel_at })).cancel_at_period_end;
  expect(cancelAt(null)).toBe(false);
  expect(cancelAt(end)).toBe(true);
  expect(cancelAt(end + 86_400)).toBe(false);
});

const subscriptions = fc.array(
  fc.record<Subscription>({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    status: fc.constantFrom(...subscriptionStates),
    plan: fc.constantFrom(null, 'essentials', 'pro'),
    period: fc.constantFrom('monthly', 'yearly'),
    current_period_end: fc.constantFrom(null, '2026-12-01T00:00:00Z', '2027-12-01T00:00:00Z'),
    cancel_at_period_end: fc.boolean(),
  }),
  { maxLength: 6 },
);
const live = (status: string) => ['active', 'trialing', 'past_due'].includes(status);

test('the chosen subscription does not depend on the order and has the highest live plan', () => {
  fc.assert(
    fc.property(subscriptions, fc.infiniteStream(fc.nat()), (all, random) => {
      const keyed = all.map((subscription) => ({ subscription, at: random.next().value }));
      const shuffled = keyed.toSorted((a, b) => a.at - b.at).map((one) => one.subscription);
      const best = bestOf(all);
      const ids = new Set(all.map(({ id }) => id));
      if (ids.size === all.length) expect(bestOf(shuffled)).toEqual(best);
      if (all.some(({ status, plan }) => live(status) && plan === 'pro'))
        expect(best).toMatchObject({ plan: 'pro' });
      if (all.some(({ status }) => live(status))) expect(live(best?.status ?? '')).toBe(true);
      expect(best === null).toBe(all.length === 0);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test('revenue counts the monthly amount, a year divided by twelve', () => {
  const cents = (status: Subscription['status']) =>
    offers.map((offer) =>
      monthlyCents({
        id: 's',
        status,
        ...offer,
        current_period_end: null,
        cancel_at_period_end: true,
      }),
    );
  expect(cents('active')).toEqual([1900, 1583, 4900, 4158]);
  expect(cents('past_due')).toEqual([1900, 1583, 4900, 4158]);
  for (const status of ['trialing', 'unpaid', 'paused', 'canceled', 'incomplete'] as const)
    expect(cents(status)).toEqual([0, 0, 0, 0]);
  expect(monthlyCents(null)).toBe(0);
});
