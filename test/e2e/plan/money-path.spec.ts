import { expect, type Page } from '@playwright/test';
import {
  codeFor,
  expectAccessible,
  expectNoOverflow,
  freshEmail,
  password,
} from '#test/support/browser.ts';
import { type Owner, open, type PlaywrightApp, test } from '#test/support/playwright-app.ts';

const looksRight = async (page: Page) => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

/** Presses a button of the prices; the page is shown before its code has loaded. */
const choose = async (page: Page, plan: string, period: 'Monthly' | 'Yearly' = 'Monthly') => {
  await expect(async () => {
    const button = page.getByRole('button', { name: period });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: plan }).click();
};

/** Creates an account where a guest's choice leads, and types its code. */
const createAccount = async (page: Page, email: string) => {
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
};

/** Answers the first two steps of onboarding and stops at the plan. */
const toThePlan = async (page: Page) => {
  await expect(page).toHaveURL(/\/onboarding/);
  await page.getByLabel('Business name').fill('Ridgeline');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Plumber' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('signed out: a visitor who chose Essentials yearly sets up the business first and then pays for it', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  test.slow();
  await page.goto('/pricing');
  await choose(page, 'Choose Essentials', 'Yearly');
  await expect(page).toHaveURL('/signup?plan=essentials&period=yearly');
  await expect(page.getByText(/^You chose Essentials, \$190 a year\./)).toBeVisible();
  await createAccount(page, freshEmail('essie'));
  await toThePlan(page);
  const essentials = page.getByRole('radio', { name: /Essentials/ });
  await expect(essentials).toBeChecked();
  await expect(page.getByText('$190 a year', { exact: true })).toBeVisible();
  await page.reload();
  await expect(essentials).toBeChecked();
  await looksRight(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /Sales/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await looksRight(page);
  await expect(page.getByText(/You pay on the next page\./)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/__local\/stripe\/pay\//);
  await expect(page.getByText('$190.00 a year')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $190.00' }).click();
  await expect(page.getByRole('heading', { name: 'Essential Plan' })).toBeVisible();
});

test('signed out: a visitor who chose Professional gets the trial and can pay for it with one click', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  test.slow();
  await page.goto('/pricing');
  await choose(page, 'Choose Professional', 'Yearly');
  await createAccount(page, freshEmail('priscilla'));
  await toThePlan(page);
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
  await expect(
    page.getByText('After 7 days, you’ll move to the Free plan unless you choose to pay.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('7 days left in your free trial')).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Pay for Professional' }).click();
  await expect(page).toHaveURL(/\/__local\/stripe\/pay\//);
  await expect(page.getByText(/^\$499\.00 a year/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay $0.00' }).click();
  await expect(page.getByText(/^Your first payment is on /)).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByText(/First payment on /)).toBeVisible();
  await looksRight(page);
});

test('trial: paying from the prices keeps the remaining free days', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const owner = await app.owner('Tara');
  await open(page, owner, '/pricing');
  await choose(page, 'Pay for Essentials');
  await page.getByRole('button', { name: 'Pay $0.00' }).click();
  await expect(page.getByRole('heading', { name: 'Essential Plan' })).toBeVisible();
  const [subscription] = app.stack.stripe.store
    .all('subscription')
    .filter(
      ({ customer }) => app.stack.stripe.store.find('customer', customer)?.email === owner.email,
    );
  const { account } = await owner.client.account.get({});
  expect(subscription?.trial_end).toBe(
    Math.floor(Date.parse(String(account.trial_ends_at)) / 1000),
  );
  await expect(
    page.getByText(
      /^You have Professional free until .*\. Your Essentials plan starts that day, and so does your first payment\.$/,
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(
    page.getByText(
      /^Free until .*\. Essentials starts that day with your first payment: \$19 a month\.$/,
    ),
  ).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Start Essentials now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start Essentials now?' });
  await expect(dialog.getByText(/^Your free Professional ends today/)).toBeVisible();
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Start Essentials' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^\$19 a month\. Renews on /)).toBeVisible();
});

test('Free: an owner pays at once', { tag: ['@phone', '@night'] }, async ({ page, app }) => {
  await open(page, await app.owner('Fred', 'free'), '/pricing');
  await choose(page, 'Pay for Professional');
  await page.getByRole('button', { name: 'Pay $49.00' }).click();
  await expect(page.getByRole('heading', { name: 'Professional Plan' })).toBeVisible();
});

/** Buys Essentials outside the browser; returns the subscription at the provider. */
const buyEssentials = async ({ stack }: PlaywrightApp, owner: Owner) => {
  const { url } = await owner.client.billing.checkout({ plan: 'essentials', period: 'monthly' });
  stack.stripe.pay(url.split('/').at(-1) ?? '');
  await stack.stripe.webhooks.settled();
  const { store } = stack.stripe;
  const bought = store
    .all('subscription')
    .find(({ customer }) => store.find('customer', customer)?.email === owner.email);
  if (!bought) throw new Error('nothing was bought');
  return bought;
};

test('Essentials: the prices show the current plan, and Professional is an upgrade instead of a second purchase', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const owner = await app.owner('Essie', 'free');
  const bought = await buyEssentials(app, owner);
  await open(page, owner, '/pricing');
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
  await expect(page.getByText(/free for 7 days|try Professional/i)).toHaveCount(0);
  await looksRight(page);
  await choose(page, 'Change to Professional');
  await expect(page).toHaveURL(/\/__local\/stripe\/portal\//);
  await page.getByRole('button', { name: 'Switch to Professional, monthly' }).click();
  await page.goto('/dashboard/profile/plan');
  await expect(page.getByRole('heading', { name: 'Professional', exact: true })).toBeVisible();
  await expect(page.getByText(/^\$49 a month\. Renews on /)).toBeVisible();
  const { store } = app.stack.stripe;
  const own = store.all('subscription').filter(({ customer }) => customer === bought.customer);
  expect(own).toHaveLength(1);
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'See your plan' })).toBeVisible();
});

test('past due: the prices link to the card, and paying restores the plan', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const owner = await app.owner('Pia', 'free');
  const bought = await buyEssentials(app, owner);
  app.stack.stripe.billing.renew(bought, false);
  await app.stack.stripe.webhooks.settled();
  await open(page, owner, '/pricing');
  await page.getByRole('link', { name: 'Update card' }).click();
  const banner = page.getByRole('alert').getByText('Your last payment didn’t go through.');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await looksRight(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Update card' }).click();
  const portal = await opened;
  await portal.getByRole('button', { name: 'Save card and pay now' }).click();
  await app.stack.stripe.webhooks.settled();
  await portal.close();
  await page.reload();
  await expect(page.getByText(/^\$19 a month\. Renews on /)).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('an account without a business sets it up before paying', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  await choose(page, 'Choose Essentials');
  await createAccount(page, freshEmail('halfway'));
  await expect(page).toHaveURL(/\/onboarding/);
  await page.goto('/pricing');
  await choose(page, 'Choose Essentials');
  await expect(page).toHaveURL(/\/onboarding/);
});
