import { describe, expect, test } from 'vitest';
import { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { newAccount } from '#shared/domain/account/new-account.ts';
import { overviewOf, overviewScopes } from '#shared/domain/admin/admin-overview-from-counters.ts';
import { previewHint, previewName, previewView } from '#shared/domain/admin/admin-preview.ts';
import { auditTarget } from '#shared/domain/admin/audit-target-and-reason.ts';
import { previewPlans } from '#shared/domain/admin/previewed-plan.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { entitlementOf, isLocked } from '#shared/domain/plan/entitlement.ts';
import { quotaView } from '#shared/domain/plan/quota/quota-view.ts';
import { adSignupPercent } from '#shared/domain/site/ad-signups.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

describe('the overview', () => {
  test('reads the total, thirty days and the days on which a current trial can end', () => {
    const places = overviewScopes(now);
    expect(places[0]).toBe('total');
    expect(places).toContain('2026-10-22');
    expect(places).not.toContain('2026-10-21');
    // A trial ends within seven days, or within fourteen where an admin gave seven more.
    expect(places).toContain('2026-12-04');
    expect(new Set(places).size).toBe(45);
  });

  test('counts a trial under its plan, and all other unpaid accounts as Free', () => {
    const counters = new Map<string, Record<string, number>>([
      ['total', { users: 10, paid_essentials: 2, paid_pro: 1, cents_essentials: 3483 }],
      ['2026-11-19', { trials_ending: 9, last_active: 3, questions: 7, signups: 1 }],
      ['2026-11-20', { trials_ending: 1, last_active: 2, questions: 5 }],
      ['2026-11-27', { trials_ending: 2 }],
    ]);
    expect(overviewOf(counters, now)).toMatchObject({
      users: 10,
      by_plan: { free: 4, essentials: 2, pro: 4 },
      trials: 3,
      active_today: 2,
      active_30_days: 5,
      questions: 12,
      monthly_revenue_cents: { essentials: 3483, pro: 0 },
    });
  });

  test('is all zeros without accounts, and never negative', () => {
    const none = overviewOf(new Map(), now);
    expect(none).toMatchObject({ users: 0, by_plan: { free: 0, essentials: 0, pro: 0 } });
    expect(none.days).toHaveLength(30);
    expect(overviewOf(new Map([['total', { users: -1, paid_pro: 1 }]]), now)).toMatchObject({
      users: 0,
      by_plan: { free: 0, essentials: 0, pro: 1 },
    });
  });

  test.each([
    [0, 0, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [3, 3, 100],
    [1, 2000, 0.1],
  ])('%i of %i sign-ups from the ad page are %d percent', (ads, all, rate) => {
    expect(adSignupPercent(ads, all)).toBe(rate);
  });
});

test('the audit trail names the action and its target, and never a text', () => {
  expect(auditTarget({ limit: 10 })).toBeNull();
  expect(auditTarget({ id: 'user-1', is_test: true })).toBe('user-1');
  expect(
    auditTarget({ helper_id: 'sales', business_type: 'Other', id: 'sales.x', title: 'Secret' }),
  ).toBe('sales / Other / sales.x');
});

describe('a preview', () => {
  const account = newAccount({ id: 'root', email: 'a@b.co', source: {}, isAdmin: true }, now);
  const entitlement = entitlementOf(account, now);
  const own: AccountView = AccountView.parse({
    account: { ...account, has_customer: false },
    entitlement,
    businesses: [],
    quota: quotaView({ total: 9 }, entitlement, now),
    now: now.toISOString(),
  });

  test.each(previewPlans)('as %s is a whole account of that plan', (plan) => {
    for (const business_type of [null, ...tradeNames]) {
      const view = previewView(own, { plan, business_type }, now);
      expect(AccountView.parse(view)).toEqual(view);
      expect(view.account.is_admin).toBe(false);
      expect(view.entitlement.plan).toBe(plan === 'trial' ? 'pro' : plan);
      expect(view.entitlement.is_trial).toBe(plan === 'trial');
      expect(view.businesses).toHaveLength(1);
      expect(view.businesses[0]).toMatchObject({ type: business_type ?? 'Other', is_active: true });
      expect(view.businesses[0]?.selected_helpers).toEqual([...helperIds]);
    }
  });

  test('has the limits of the plan: questions, helpers and history', () => {
    const as = (plan: (typeof previewPlans)[number]) =>
      previewView(own, { plan, business_type: null }, now);
    const open = (plan: (typeof previewPlans)[number]) =>
      helperIds.filter((id) => !isLocked(id, as(plan).entitlement, helperIds)).length;
    expect(previewPlans.map(open)).toEqual([7, 2, 4, 7]);
    expect(as('free').quota).toMatchObject({ limit: 10, remaining: 10, window: 'day' });
    expect(as('essentials').quota).toMatchObject({ limit: 100, remaining: 100, window: 'month' });
    expect(as('pro').quota.unlimited).toBe(true);
    expect(as('trial').entitlement.trial_days_left).toBe(7);
    expect(as('free').entitlement).toMatchObject({ saves_history: false, trial_ended: false });
  });

  test('uses a business of the admin where one of the type exists', () => {
    const sample = previewView(own, { plan: 'pro', business_type: 'Roofer' }, now).businesses[0];
    const roofer = { ...sample, id: crypto.randomUUID(), selected_helpers: ['sales' as const] };
    const owner = { ...own, businesses: [roofer] } as AccountView;
    const shown = (business_type: string | null) =>
      previewView(owner, { plan: 'free', business_type }, now).businesses[0];
    expect(shown(null)?.id).toBe(roofer.id);
    expect(shown('Roofer')?.selected_helpers).toHaveLength(7);
    expect(shown('Roofer')?.selected_helpers[0]).toBe('sales');
    expect(shown('Painter')?.name).toBe('Sample Painter');
  });

  test('names each plan like the plans table', () => {
    expect(previewPlans.map(previewName)).toEqual(['Trial', 'Free', 'Essentials', 'Professional']);
    expect(previewPlans.map(previewHint)).toEqual([
      'Professional for 7 days',
      '10 questions a day, 2 helpers',
      '100 questions a month, 4 helpers',
      'Unlimited questions, all helpers',
    ]);
  });
});
