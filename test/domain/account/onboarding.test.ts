import { expect, test } from 'vitest';
import { Account } from '#shared/domain/account/account.ts';
import { finishOnboarding, helpersFor } from '#shared/domain/account/finish-onboarding.ts';
import { newAccount } from '#shared/domain/account/new-account.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import type { OwnerPlanId } from '#shared/domain/plan/plans.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
const chosen = (plan: OwnerPlanId) => ({ plan, period: null });
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);
const ada = (more: Partial<Parameters<typeof newAccount>[0]> = {}) =>
  newAccount({ id: 'ada', email: 'ada@example.com', source: {}, isAdmin: false, ...more }, start);

test('a new account is on a Professional trial of seven days and has to finish onboarding', () => {
  const account = Account.parse(ada({ source: { utm_source: 'facebook' } }));
  expect(account).toMatchObject({
    trial_ends_at: '2026-11-27T10:00:00.000Z',
    onboarding_completed: false,
    utm_source: 'facebook',
  });
  expect(entitlementOf(account, start)).toMatchObject({
    plan: 'pro',
    is_trial: true,
    trial_days_left: 7,
  });
});

test('the admin has no trial and no onboarding', () => {
  const account = ada({ isAdmin: true });
  expect(account).toMatchObject({ trial_ends_at: null, onboarding_completed: true });
  expect(entitlementOf(account, start).plan).toBe('admin');
});

test('choosing Professional starts the seven days at the end of onboarding', () => {
  expect(finishOnboarding(ada(), chosen('pro'), later(3))).toMatchObject({
    onboarding_completed: true,
    selected_plan: 'pro',
    trial_ends_at: '2026-11-30T10:00:00.000Z',
  });
});

test.each(['free', 'essentials'] as const)(
  'choosing %s ends the trial and gives no unpaid plan',
  (plan) => {
    const account = { ...ada(), ...finishOnboarding(ada(), chosen(plan), later(1)) };
    expect(account).toMatchObject({ trial_ends_at: null, selected_plan: plan });
    expect(entitlementOf(account, later(1)).plan).toBe('free');
  },
);

test('finishing onboarding fifty times gives one trial', () => {
  let account = ada();
  for (let day = 0; day < 50; day++)
    account = {
      ...account,
      ...finishOnboarding(account, chosen(day % 2 ? 'free' : 'pro'), later(day)),
    };
  expect(account.trial_ends_at).toBe('2026-11-27T10:00:00.000Z');
  expect(entitlementOf(account, later(8)).plan).toBe('free');
});

test('an owner who deleted an account and signs up again keeps the end of the first trial', () => {
  const back = ada({ earlierTrialEnd: '2026-11-22T08:00:00.000Z' });
  expect(back.trial_ends_at).toBe('2026-11-22T08:00:00.000Z');
  expect(finishOnboarding(back, chosen('pro'), start).trial_ends_at).toBe(
    '2026-11-22T08:00:00.000Z',
  );
  const without = ada({ earlierTrialEnd: null });
  expect(finishOnboarding(without, chosen('pro'), start).trial_ends_at).toBeNull();
});

test('a plan keeps as many helpers as it includes, cut from the end', () => {
  const chosen = ['sales', 'finance', 'operations', 'marketing', 'hiring-hr'] as const;
  expect(helpersFor('free', chosen)).toEqual(['sales', 'finance']);
  expect(helpersFor('essentials', chosen)).toEqual(['sales', 'finance', 'operations', 'marketing']);
  expect(helpersFor('free', ['sales', 'sales', 'finance'])).toEqual(['sales', 'finance']);
});

test('Professional has all seven helpers, the chosen ones first', () => {
  const helpers = helpersFor('pro', ['finance']);
  expect(helpers[0]).toBe('finance');
  expect(helpers.toSorted()).toEqual(helperIds.toSorted());
});
