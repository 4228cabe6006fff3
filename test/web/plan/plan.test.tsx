import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import type { App } from '#test/support/app.ts';
import { buy } from '#test/support/purchase.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { useAccount } from '#web/core/account.ts';
import { PlanBrief } from '#web/features/plan/plan-brief.tsx';
import { PlanNotices } from '#web/features/plan/plan-notices.tsx';
import { ChatLimitBox } from '#web/features/plan/quota/chat-limit-box.tsx';
import { QuotaLine } from '#web/features/plan/quota/quota-line.tsx';
import { SubscriptionCard } from '#web/features/plan/subscription-card.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

type Quota = AccountView['quota'];
const month: Quota = {
  unlimited: false,
  limit: 100,
  used: 38,
  remaining: 62,
  window: 'month',
  window_started_at: '2026-11-01T00:00:00Z',
  resets_at: '2026-12-01T00:00:00Z',
  total: 400,
};
const unlimited: Quota = { ...month, unlimited: true, limit: null, window: null, remaining: 1000 };
const draw = (element: React.ReactNode) => render(<MemoryRouter>{element}</MemoryRouter>);
const fillOf = (container: HTMLElement) =>
  container.querySelector('.meter-bar > span')?.getAttribute('style') ?? '';

describe('remaining questions', () => {
  test('only the assistant names the window, and both the assistant and a helper show when it resets', () => {
    draw(
      <>
        <QuotaLine quota={month} where="assistant" />
        <QuotaLine quota={month} where="helper" />
      </>,
    );
    screen.getByText('Questions remaining this month: 62/100');
    screen.getByText('Questions remaining: 62/100');
    expect(screen.getAllByText(/^Resets/)).toHaveLength(2);
    expect(screen.queryByText('Upgrade for unlimited')).toBeNull();
  });

  test('at five or fewer questions left the upgrade link is shown', () => {
    draw(<QuotaLine quota={{ ...month, used: 95, remaining: 5 }} where="helper" />);
    const link = screen.getByRole('link', { name: 'Upgrade for unlimited' });
    expect(link.getAttribute('href')).toBe('/pricing');
  });

  test.each([
    [51, 'high'],
    [50, 'mid'],
    [21, 'mid'],
    [20, 'low'],
    [0, 'low'],
  ])('%i of 100 left is shown as %s', (remaining, tone) => {
    const quota = { ...month, remaining, used: 100 - remaining };
    const { container } = draw(<QuotaLine quota={quota} where="helper" />);
    expect(fillOf(container)).toContain(`--level-${tone}`);
  });

  test('a plan without a limit shows no remaining questions', () => {
    const { container } = draw(<QuotaLine quota={unlimited} where="helper" />);
    expect(container.textContent).toBe('');
  });

  test('the limit message matches the plan and has a link', () => {
    draw(<ChatLimitBox plan="free" resetsAt="2026-12-01T05:00:00.000Z" />);
    expect(screen.getByRole('alert').textContent).toContain(
      'You have reached your daily limit of 10 questions. Upgrade to Professional for unlimited queries!',
    );
    expect(screen.getByRole('alert').textContent).toMatch(/You can ask again \w+day, \w+ \d/);
    const link = screen.getByRole('link', { name: 'View upgrade options' });
    expect(link.getAttribute('href')).toBe('/pricing');
  });

  test.each([
    ['free', 'See Essentials', 'essentials'],
    ['essentials', 'See Professional', 'pro'],
  ] as const)('at the limit of %s the button offers the next plan up', (plan, words, next) => {
    draw(<ChatLimitBox plan={plan} resetsAt={null} />);
    const button = screen.getByRole('link', { name: words });
    expect(button.getAttribute('href')).toBe(`/pricing?plan=${next}&period=monthly`);
  });

  test('at the limit the chat line repeats neither the time nor the link', () => {
    const quota = { ...month, remaining: 0, used: 100 };
    const { container } = draw(<QuotaLine quota={quota} where="helper" />);
    expect(container.textContent).toContain('Questions remaining: 0/100');
    expect(container.textContent).not.toMatch(/Resets|Upgrade/);
  });
});

const free: AccountView['entitlement'] = {
  plan: 'free',
  helper_cap: 2,
  saves_history: false,
  quota: { limit: 10, window: 'day' },
  is_trial: false,
  trial_days_left: null,
  trial_ended: false,
  payment_failed: false,
  next_plan: null,
};
const bought = {
  id: 'sub_1',
  status: 'active',
  plan: 'essentials',
  period: 'yearly',
  current_period_end: '2027-11-20T12:00:00Z',
  cancel_at_period_end: false,
} as const;
const notice = (
  entitlement: Partial<AccountView['entitlement']>,
  subscription: AccountView['account']['subscription'] = null,
) =>
  draw(
    <PlanNotices
      view={{
        account: { subscription } as AccountView['account'],
        entitlement: { ...free, ...entitlement },
      }}
    />,
  ).container.textContent;

