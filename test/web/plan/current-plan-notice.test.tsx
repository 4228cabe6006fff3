import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { newAccount } from '#shared/domain/account/new-account.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { choiceQuery, readChoice } from '#web/core/auth/plan-choice-in-url.ts';
import { pageAfterSignIn, pageAfterSignUp } from '#web/core/page-after-sign-in.ts';
import { currentPlanNotice } from '#web/features/plan/current-plan-notice.ts';
import { ownerPricingState } from '#web/features/plan/owner-pricing-state.ts';
import { PlanNotices } from '#web/features/plan/plan-notices.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const bought = {
  id: 'sub_1',
  status: 'active',
  plan: 'essentials',
  period: 'monthly',
  current_period_end: '2026-12-20T12:00:00Z',
  cancel_at_period_end: false,
} as const;

/** An owner who has finished onboarding on Free, unless the test overrides it. */
const viewOf = (more: Partial<AccountView['account']> = {}) => {
  const fresh = newAccount(
    { id: 'ada', email: 'ada@example.com', source: {}, isAdmin: false },
    now,
  );
  const account = {
    ...fresh,
    has_customer: false,
    onboarding_completed: true,
    trial_ends_at: null,
    selected_plan: 'free' as const,
    ...more,
  };
  return { account, entitlement: entitlementOf(account, now) };
};
const ahead = '2026-11-25T12:00:00.000Z';
const past = '2026-11-19T12:00:00.000Z';

beforeEach(() => localStorage.clear());

describe('plan offers', () => {
  test('an owner without a business is offered the trial and has no plan', () => {
    const reader = ownerPricingState(
      viewOf({ onboarding_completed: false, trial_ends_at: ahead }),
      now,
    );
    expect(reader).toMatchObject({ isNew: true, offersTrial: true, current: null });
  });

  test('an owner who had the trial is not offered it again', () => {
    const had = { onboarding_completed: false, had_trial_before: true, trial_ends_at: past };
    expect(ownerPricingState(viewOf(had), now).offersTrial).toBe(false);
    expect(ownerPricingState(viewOf(), now).offersTrial).toBe(false);
  });

  test.each([
    [
      'on Free',
      {},
      { current: 'free', isTrial: false, trialNote: null, verb: 'Pay for', freeUntil: null },
    ],
    [
      'after the trial',
      { selected_plan: 'pro', trial_ends_at: past },
      { trialNote: ' You’ve used your free trial, so you pay today.', verb: 'Pay for' },
    ],
    [
      'on trial',
      { trial_ends_at: ahead, selected_plan: 'pro' },
      { current: 'pro', isTrial: true, freeUntil: ' You pay nothing until November 25.' },
    ],
    [
      'on trial with Essentials bought',
      { trial_ends_at: ahead, subscription: { ...bought, status: 'trialing' } },
      {
        current: 'pro',
        own: 'essentials',
        marks: { pro: 'Yours until December 20', essentials: 'Starts December 20' },
      },
    ],
    ['on Essentials', { subscription: bought }, { current: 'essentials', verb: 'Change to' }],
    [
      'past due',
      { subscription: { ...bought, status: 'past_due' } },
      { current: 'essentials', isPastDue: true },
    ],
    [
      'waiting for the payment of Essentials',
      { selected_plan: 'essentials' },
      { current: 'free', waitingFor: 'essentials' },
    ],
  ] as const)('%s', (_, more, expected) => {
    expect(ownerPricingState(viewOf(more as Partial<AccountView['account']>), now)).toMatchObject(
      expected,
    );
  });
});

test.each([
  [{}, null],
  [{ selected_plan: 'essentials' }, 'waiting'],
  [{ selected_plan: 'pro', had_trial_before: true }, 'waiting'],
  [{ selected_plan: 'pro', trial_ends_at: past }, 'trial-ended'],
  [{ selected_plan: 'pro', trial_ends_at: ahead }, 'trial'],
  [{ selected_plan: 'essentials', subscription: bought }, null],
  [{ selected_plan: 'essentials', subscription: { ...bought, status: 'past_due' } }, 'past-due'],
  [{ selected_plan: 'essentials', subscription: { ...bought, status: 'unpaid' } }, 'on-hold'],
  [{ selected_plan: 'essentials', subscription: { ...bought, status: 'canceled' } }, 'ended'],
  [{ selected_plan: 'essentials', subscription: { ...bought, status: 'incomplete' } }, 'waiting'],
] as const)('for %j the notice is: %s', (more, notice) => {
  expect(currentPlanNotice(viewOf(more as Partial<AccountView['account']>))).toBe(notice);
});

