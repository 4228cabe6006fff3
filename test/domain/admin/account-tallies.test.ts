import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Account } from '#shared/domain/account/account.ts';
import { newAccount } from '#shared/domain/account/new-account.ts';
import {
  difference,
  type Tally,
  tallyAfterRemoval,
  tallyOf,
} from '#shared/domain/admin/account-tallies.ts';
import { returnsOn } from '#shared/domain/admin/growth-counters.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const ada: Account = newAccount(
  {
    id: 'ada',
    email: 'ada@example.com',
    source: { referral_source: 'ad_page', utm_source: 'facebook', utm_campaign: 'spring' },
    isAdmin: false,
  },
  now,
);
const paying: Account['subscription'] = {
  id: 'sub_1',
  status: 'active',
  plan: 'essentials',
  period: 'monthly',
  current_period_end: null,
  cancel_at_period_end: false,
};
const short = (tallies: Tally[]) =>
  Object.fromEntries(
    tallies.map(({ scope, kind, counter, by }) => [`${scope} ${kind} ${counter}`, by]),
  );

test('a sign-up from the ad page counts for its day, its source and its campaign', () => {
  expect(short(tallyOf(ada))).toEqual({
    'total COUNTS signups': 1,
    '2026-11-20 COUNTS signups': 1,
    '2026-11 GROWTH signups': 1,
    '2026-11 GROWTH_SOURCE#facebook signups': 1,
    'total COUNTS ad_signups': 1,
    '2026-11-20 COUNTS ad_signups': 1,
    'total SOURCE#facebook signups': 1,
    'total CAMPAIGN#spring signups': 1,
    'total COUNTS users': 1,
    '2026-11-27 COUNTS trials_ending': 1,
  });
});

test('buying a plan moves the account from the trials to the payers', () => {
  expect(short(difference(tallyOf(ada), tallyOf({ ...ada, subscription: paying })))).toEqual({
    '2026-11-27 COUNTS trials_ending': -1,
    'total COUNTS paid_essentials': 1,
    'total COUNTS cents_essentials': 1900,
  });
});

test('an owner who comes back on another day is active on that day only', () => {
  const before = { ...ada, active_on: '2026-11-20' };
  expect(short(difference(tallyOf(before), tallyOf({ ...ada, active_on: '2026-11-23' })))).toEqual({
    '2026-11-20 COUNTS last_active': -1,
    '2026-11-23 COUNTS last_active': 1,
  });
});

test('a deleted account no longer counts as a user, but still as a sign-up', () => {
  const change = short(difference(tallyOf({ ...ada, business_count: 2 }), tallyAfterRemoval(ada)));
  expect(change).toEqual({
    'total COUNTS users': -1,
    'total COUNTS businesses': -2,
    '2026-11-27 COUNTS trials_ending': -1,
  });
});

test.each([{ is_test: true }, { is_admin: true }])('%o is not counted', (mark) => {
  expect(tallyOf({ ...ada, ...mark })).toEqual([]);
  expect(tallyAfterRemoval({ ...ada, ...mark })).toEqual([]);
});

test('after any changes to an account the counters match its final state', () => {
  const change = fc.record(
    {
      is_test: fc.boolean(),
      active_on: fc.constantFrom('2026-11-20', '2026-11-21', '2026-12-01'),
      business_count: fc.nat(3),
      subscription: fc.constantFrom(null, paying, { ...paying, status: 'canceled' as const }),
      trial_ends_at: fc.constantFrom(null, '2026-11-25T00:00:00.000Z'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      let account: Account = ada;
      const written = tallyOf(ada);
      for (const step of changes) {
        const next = { ...account, ...step };
        written.push(...difference(tallyOf(account), tallyOf(next)));
        account = next;
      }
      const held = difference([], written);
      expect(short(difference(held, tallyOf(account)))).toEqual({});
    }),
  );
});

test('each step of an account counts in the month of its sign-up and stays counted after its deletion', () => {
  const owner = {
    ...ada,
    activated_on: '2026-12-02',
    returned_week_1: true as const,
    converted_on: '2027-01-05',
  };
  const steps = short(difference(tallyOf(ada), tallyOf(owner)));
  for (const step of ['activated', 'week_1', 'converted']) {
    expect(steps[`2026-11 GROWTH ${step}`]).toBe(1);
    expect(steps[`2026-11 GROWTH_SOURCE#facebook ${step}`]).toBe(1);
  }
  expect(Object.keys(steps)).toHaveLength(6);
  expect(short(tallyAfterRemoval(owner))['2026-11 GROWTH converted']).toBe(1);
});

test.each([
  ['2026-11-26', {}],
  ['2026-11-27', { returned_week_1: true }],
  ['2026-12-03', { returned_week_1: true }],
  ['2026-12-04', {}],
  ['2026-12-20', { returned_month_1: true }],
  ['2027-01-19', {}],
])('a visit on %s, for a sign-up on November 20, is %o', (day, expected) => {
  expect(returnsOn('2026-11-20T23:30:00.000Z', day)).toEqual(expected);
});
