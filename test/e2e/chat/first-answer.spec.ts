import { expect } from '@playwright/test';
import { signOut } from '#test/support/pages/frame.ts';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';
import {
  complaintsOf,
  expectAccessible,
  expectNoOverflow,
  freshEmail,
  signUp,
} from '../../support/browser.ts';

test.use(wholeProduct);

test('a new user signs up, asks a question, and finds the answer after a reload', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  await signUp(page, freshEmail('dana'));

  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByLabel('Business name').fill('ridgeline plumbing');
  await expect(page.getByLabel('Business name')).toHaveValue('Ridgeline Plumbing');
  await page.getByLabel('What do customers call you?').fill('dana');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Plumber' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Plumber' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('100%')).toBeVisible();
  await expect(page.getByText('Dana', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hiring & HR' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome, Ridgeline Plumbing' })).toBeVisible();
  await page
    .getByLabel('Message the assistant')
    .fill('Three quotes went out last week and nobody has called back. What do I do?');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Go to Sales/ }).click();
  await expect(page).toHaveURL('/dashboard/sales?view=chat');
  // The question is forwarded.
  await expect(page.getByLabel('Message Sales')).toHaveValue(/^Three quotes went out last week/);
  await expect(page.getByLabel('Message Sales')).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);

  const log = page.getByRole('log', { name: 'Chat with Sales' });
  await page.getByLabel('Message Sales').fill('How do I follow up on a quote of $480?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    log.getByText('How do I follow up on a quote of $480?', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page).toHaveURL(/memoryId=/);
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await expect(page.getByLabel('Message Sales')).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.reload();
  await expect(
    log.getByText('How do I follow up on a quote of $480?', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL(/\/($|login)/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  expect(complaints).toEqual([]);
});

test('a free owner sees the remaining questions and a notice at the limit', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  await signUp(page, freshEmail('frank'));
  await page.getByLabel('Business name').fill('Frank Paints');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Painter' }).check();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^Free/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Step 4 of 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /Marketing/ }).check();
  await page.getByRole('checkbox', { name: /Finance/ }).check();
  await expect(page.getByText('Free accounts are limited to 2 helpers.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Sales/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();

  await expect(
    page.getByText('Questions remaining today: 10/10').filter({ visible: true }),
  ).toBeVisible();
  const input = page.getByLabel('Message the assistant');
  for (let left = 9; left >= 0; left--) {
    await input.fill(`Question number ${10 - left}`);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(`Questions remaining today: ${left}/10`).filter({ visible: true }),
    ).toBeVisible();
    if (left === 5)
      await expect(page.getByRole('link', { name: 'Upgrade for unlimited' })).toBeVisible();
  }
  await expect(
    page.getByText(
      'You have reached your daily limit of 10 questions. Upgrade to Professional for unlimited queries!',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'View upgrade options' })).toBeVisible();
  await expect(input).toBeDisabled();
  await expectAccessible(page);
});
