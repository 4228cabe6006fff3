import { expect, type Page } from '@playwright/test';
import {
  expectAccessibleInAllLayouts,
  freshEmail,
  password,
  signIn,
} from '#test/support/browser.ts';
import { type PlaywrightApp, test } from '#test/support/playwright-app.ts';

const toPlans = async (page: Page, name = 'ridge line') => {
  await page.getByLabel('Business name').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('What does your business do?').fill('Pool service');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to start?');
};

/** A user who has signed up but has no business yet. */
const newcomer = async (page: Page, { stack }: PlaywrightApp, name: string) => {
  const email = freshEmail(name);
  await stack.auth.signUp({ email, password });
  await signIn(page, email);
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByLabel('Business name')).toBeFocused();
  return email;
};

test('onboarding keeps its step and answers over a reload, and limits the helpers', {
  tag: '@night',
}, async ({ page, app }) => {
  await newcomer(page, app, 'new');
  await expectAccessibleInAllLayouts(page);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.goto('/onboarding?step=9');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(page).toHaveURL('/onboarding?step=1');
  await page.getByLabel('Business name').press('r');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await toPlans(page);
  await expect(page.getByText('75%')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.reload();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('What does your business do?')).toHaveValue('Pool service');
  await page.goForward();
  await page.getByRole('radio', { name: /^Essentials/ }).check();
  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await page.getByRole('radio', { name: /^Essentials/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  for (const name of [/^Finance/, /^Sales/, /^Operations/, /^Marketing/])
    await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText(/^Essentials accounts are limited to 4 helpers\./)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Hiring/ })).toBeDisabled();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('radio', { name: /^Free/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Free accounts are limited to 2 helpers\./)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: /^Finance/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Pool service')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  let sent = 0;
  let isBroken = true;
  await page.route('**/api/account/onboarding', async (route) => {
    sent += 1;
    if (isBroken)
      return route.fulfill({
        status: 503,
        json: { code: 'unavailable', title: 'Please try again in a moment.' },
      });
    await new Promise((resolve) => setTimeout(resolve, 400));
    return route.continue();
  });
  const finish = page.getByRole('button', { name: 'Go to My Dashboard' });
  await finish.click();
  await expect(page.getByRole('heading', { name: 'Setup Error' })).toBeVisible();
  await expect(page.getByText('Pool service')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  isBroken = false;
  sent = 0;
  await finish.dblclick();
  await expect(page.getByRole('button', { name: 'Setting up your dashboard...' })).toBeDisabled();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toBe(1);
  await expect(page.getByText('Ridge Line').first()).toBeAttached();
});

test('another user in the same browser does not see the first user’s answers', async ({
  page,
  app,
}) => {
  const first = await newcomer(page, app, 'first');
  await toPlans(page, 'Secret Plans');
  // The session ends without a sign-out, and the tab stays open.
  await page.evaluate(() => localStorage.clear());
  await newcomer(page, app, 'second');
  await expect(page.getByLabel('Business name')).toHaveValue('');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, first);
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
});

test('choosing Essentials opens the payment page, and going back opens a dashboard on Free', {
  tag: '@night',
}, async ({ page, app }) => {
  await newcomer(page, app, 'payer');
  await toPlans(page);
  await page.getByRole('radio', { name: /^Essentials/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /^Finance/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/You pay on the next page\./)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/__local\/stripe\/pay\//);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Your plan: Free', exact: true })).toBeVisible();
});

test('the preview shows both paths, saves nothing and can be closed', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/onboarding-preview?plan=trial');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  for (let step = 1; step <= 3; step += 1)
    await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Professional, free for 7 days')).toBeVisible();
  await page.getByRole('link', { name: 'Show the standard steps' }).click();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^Free/ }).check();
  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Exit Preview' }).click();
  await expect(page).toHaveURL('/');
});
