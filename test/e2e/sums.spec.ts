import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectSoundInAllDresses } from '../support/browser.ts';
import { priceCheck } from '../support/charging-page.ts';
import { open, test } from '../support/playwright-app.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Does this job pay?' });

test('an owner types the numbers of a job, reads what it loses, and asks what another price leaves', {
  tag: ['@phone', '@wide'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', { selected_helpers: ['finance', 'sales'] });
  await open(page, ada, '/dashboard/finance');
  const dialog = await priceCheck(page);
  const number = (name: string) => dialog.getByRole('textbox', { name });
  await dialog.getByLabel('Usual job').fill('Drain clearing');
  await number('Usual price of a job').fill('zero');
  await dialog.getByRole('button', { name: 'Send to Finance' }).click();
  await expect(number('Usual price of a job')).toBeFocused();
  await expect(dialog.getByText(/^Enter an amount/)).toBeVisible();
  await number('Usual price of a job').fill('140');
  await number('Hours on it').fill('3');
  await number('What an hour of work costs, all in').fill('51.41');
  await number('Materials and other bills for it').fill('0');
  await dialog.getByLabel(/keep the numbers for my business/).check();
  await expectSoundInAllDresses(page);
  await dialog.getByRole('button', { name: 'Send to Finance' }).click();

  const first = card(page).first();
  await expect(first).toContainText('This job loses you $14.23');
  // Until the answer is whole the page scrolls under the pointer.
  await expect(page.getByRole('button', { name: 'Copy this reply' })).toBeVisible();
  await first.getByText('How it is worked out').click();
  await expect(first.getByText(/\$140 − \$154\.23/)).toBeVisible();
  const rating = page.getByRole('button', { name: 'This helped' });
  await expect(rating).toBeVisible();
  // The end of the answer: nothing lies over the card there.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
  await expectSoundInAllDresses(page);

  await page.getByRole('textbox', { name: 'Message Finance' }).fill('What if I charge $200?');
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(2);
  await expect(card(page).last()).toContainText('This job leaves you $45.77');
  await expect(page.getByRole('log')).toContainText('An hour brings $66.67.');

  await expect(rating).toHaveCount(2);
  await page.reload();
  await expect(card(page)).toHaveCount(2);
  await expect(card(page).first()).toContainText('$14.23');

  // What was kept is filled in the next time, and a number can be unknown.
  await open(page, ada, '/dashboard/finance');
  const again = await priceCheck(page);
  await again.getByText('4 of your numbers are used').click();
  await expect(again.getByRole('textbox', { name: 'What an hour of work costs' })).toHaveValue(
    '51.41',
  );
  await again.getByRole('checkbox', { name: /I don’t know.*What an hour/ }).check();
  await again.getByLabel('Usual job').fill('Drain clearing');
  await again.getByRole('button', { name: 'Send to Finance' }).click();
  await expect(card(page).last()).toContainText('Missing: What an hour of work costs, all in.');
  expect(complaints).toEqual([]);
});

/** Works out a job on the page of the numbers and takes it to Finance. */
const askAbout = async (page: Page) => {
  await page.getByRole('link', { name: /^Does this job pay/ }).click();
  const sum = page.locator('#price-check');
  await sum.getByLabel('Usual price of a job').fill('140');
  await sum.getByLabel('Hours on it').fill('3');
  await sum.getByLabel('Materials and other bills for it').fill('0');
  const hourCost = sum.getByLabel('What an hour of work costs, all in');
  if (!(await hourCost.isVisible())) await sum.getByText('All numbers in this').click();
  await hourCost.fill('51.41');
  await sum.getByRole('link', { name: 'Ask Finance about this' }).click();
};

test('the figures of Your numbers go along to Finance, until the owner leaves them out', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada', 'pro', { selected_helpers: ['finance', 'sales'] });
  await open(page, ada, '/dashboard/numbers');
  await askAbout(page);
  await expect(page.getByText('Goes along: the figures of Does this job pay?')).toBeVisible();
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect(page.getByText('Goes along')).toBeHidden();
  await page.goto('/dashboard/numbers');
  await askAbout(page);
  await page.reload();
  await expect(page.getByText('Goes along: the figures of Does this job pay?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message Finance' }).press('Enter');
  await expect(card(page)).toContainText('This job loses you $14.23');
  await expect(page.getByText('Goes along')).toBeHidden();
});
