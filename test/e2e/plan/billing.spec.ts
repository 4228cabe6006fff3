import { expect, type Page } from '@playwright/test';
import {
  complaintsOf,
  expectAccessible,
  expectNoOverflow,
  password,
} from '#test/support/browser.ts';
import { goTo } from '#test/support/pages/frame.ts';
import { open, type PlaywrightApp, test } from '#test/support/playwright-app.ts';

/** Opens the dashboard of an owner on Free with two helpers; returns the email. */
const freeOwner = async (page: Page, app: PlaywrightApp, name: string) => {
  const owner = await app.owner(name, 'free', {
    name: `${name} And Sons`,
    type: 'Painter',
    selected_helpers: ['marketing', 'finance'],
  });
  await open(page, owner);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  return owner.email;
};

const looksRight = async (page: Page) => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

/** The page is shown before its code has loaded, so this clicks until the button is pressed. */
const choosePeriod = (page: Page, period: 'Monthly' | 'Yearly') =>
  expect(async () => {
    const button = page.getByRole('button', { name: period });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();

/** Buys a plan on the pricing page and ends on the page after paying. */
const buy = async (
  page: Page,
  plan: 'Essentials' | 'Professional',
  period: 'Monthly' | 'Yearly',
) => {
  await page.goto('/pricing');
  await choosePeriod(page, period);
  await page.getByRole('button', { name: `Pay for ${plan}` }).click();
  await expect(page).toHaveURL(/\/__local\/stripe\/pay\//);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/checkout-success\?session_id=cs_test_/);
};

/** Opens the portal in a new tab. */
const openPortal = async (page: Page, button: string) => {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  const portal = await opened;
  await expect(portal).toHaveURL(/\/__local\/stripe\/portal\//);
  return portal;
};

/** Acts as the provider: presses a button in the customer's part of its control page. */
const atTheProvider = async (page: Page, email: string, button: string) => {
  const control = await page.context().newPage();
  await control.goto('/__local/stripe');
  const customer = control.locator('section').filter({ hasText: email });
  const answered = control.waitForEvent('load');
  await customer.getByRole('button', { name: button }).first().click();
  // Closing the window while its form is being submitted may abort the request.
  await answered;
  await control.close();
};

/** Adds helpers to the two of a free owner, up to the limit of Professional. */
const alsoChoose = async (page: Page, names: readonly string[]) => {
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  const helpers = page.getByRole('group', { name: 'Your helpers' });
  for (const name of names) await helpers.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved!')).toBeVisible();
};

/** Follows the line of the profile that names the plan. */
const followPlan = async (page: Page, name: string) => {
  await expect(
    page.getByRole('heading', { name: `Your plan: ${name}`, exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page).toHaveURL('/dashboard/profile/plan');
};

/** Opens the profile and then the page of the plan. Returning to the tab reloads the plan; here the page is simply opened again. */
const planOnProfile = async (page: Page, name: string) => {
  await page.goto('/dashboard/profile');
  await followPlan(page, name);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
};

test('an owner goes from Free to Essentials, up to Professional, cancels, and is back on Free with all data', async ({
  page,
  app,
}) => {
  // This test covers a whole year of an owner.
  test.slow();
  const complaints = complaintsOf(page);
  const email = await freeOwner(page, app, 'Paula');
  await buy(page, 'Essentials', 'Yearly');
  await expect(page.getByText('Processing Your Purchase...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Essential Plan' })).toBeVisible();
  await expect(
    page.getByText('You’ve unlocked 100 questions a month and 4 helpers you choose'),
  ).toBeVisible();
  await expect(page.getByText(/^Session ID: cs_test_/)).toBeHidden();
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByText(/^Session ID: cs_test_/)).toBeVisible();
  await looksRight(page);

  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByRole('heading', { name: 'Essentials', exact: true })).toBeVisible();
  await expect(page.getByText(/^\$190 a year\. Renews on /)).toBeVisible();
  await expect(page.getByText('0 of 100 questions used this month')).toBeVisible();
  const bill = page.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
  await expect(bill).toContainText('$190.00');
  await expect(bill).toContainText('Paid');
  await looksRight(page);
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/__local/stripe/invoice/'));
  const opened = page.waitForEvent('popup');
  await bill.getByRole('button', { name: /^PDF/ }).click();
  await asked;
  await (await opened).close();

  await page.goto('/dashboard/marketing?view=chat');
  await page.getByLabel('Message Marketing').fill('Who should get my flyers?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await expect(page).toHaveURL(/memoryId=/);
  const chat = page.url();
  await page.goto('/dashboard/usage');
  await expect(page.getByText('1 of 100 questions used this month')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'flyers' })).toContainText('Marketing');
  await looksRight(page);

  await planOnProfile(page, 'Essentials');
  await page.getByRole('button', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL(/\/__local\/stripe\/portal\//);
  await page.getByRole('button', { name: 'Switch to Professional, monthly' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await followPlan(page, 'Professional');

  const portal = await openPortal(page, 'Manage Billing');
  await portal.getByRole('link', { name: 'Cancel plan' }).click();
  await portal.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(portal.getByRole('button', { name: 'Keep my plan' })).toBeVisible();
  await portal.close();
  await page.reload();
  await expect(page.getByText(/^Canceled\. You have it until /)).toBeVisible();

  await atTheProvider(page, email, 'Renew, paid');
  await planOnProfile(page, 'Free');
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect(page.getByText('Your subscription has ended.')).toBeVisible();
  await looksRight(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Paula And Sons' })).toBeVisible();
  await looksRight(page);
  await page.goto(chat);
  await expect(page.getByText('Who should get my flyers?').first()).toBeVisible();
  // Expected refusals: a second checkout, and the list of saved chats on Free.
  expect(complaints.filter((text) => !/status of 40[39]/.test(text))).toEqual([]);
});

test('a declined card or a canceled payment does not change the plan', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await freeOwner(page, app, 'Carl');
  await page.goto('/pricing');
  await choosePeriod(page, 'Monthly');
  await page.getByRole('button', { name: 'Pay for Professional' }).click();
  await page.getByRole('button', { name: 'Pay with a declined card' }).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL('/pricing?payment=cancelled&plan=pro&period=monthly');
  await expect(page.getByText('You were not charged.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay for Professional' })).toBeEnabled();
  await planOnProfile(page, 'Free');
});

test('a failed payment shows on every page until the card is updated', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const email = await freeOwner(page, app, 'Fay');
  await buy(page, 'Professional', 'Monthly');
  await expect(page.getByRole('heading', { name: 'Professional Plan' })).toBeVisible();
  await atTheProvider(page, email, 'Renew, payment fails');
  await app.stack.stripe.webhooks.settled();
  await page.goto('/dashboard');
  await expect(
    page.getByRole('alert').getByText('Your last payment didn’t go through.'),
  ).toBeVisible();
  await looksRight(page);
  const portal = await openPortal(page, 'Update card');
  await portal.getByRole('button', { name: 'Save card and pay now' }).click();
  await expect(portal.getByText('The last payment failed.')).toBeHidden();
  await portal.close();
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Your last payment didn’t go through.')).toBeHidden();
});

test('a visitor signs in first and returns to the prices', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const email = await freeOwner(page, app, 'Vera');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/pricing');
  const free = page.getByRole('main').getByRole('link', { name: 'Get Started' });
  await expect(free).toHaveAttribute('href', '/signup?plan=free');
  await choosePeriod(page, 'Monthly');
  await page.getByRole('button', { name: 'Choose Essentials' }).click();
  await expect(page).toHaveURL('/signup?plan=essentials&period=monthly');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fpricing%3Fplan%3Dessentials%26period%3Dmonthly');
  // The sign-up page, which has an email too, stays until the other one is loaded.
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/pricing?plan=essentials&period=monthly');
  await page.getByRole('button', { name: 'Pay for Essentials' }).click();
  await expect(page).toHaveURL(/\/__local\/stripe\/pay\//);
});

test('when a payment page or the portal cannot be opened, the owner is asked to try again', {
  tag: '@night',
}, async ({ page, app }) => {
  await freeOwner(page, app, 'Tom');
  const refuse = { status: 503, json: { code: 'unavailable', title: 'Later', retryable: true } };
  await page.route('**/api/billing/checkout', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill(refuse);
  });
  await page.goto('/pricing');
  await choosePeriod(page, 'Monthly');
  await page.getByRole('button', { name: 'Pay for Essentials' }).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveText('Failed to start checkout. Please try again.');
  await expect(page.getByRole('button', { name: 'Pay for Essentials' })).toBeEnabled();
  await looksRight(page);
  await page.unroute('**/api/billing/checkout');

  await buy(page, 'Essentials', 'Monthly');
  await expect(page.getByRole('heading', { name: 'Essential Plan' })).toBeVisible();
  await page.route('**/api/billing/checkout', (route) => route.fulfill(refuse));
  await page.route('**/api/billing/portal', (route) => route.fulfill(refuse));
  await planOnProfile(page, 'Essentials');
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to open billing portal. Please try again.',
  );
  await page.reload();
  await page.getByRole('button', { name: 'Upgrade Plan' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to create checkout session. Please try again.',
  );
});

test('the page after paying grants nothing to an owner who did not pay', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await freeOwner(page, app, 'Gil');
  await page.clock.install();
  await page.goto('/dashboard/checkout-success?session_id=<img src=x onerror=alert(1)>');
  await expect(page.getByText('Processing Your Purchase...')).toBeVisible();
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByText('Session ID: <img src=x onerror=alert(1)>')).toBeVisible();
  for (let second = 0; second < 40; second += 4) {
    await page.clock.runFor(4_000);
    await page.waitForTimeout(100);
  }
  await expect(page.getByRole('heading', { name: 'We’ll email you' })).toBeVisible();
  await looksRight(page);
  await planOnProfile(page, 'Free');
});

test('a locked helper opens the upgrade dialog, and its URL the upgrade page', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const email = await freeOwner(page, app, 'Lou');
  await buy(page, 'Professional', 'Monthly');
  await expect(page.getByRole('heading', { name: 'Professional Plan' })).toBeVisible();
  await alsoChoose(page, ['Sales', 'Hiring & HR']);
  await atTheProvider(page, email, 'End now');
  await page.goto('/dashboard');
  await goTo(page, 'Hiring & HR');
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Access Hiring & HR' });
  await expect(
    dialog.getByText(
      'Free accounts are limited to 2 helpers. Upgrade to Professional for unlimited access to all helpers and advanced features',
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/dashboard/hiring-hr');
  await expect(page.getByRole('heading', { name: 'Professional Feature' })).toBeVisible();
  await expect(
    page.getByText('This helper is available with a Professional subscription.'),
  ).toContainText('Free accounts are limited to 2 helpers.');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await looksRight(page);
});
