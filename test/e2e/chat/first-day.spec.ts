import { expect } from '@playwright/test';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/whole-product.ts';
import { complaintsOf, expectSoundInAllDresses, freshEmail, signUp } from '../support/browser.ts';

test.use(wholeProduct);

test('a new owner answers four short questions, and what a helper notes can be taken back', {
  tag: ['@phone', '@wide'],
}, async ({ page }) => {
  // Looked at in both themes, twice.
  test.slow();
  const complaints = complaintsOf(page);
  await signUp(page, freshEmail('renee'));
  await page.getByLabel('Business name').fill('Sparkle & Sons');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Cleaning Company' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();

  const card = page.getByRole('region', { name: 'Four short questions' });
  const town = card.getByLabel('Which town do you work in?');
  await town.fill('Columbus, Ohio');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Used before it is sent.
  await expect(card.locator('mark')).toHaveText(['Columbus']);
  await expectSoundInAllDresses(page);
  await page.keyboard.press('Enter');
  const team = card.getByLabel('How many of you are there?');
  await expect(team).toBeFocused();
  await team.selectOption('2-10 people');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByLabel('What is hardest right now?')).toBeFocused();
  await card.getByRole('button', { name: 'Skip' }).click();
  const price = card.getByLabel(/^What does a usual job bring in\?/);
  await expect(price).toBeFocused();
  await price.fill('a lot');
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('165');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText('That is all for now.')).toBeVisible();
  await expect(card.locator('mark')).toHaveText(['Our small crew', 'Columbus', /165/]);
  // At the end of the page nothing is half under the bar of a phone.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectSoundInAllDresses(page);

  await card.getByRole('button', { name: 'Change Columbus, Ohio' }).click();
  await card.getByRole('button', { name: 'Cancel' }).click();
  // Everything is asked or skipped: the card is not there again.
  await page.reload();
  await expect(page.getByLabel('Message the assistant')).toBeVisible();
  await expect(card).toBeHidden();
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Columbus, Ohio')).toBeVisible();
  await expect(page.getByText(/^Your helpers know \d+% of this profile/)).toBeVisible();
  await page.getByLabel('Main challenge').selectOption('Managing cash flow');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Typical customers')).toBeFocused();
  await expectSoundInAllDresses(page);

  await page.goto('/dashboard');
  const question = 'We are 4 people. How do I follow up on a quote?';
  await page.getByLabel('Message the assistant').fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Ask Sales this' }).click();
  await expect(page.getByLabel('Message Sales')).toHaveValue(question);
  await page.getByRole('button', { name: 'Send' }).click();
  // The answer names the town and the day.
  const today = new Date().toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  await expect(page.getByText(`Follow up in Columbus, Ohio today`)).toContainText(today);
  await expect(page.getByText('Noted: crew size: 4 people')).toBeVisible();
  await expectSoundInAllDresses(page);
  await page.reload();
  await page.getByRole('button', { name: 'Undo crew size: 4 people' }).click();
  await expect(page.getByText('Noted: crew size: 4 people')).toBeHidden();
  await page.goto('/dashboard/memory');
  await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a fact' }).click();
  await page.getByLabel('What is it about?').fill('guarantee');
  await page.getByLabel('What should your helpers know?').fill('Two years on every job');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Two years on every job')).toBeVisible();

  await page.goto('/dashboard/finance');
  await page.getByRole('button', { name: /^Pricing Strategies/ }).click();
  await page.getByRole('button', { name: /^Am I charging enough/ }).click();
  await page.getByText('1 of your numbers is used').click();
  await expect(page.getByRole('textbox', { name: 'Usual price of a job' })).toHaveValue('165');
  expect(complaints).toEqual([]);
});
