import { expect } from '@playwright/test';
import { complaintsOf } from '#test/support/browser.ts';
import { openCharging } from '#test/support/pages/charging-page.ts';
import { backWithin, chooseAccount, gmail, googleButton } from '#test/support/pages/google-page.ts';
import { test } from '#test/support/playwright-app.ts';

test('a visitor goes from the plumbers’ page through a calculator and Google to a first answer with the calculator’s numbers', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await page.goto('/for/plumbers');
  await page.getByRole('link', { name: 'What should you charge?' }).click();
  for (const [label, value] of [
    ['Hourly cost, all in', '51.41'],
    ['Hours on the job', '3'],
    ['Materials and other job costs', '0'],
    ['Profit goal', '20'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Save these numbers' }).click();
  await expect(page).toHaveURL('/signup');
  await googleButton(page).click();
  await chooseAccount(page, gmail('paula'));

  await expect(page.getByLabel('Business name')).toBeVisible(backWithin);
  await page.getByLabel('Business name').fill('Ridgeline Plumbing');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Plumber' }).check();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();
  const question = page.getByRole('form', { name: 'Save the numbers from the calculator?' });
  await question.getByRole('checkbox', { name: /^Yes, save them to Ridgeline/ }).check();
  await question.getByRole('button', { name: 'Save these numbers' }).click();
  await expect(page.getByText('Saved. See your money')).toBeVisible();

  const dialog = await openCharging(page);
  await expect(dialog.getByRole('textbox', { name: 'Hourly cost, all in' })).toHaveValue('51.41');
  await dialog.getByRole('button', { name: 'Send to Finance' }).click();
  await expect(page.getByRole('region', { name: 'Job profit' })).toContainText('You lose $14.23');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  expect(complaints).toEqual([]);
});