test('an owner sees a running trial, its end, an ended plan and a failed payment', () => {
  expect(notice({})).toBe('');
  expect(notice({ plan: 'pro', is_trial: true, trial_days_left: 1 })).toContain(
    '1 day left in your free trial of ProfessionalChoose a plan',
  );
  expect(notice({ trial_ended: true })).toContain(
    'Your trial has ended. You’re now on the Free plan:',
  );
  expect(notice({}, { ...bought, status: 'canceled' })).toContain('Your subscription has ended.');
  expect(notice({}, { ...bought, status: 'unpaid' })).toContain('Your plan is on hold');
  expect(notice({ plan: 'essentials' }, bought)).toBe('');
  expect(
    notice({ plan: 'essentials', payment_failed: true }, { ...bought, status: 'past_due' }),
  ).toContain('Your last payment didn’t go through.');
});

const Card = () => <SubscriptionCard view={useAccount()} />;
const Brief = () => <PlanBrief view={useAccount()} />;
const ofAccount = async (name: string) => {
  const sub = await app.sub(name);
  return { pk: `USER#${sub}`, sk: 'ACCOUNT' };
};

describe('the plan in a card', () => {
  test('on the profile it is one line, which leads to the page of the plan', async () => {
    await app.member('pia', { plan: 'free' });
    await showPage(app, 'pia', <Brief />);
    const line = screen.getByRole('region', { name: 'Your plan: Free' });
    expect(line.textContent).toBe('Your plan: FreeSee your plan');
    const link = screen.getByRole('link', { name: 'See your plan' });
    expect(link.getAttribute('href')).toBe('/dashboard/profile/plan');
  });

  test('a trial links to the plans', async () => {
    await app.member('tina');
    await showPage(app, 'tina', <Card />);
    screen.getByRole('heading', { name: 'Professional' });
    screen.getByText('7 days left in your free trial. No credit card needed.');
    expect(screen.getByText('Questions').nextElementSibling?.textContent).toBe(
      'UnlimitedSee my usage',
    );
    const link = screen.getByRole('link', { name: 'Choose a plan' });
    expect(link.getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('button', { name: 'Manage Billing' })).toBeNull();
  });

  test('Free shows the questions used today and the upgrade link', async () => {
    await app.member('fred', { plan: 'free' });
    await showPage(app, 'fred', <Card />);
    screen.getByText('0 of 10 questions used today');
    const link = screen.getByRole('link', { name: 'Upgrade Plan' });
    expect(link.getAttribute('href')).toBe('/pricing');
  });

  test('a paying owner sees the price and the next date, and can manage and upgrade', async () => {
    await app.member('ella', { plan: 'free' });
    const { pk, sk } = await ofAccount('ella');
    await app.table.change(pk, sk, 'subscription', bought);
    await showPage(app, 'ella', <Card />);
    screen.getByText('$190 a year. Renews on November 20, 2027.');
    screen.getByText('0 of 100 questions used this month');
    screen.getByRole('button', { name: 'Manage Billing' });
    screen.getByRole('button', { name: 'Upgrade Plan' });
  });

  test('a plan bought in the trial says both dates and can be started now, after a question', async () => {
    await app.member('vera');
    await buy(app, 'vera', 'essentials');
    const { user } = await showPage(app, 'vera', <Card />);
    screen.getByRole('heading', { name: 'Professional' });
    screen.getByText(
      /^Free until \w+ \d+, \d+\. Essentials starts that day with your first payment: \$19 a month\.$/,
    );
    await user.click(screen.getByRole('button', { name: 'Start Essentials now' }));
    screen.getByText(/^Your free Professional ends today, and your first payment is today/);
    await user.click(screen.getByRole('button', { name: 'Start Essentials' }));
    await screen.findByRole('heading', { name: 'Essentials' });
    screen.getByText(/^\$19 a month\. Renews on /);
    expect(screen.queryByRole('button', { name: 'Start Essentials now' })).toBeNull();
  });

  test('a portal that fails to open shows an error and closes the empty tab', async () => {
    await app.member('otto', { plan: 'free' });
    const { pk, sk } = await ofAccount('otto');
    await app.table.change(pk, sk, 'subscription', { ...bought, plan: 'pro' });
    const close = vi.fn();
    vi.spyOn(window, 'open').mockReturnValue({ close, opener: window } as unknown as Window);
    const faults = [{ method: 'POST', path: /portal/, status: 503 }];
    const { user } = await showPage(app, 'otto', <Card />, { faults });
    expect(screen.queryByRole('button', { name: 'Upgrade Plan' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Manage Billing' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to open billing portal. Please try again.',
    );
    expect(close).toHaveBeenCalledOnce();
  });

  test('a purchase in another tab shows as soon as this tab is focused', async () => {
    await app.member('nora', { plan: 'free' });
    app.stack.stripe.webhooks.setMode({ drop: true });
    const choice = { plan: 'pro', period: 'monthly' } as const;
    const { url } = await app.as('nora').billing.checkout(choice);
    app.stack.stripe.pay(url.split('/').at(-1) ?? '');
    await showPage(app, 'nora', <Card />);
    await screen.findByRole('heading', { name: 'Professional' });
    await screen.findByText(/^\$49 a month\. Renews on /);
    app.stack.stripe.webhooks.setMode({ drop: false });
  });
});
