import { expect } from '@playwright/test';
import { complaintsOf } from '#test/support/browser.ts';
import { openCharging } from '#test/support/charging-page.ts';
import { backWithin, chooseAccount, gmail, googleButton } from '#test/support/google-page.ts';
import { test } from '#test/support/playwright-app.ts';

test('from the plumbers’ page over a free sum and Google to a first answer with the numbers of the sum', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await page.goto('/for/plumbers');
  await page.getByRole('link', { name: 'What must a job cost?' }).click();
  for (const [label, value] of [
    ['What an hour of work costs, all in', '51.41'],
    ['Hours on it', '3'],
    ['Materials and other bills for it', '0'],
    ['Profit you want', '20'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Keep these numbers' }).click();
  await expect(page).toHaveURL('/signup');
  await googleButton(page).click();
  await chooseAccount(page, gmail('paula'));

  await expect(page.getByLabel('Business name')).toBeVisible(backWithin);
  await page.getByLabel('Business name').fill('Ridgeline Plumbing');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Plumber' }).check();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();
  const question = page.getByRole('form', { name: 'Keep the numbers from your sum?' });
  await question.getByRole('checkbox', { name: /^Yes, keep them for Ridgeline/ }).check();
  await question.getByRole('button', { name: 'Keep these numbers' }).click();
  await expect(page.getByText('Kept. See what your numbers say')).toBeVisible();

  const dialog = await openCharging(page);
  await expect(dialog.getByRole('textbox', { name: 'What an hour of work costs' })).toHaveValue(
    '51.41',
  );
  await dialog.getByRole('button', { name: 'Send to Finance' }).click();
  await expect(page.getByRole('region', { name: 'Does this job pay?' })).toContainText(
    'This job loses you $14.23',
  );
  await expect(page.getByRole('button', { name: 'Copy this reply' })).toBeVisible();
  expect(complaints).toEqual([]);
});