const draw = (view: ReturnType<typeof viewOf>, at = '/dashboard') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <PlanNotices view={view} />
    </MemoryRouter>,
  );

describe('plan notices', () => {
  test('the notice of a plan that waits for payment has a Pay button', () => {
    draw(viewOf({ selected_plan: 'essentials' }));
    screen.getByText('Essentials is waiting for payment.');
    screen.getByRole('button', { name: 'Pay for Essentials' });
  });

  test('a trial is one line, with the payment of a plan that was chosen', () => {
    const on = { selected_plan: 'pro', trial_ends_at: ahead } as const;
    const chosen = draw(viewOf({ ...on, selected_period: 'monthly' }), '/dashboard/profile/plan');
    screen.getByRole('button', { name: 'Pay for Professional' });
    expect(screen.queryByRole('link')).toBeNull();
    chosen.unmount();
    const elsewhere = draw(viewOf(on), '/dashboard/week');
    screen.getByRole('link', { name: 'Choose a plan' });
    elsewhere.unmount();
    // The pages of the account have the plan among them.
    const pages = ['', '/plan', '/sign-in', '/calendar', '/data'].map(
      (page) => `/dashboard/profile${page}`,
    );
    for (const page of ['/dashboard/account', ...pages])
      expect(draw(viewOf(on), page).container.textContent).toBe('');
  });

  test('canceling a payment shows that nothing was charged', () => {
    draw(viewOf(), '/dashboard?payment=cancelled');
    screen.getByText('You were not charged.');
  });

  test('the notice of a failed payment can be hidden for the day and is back the next', async () => {
    const failed = viewOf({ subscription: { ...bought, status: 'past_due' } });
    const first = draw(failed);
    screen.getByText(/payment didn’t go through/);
    await userEvent.click(screen.getByRole('button', { name: 'Hide until tomorrow' }));
    expect(screen.queryByText(/payment didn’t go through/)).toBeNull();
    first.unmount();
    const again = draw(failed);
    expect(screen.queryByText(/payment didn’t go through/)).toBeNull();
    again.unmount();
    vi.useFakeTimers({ now: Date.now() + 86_400_000 });
    draw(failed);
    vi.useRealTimers();
    screen.getByText(/payment didn’t go through/);
  });

  test('hiding one kind of notice hides no other; that of a running trial can be hidden too', async () => {
    const trial = draw(viewOf({ selected_plan: 'pro', trial_ends_at: ahead }));
    screen.getByText('5 days left in your free trial');
    screen.getByRole('link', { name: 'Choose a plan' });
    await userEvent.click(screen.getByRole('button', { name: 'Hide until tomorrow' }));
    expect(screen.queryByText('5 days left in your free trial')).toBeNull();
    trial.unmount();
    const ended = draw(viewOf({ subscription: { ...bought, status: 'canceled' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide until tomorrow' }));
    ended.unmount();
    draw(viewOf({ subscription: { ...bought, status: 'past_due' } }));
    screen.getByText(/payment didn’t go through/);
  });
});

test('the URLs keep a chosen plan and no other value', () => {
  expect(readChoice(`?${choiceQuery({ plan: 'essentials', period: 'yearly' })}`)).toEqual({
    plan: 'essentials',
    period: 'yearly',
  });
  expect(readChoice('?plan=free&period=yearly')).toEqual({ plan: 'free', period: null });
  expect(readChoice('?plan=admin')).toBeNull();
  expect(readChoice('?plan=pro&period=daily')).toEqual({ plan: 'pro', period: 'monthly' });
  const next = encodeURIComponent('/pricing?plan=essentials&period=yearly');
  expect(pageAfterSignUp(`?next=${next}`)).toBe('/onboarding?plan=essentials&period=yearly');
  expect(pageAfterSignUp('?plan=free')).toBe('/onboarding?plan=free');
  expect(pageAfterSignUp('?next=%2Fdashboard%2Fsales')).toBe('/onboarding');
  expect(pageAfterSignUp('?next=%2F%2Fevil.example%3Fplan%3Dpro')).toBe('/onboarding');
  expect(pageAfterSignIn(`?next=${next}`)).toBe('/pricing?plan=essentials&period=yearly');
});
