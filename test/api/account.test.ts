import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';

const accountRow = async (app: App, name: string) =>
  app.table.row(`USER#${await app.sub(name)}`, 'ACCOUNT');
const days = (count: number) => count * 86_400_000;
const inDays = (count: number) => new Date(Date.now() + days(count)).toISOString();

test('somebody signs up, is on trial, finishes onboarding and is in business', async () => {
  await using app = await startApp();
  const fresh = await app.as('ada').account.get({});
  expect(fresh.account).toMatchObject({ email: 'ada@example.com', onboarding_completed: false });
  expect(fresh.entitlement).toMatchObject({ plan: 'pro', is_trial: true, trial_days_left: 7 });
  expect(fresh.quota).toMatchObject({ unlimited: true, used: 0 });

  const view = await app.as('ada').account.onboard({
    name: "ada's plumbing",
    type: 'Plumber',
    plan: 'free',
    selected_helpers: ['sales', 'finance', 'marketing'],
  });
  expect(view.account).toMatchObject({
    onboarding_completed: true,
    selected_plan: 'free',
    trial_ends_at: null,
    active_business_id: view.businesses[0]?.id,
  });
  expect(view.businesses).toMatchObject([
    {
      name: "Ada's Plumbing",
      type: 'Plumber',
      is_active: true,
      selected_helpers: ['sales', 'finance'],
    },
  ]);
  expect(view.entitlement.plan).toBe('free');
  expect(view.quota).toMatchObject({ limit: 10, remaining: 10, window: 'day' });
  expect(view.account).not.toHaveProperty('customer_id');
});
