import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { fillHourCost } from '../../support/numbers/calculator-page.ts';
import { openFold, priceCheck } from '../../support/pages/charging-page.ts';
import { open, test } from '../../support/playwright-app.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Job profit' });

test('an owner types the numbers of a job, sees the loss, and asks what another price leaves', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', { selected_helpers: ['finance', 'sales'] });
  await open(page, ada, '/dashboard/finance');
  const dialog = await priceCheck(page);
  const number = (name: string) => dialog.getByRole('textbox', { name });
  await dialog.getByLabel('Typical job', { exact: true }).fill('Drain clearing');
  await number('Typical job price').fill('zero');
  await dialog.getByRole('button', { name: 'Send to Finance' }).click();
  await expect(number('Typical job price')).toBeFocused();
  await expect(dialog.getByText(/^Enter an amount/)).toBeVisible();
  await number('Typical job price').fill('140');
  await number('Hours on the job').fill('3');
  await openFold(dialog);
  await number('Hourly cost, all in').fill('51.41');
  await number('Materials and other job costs').fill('0');
  await dialog.getByLabel(/Save them to my business/).check();
  await expectAccessibleInAllLayouts(page);
  await dialog.getByRole('button', { name: 'Send to Finance' }).click();

  const first = card(page).first();
  await expect(first).toContainText('You lose $14.23');
  // The page scrolls under the pointer until the answer is complete.
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await first.getByText('See the math').click();
  await expect(first.getByText(/\$140 − \$154\.23/)).toBeVisible();
  const rating = page.getByRole('button', { name: 'This helped' });
  await expect(rating).toBeVisible();
  // The end of the answer, where no other element covers the card.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
  await expectAccessibleInAllLayouts(page);

  await page.getByRole('textbox', { name: 'Message Finance' }).fill('What if I charge $200?');
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(2);
  await expect(card(page).last()).toContainText('You make $45.77');
  await expect(page.getByRole('log')).toContainText('Each hour brings in $66.67');

  await expect(rating).toHaveCount(2);
  await page.reload();
  await expect(card(page)).toHaveCount(2);
  await expect(card(page).first()).toContainText('$14.23');

  // Saved numbers are filled in next time, and a number can be left open.
  await open(page, ada, '/dashboard/finance');
  const again = await priceCheck(page);
  await openFold(again);
  await expect(again.getByRole('textbox', { name: 'Hourly cost, all in' })).toHaveValue('51.41');
  await again.getByRole('textbox', { name: 'Hourly cost, all in' }).fill('');
  await again.getByLabel('Typical job', { exact: true }).fill('Drain clearing');
  await again.getByRole('button', { name: 'Send to Finance' }).click();
  await expect(card(page).last()).toContainText('Hourly cost, all in is saved. Ask again');
  expect(complaints).toEqual([]);
});

test('an answer names one missing number at its end, and takes it there', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const complaints = complaintsOf(page);
  const bea = await app.owner('Bea', 'pro', { selected_helpers: ['finance', 'sales'] });
  await open(page, bea, '/dashboard/finance');
  const dialog = await priceCheck(page);
  await dialog.getByLabel('Typical job', { exact: true }).fill('Drain clearing');
  await dialog.getByRole('button', { name: 'Send to Finance' }).click();
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await expect(card(page).getByRole('textbox')).toHaveCount(1);
  await card(page).getByRole('textbox', { name: 'Missing: Typical job price' }).fill('140');
  await expectAccessibleInAllLayouts(page);
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page)).toContainText('Typical job price is saved. Ask again');
  expect(complaints).toEqual([]);
});

/** Calculates a job with its calculator and forwards it to Finance. */
const askAbout = async (page: Page) => {
  await page.getByRole('link', { name: 'All 10 calculators' }).click();
  await page.getByRole('link', { name: /^Job profit/ }).click();
  const sum = page.locator('#price-check');
  await sum.getByLabel('Typical job price').fill('140');
  await sum.getByLabel('Hours on the job').fill('3');
  await sum.getByLabel('Materials and other job costs').fill('0');
  await fillHourCost(sum);
  await sum.getByRole('link', { name: 'Ask Finance about this' }).click();
};

test('the calculation of a calculator is attached for Finance, until the owner removes it', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada', 'pro', { selected_helpers: ['finance', 'sales'] });
  await open(page, ada, '/dashboard/numbers');
  await askAbout(page);
  await expect(page.getByText('Attached: Job profit')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Attached')).toBeHidden();
  await page.goto('/dashboard/numbers');
  await askAbout(page);
  await page.reload();
  await expect(page.getByText('Attached: Job profit')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message Finance' }).press('Enter');
  await expect(card(page)).toContainText('You lose $14.23');
  await expect(page.getByText('Attached')).toBeHidden();
});
