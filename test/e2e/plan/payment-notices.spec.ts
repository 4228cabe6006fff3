import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '#test/support/browser.ts';
import { type Owner, open, type PlaywrightApp, test } from '#test/support/playwright-app.ts';

const looksRight = async (page: Page) => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

/** Buys Essentials outside the browser and makes its next payment fail; returns the subscription at the provider. */
const pastDue = async ({ stack }: PlaywrightApp, owner: Owner) => {
  const { url } = await owner.client.billing.checkout({ plan: 'essentials', period: 'monthly' });
  const { store, billing, webhooks } = stack.stripe;
  stack.stripe.pay(url.split('/').at(-1) ?? '');
  await webhooks.settled();
  const subscription = store
    .all('subscription')
    .find(({ customer }) => store.find('customer', customer)?.email === owner.email);
  if (!subscription) throw new Error('nothing was bought');
  billing.renew(subscription, false);
  await webhooks.settled();
  return subscription;
};

test('past due: no page shows "Renews", the banner can be hidden for the day, and emails report the failure and the end', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const owner = await app.owner('Pat', 'free');
  const subscription = await pastDue(app, owner);
  await open(page, owner, '/pricing');
  await expect(page.getByRole('link', { name: 'Update card' })).toBeVisible();
  await looksRight(page);
  await page.goto('/dashboard/profile/plan');
  await expect(page.getByText(/^\$19 a month\. Your last payment didn’t go through/)).toBeVisible();
  await expect(page.getByText(/Renews/)).toHaveCount(0);
  const banner = page.getByRole('alert').getByText('Your last payment didn’t go through.');
  await expect(banner).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Hide until tomorrow' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Plan and invoices' })).toBeVisible();
  await expect(banner).toBeHidden();

  app.stack.stripe.billing.setStatus(subscription, 'canceled');
  await app.stack.stripe.webhooks.settled();
  await page.goto('/dashboard');
  await expect(page.getByText('Your subscription has ended.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide until tomorrow' }).click();
  await expect(page.getByText('Your subscription has ended.')).toBeHidden();

  await page.goto(`/__local/mail?to=${encodeURIComponent(owner.email)}`);
  for (const subject of [
    'Welcome to Sevenhands',
    'Your Essentials payment didn’t go through',
    'Your Essentials plan has ended',
  ])
    await expect(page.getByText(subject).first()).toBeVisible();
});

test('an unfinished payment is shown as waiting, and nothing was charged', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const owner = await app.owner('Wes', 'free');
  await owner.client.account.onboard({
    name: 'Wes Plumbing',
    type: 'Plumber',
    plan: 'essentials',
    period: 'yearly',
    selected_helpers: ['sales'],
  });
  await open(page, owner);
  await expect(page.getByText('Essentials is waiting for payment.')).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Pay for Essentials' }).click();
  await expect(page.getByText('$190.00 a year')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('You were not charged.')).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await expect(page.getByText(/Free for 7 days/)).toHaveCount(0);
  await looksRight(page);
});
