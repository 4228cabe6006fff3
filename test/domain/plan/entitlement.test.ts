import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/domain/account/account.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { entitlementOf, isLocked } from '#shared/domain/plan/entitlement.ts';
import { billingPeriods, opensEveryHelper, plans } from '#shared/domain/plan/plans.ts';
import { subscriptionStates } from '#shared/domain/plan/subscription-states.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const after = (ms: number) => new Date(now.getTime() + ms).toISOString();

/** The states that keep the paid plan, written by hand and not derived. */
const keepsPlan: Record<(typeof subscriptionStates)[number], boolean> = {
  active: true,
  trialing: true,
  past_due: true,
  unpaid: false,
  paused: false,
  canceled: false,
  incomplete: false,
  incomplete_expired: false,
};
const trials = {
  'no trial': { ends: null, runs: false },
  'a trial with an hour left': { ends: after(hour), runs: true },
  'a trial with six days and an hour left': { ends: after(6 * 24 * hour + hour), runs: true },
  'a trial that ends this millisecond': { ends: after(0), runs: false },
  'a trial that ended': { ends: after(-hour), runs: false },
} as const;
const bought = [...subscriptionStates.flatMap(everySubscription), null];

function everySubscription(status: (typeof subscriptionStates)[number]) {
  return ([null, 'essentials', 'pro'] as const).flatMap((plan) =>
    billingPeriods.flatMap((period) =>
      [false, true].map((cancels) => ({
        id: 'sub_1',
        status,
        plan,
        period: plan && period,
        current_period_end: after(10 * 24 * hour),
        cancel_at_period_end: cancels,
      })),
    ),
  );
}
const name = (subscription: Account['subscription']) =>
  subscription
    ? `${subscription.status} ${subscription.plan ?? 'foreign price'} ${subscription.period ?? ''}${subscription.cancel_at_period_end ? ' that was cancelled' : ''}`
    : 'no subscription';

describe.each(Object.entries(trials))('with %s', (_, trial) => {
  test.each(bought.map((subscription) => [name(subscription), subscription] as const))(
    '%s',
    (_, subscription) => {
      const facts = { is_admin: false, trial_ends_at: trial.ends, subscription };
      const paid =
        subscription?.plan && keepsPlan[subscription.status] ? subscription.plan : undefined;
      // Every subscription of this table has ten days of its period left.
      const waits = subscription?.status === 'trialing' && paid === 'essentials';
      const expected = waits ? 'pro' : (paid ?? (trial.runs ? 'pro' : 'free'));
      const entitlement = entitlementOf(facts, now);
      expect(entitlement).toMatchObject({
        plan: expected,
        helper_cap: { free: 2, essentials: 4, pro: 20 }[expected],
        saves_history: expected !== 'free',
        quota: {
          free: { limit: 10, window: 'day' },
          essentials: { limit: 100, window: 'month' },
          pro: null,
        }[expected],
        is_trial: paid === undefined && trial.runs,
        payment_failed: paid !== undefined && subscription?.status === 'past_due',
        next_plan:
          waits && !subscription.cancel_at_period_end
            ? { plan: 'essentials', starts_at: after(10 * 24 * hour) }
            : null,
      });
      expect(entitlement.trial_days_left !== null).toBe(entitlement.is_trial);
      expect(entitlementOf({ ...facts, is_admin: true }, now)).toEqual({
        plan: 'admin',
        helper_cap: 20,
        saves_history: true,
        quota: null,
        is_trial: false,
        trial_days_left: null,
        trial_ended: false,
        payment_failed: false,
        next_plan: null,
      });
    },
  );
});

test.each([
  [1, 1],
  [24 * hour, 1],
  [24 * hour + 1, 2],
  [6 * 24 * hour + hour, 7],
  [7 * 24 * hour, 7],
])('a trial with %i ms left shows %i days left', (ms, days) => {
  const facts = { is_admin: false, trial_ends_at: after(ms), subscription: null };
  expect(entitlementOf(facts, now).trial_days_left).toBe(days);
});

test('a plan bought during the trial begins at its first payment, also before the provider has reported it', () => {
  const [first] = everySubscription('trialing').filter(({ plan }) => plan === 'essentials');
  if (!first) throw new Error('no subscription to look at');
  const planAt = (ms: number) =>
    entitlementOf(
      { is_admin: false, trial_ends_at: after(10 * 24 * hour), subscription: first },
      new Date(now.getTime() + ms),
    );
  expect(planAt(10 * 24 * hour - 1)).toMatchObject({ plan: 'pro', is_trial: false });
  expect(planAt(10 * 24 * hour)).toMatchObject({ plan: 'essentials', next_plan: null });
});

test('"Your trial has ended" is shown to owners who used a trial and never bought', () => {
  const ended = (subscription: Account['subscription']) =>
    entitlementOf({ is_admin: false, trial_ends_at: after(-hour), subscription }, now).trial_ended;
  const [first] = everySubscription('active');
  if (!first) throw new Error('no subscription to look at');
  expect(ended(null)).toBe(true);
  expect(ended({ ...first, status: 'incomplete_expired', plan: 'pro' })).toBe(true);
  expect(ended({ ...first, status: 'canceled', plan: 'pro' })).toBe(false);
  expect(ended({ ...first, status: 'active', plan: 'pro' })).toBe(false);
  const never = { is_admin: false, trial_ends_at: null, subscription: null };
  expect(entitlementOf(never, now).trial_ended).toBe(false);
});

test('a helper is locked when its position in the selection is at or past the limit', () => {
  const free = { plan: 'free', helper_cap: plans.free.helperCap } as const;
  const essentials = { plan: 'essentials', helper_cap: plans.essentials.helperCap } as const;
  const locked = (entitlement: Parameters<typeof isLocked>[1]) =>
    helperIds.map((helper) => isLocked(helper, entitlement, helperIds.slice(0, 6)));
  expect(locked(free)).toEqual([false, false, true, true, true, true, true]);
  expect(locked(essentials)).toEqual([false, false, false, false, true, true, true]);
  expect(isLocked('sales', { plan: 'pro', helper_cap: 20 }, [])).toBe(false);
  expect(isLocked('sales', { plan: 'admin', helper_cap: 20 }, [])).toBe(false);
  expect(opensEveryHelper(essentials.plan)).toBe(false);
});
