import { expect } from '@playwright/test';
import { openFold } from '#test/support/pages/charging-page.ts';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';
import {
  complaintsOf,
  expectAccessibleInAllLayouts,
  freshEmail,
  signUp,
} from '../../support/browser.ts';

test.use(wholeProduct);

test('a new owner answers four short questions, and a fact saved by a helper can be undone', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  // Every state is checked in both themes.
  test.slow();
  const complaints = complaintsOf(page);
  await signUp(page, freshEmail('renee'));
  await page.getByLabel('Business name').fill('Sparkle & Sons');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Cleaning Company' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();

  const card = page.getByRole('region', { name: '4 quick questions' });
  const town = card.getByLabel('What town do you work in?');
  await town.fill('Columbus, Ohio');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Shown before it is sent.
  await expect(card.locator('mark')).toHaveText(['Columbus']);
  await expectAccessibleInAllLayouts(page);
  await page.keyboard.press('Enter');
  const team = card.getByLabel('How big is your team?');
  await expect(team).toBeFocused();
  await team.selectOption('2-10 people');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByLabel('What’s your biggest challenge right now?')).toBeFocused();
  await card.getByRole('button', { name: 'Skip' }).click();
  const price = card.getByLabel(/^How much do you charge for a typical job\?/);
  await expect(price).toBeFocused();
  await price.fill('a lot');
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('165');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText('That’s it for now.')).toBeVisible();
  await expect(card.locator('mark')).toHaveText(['Our small crew', 'Columbus', /165/]);
  // At the end of the page the phone's bar covers no element.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessibleInAllLayouts(page);

  await card.getByRole('button', { name: 'Change Columbus, Ohio' }).click();
  await card.getByRole('button', { name: 'Cancel' }).click();
  // Every question is answered or skipped, so the card is gone.
  await page.reload();
  await expect(page.getByLabel('Message the assistant')).toBeVisible();
  await expect(card).toBeHidden();
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Columbus, Ohio')).toBeVisible();
  await expect(page.getByText(/^Your profile is \d+% complete/)).toBeVisible();
  await page
    .getByLabel('What’s your biggest challenge right now?')
    .selectOption('Managing cash flow');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Typical customers')).toBeFocused();
  await expectAccessibleInAllLayouts(page);

  await page.goto('/dashboard');
  const question = 'We are 4 people. How do I follow up on a quote?';
  await page.getByLabel('Message the assistant').fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Go to Sales/ }).click();
  await expect(page.getByLabel('Message Sales')).toHaveValue(question);
  await page.getByRole('button', { name: 'Send' }).click();
  // The answer contains the town and the day.
  const today = new Date().toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  await expect(page.getByRole('log').getByText('in Columbus, Ohio, starting')).toContainText(today);
  await expect(page.getByText('Remembered: crew size: 4 people')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.reload();
  await page.getByRole('button', { name: 'Undo crew size: 4 people' }).click();
  await expect(page.getByText('Remembered: crew size: 4 people')).toBeHidden();
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
  await openFold(page);
  await expect(page.getByRole('textbox', { name: 'Typical job price' })).toHaveValue('165');
  expect(complaints).toEqual([]);
});
