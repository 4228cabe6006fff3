import { expect } from '@playwright/test';
import { runJob } from '#local/jobs.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { openFold } from '../../support/pages/charging-page.ts';
import { open, test } from '../../support/playwright-app.ts';

// The trades' own prompts as every deployment ships them; the app fixture runs first, because it provides the table.
test.beforeEach(async ({ app: _ }, testInfo) => {
  // Writing every prompt of every trade has a separate timeout: on a busy machine it takes longer than a whole journey.
  testInfo.setTimeout(testInfo.timeout + 240_000);
  await runJob('on-deploy');
});

test('a plumber picks "Quote gone quiet", sees the missing blanks, fills them in and reads the answer', {
  tag: '@phone',
}, async ({ page, app }) => {
  // Every state is checked in both themes.
  test.slow();
  const complaints = complaintsOf(page);
  await open(page, await app.owner('Petra'), '/dashboard/sales');
  await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible();
  const quickStarts = page.getByRole('region', { name: 'Quick-start prompts' });
  await expect(quickStarts.getByRole('button', { name: /^Show all/ })).toBeVisible();
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await expectAccessibleInAllLayouts(page);

  const opener = page.getByRole('button', { name: /^Quote gone quiet/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Quote gone quiet' });
  const amount = dialog.getByLabel('Quote amount');
  await expect(amount).toBeFocused();
  await expectAccessibleInAllLayouts(page);
  await openFold(dialog);
  const outcome = dialog.getByLabel('Specific outcome');
  await expect(outcome).toHaveValue('Win back 2 quiet quotes in the next 30 days');
  await expectAccessibleInAllLayouts(page);
  await outcome.fill('Win one back');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(outcome).toBeHidden();
  await expect(outcome).toHaveValue('Win back 2 quiet quotes in the next 30 days');
  const send = dialog.getByRole('button', { name: 'Send to Sales' });
  await expect(send).toBeInViewport();
  await send.click();
  await expect(dialog.getByText('Quote amount is required')).toBeVisible();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription('Quote amount is required');
  await expectAccessibleInAllLayouts(page);

  await amount.fill('1,850');
  await expect(dialog.getByText('Quote amount is required')).toBeHidden();
  await send.dblclick();
  const log = page.getByRole('log', { name: 'Chat with Sales' });
  await expect(log.locator('.prompt-title')).toHaveText(['Quote gone quiet']);
  const line = log.locator('.user-message').getByText(/^Quote amount: \$?1,850$/);
  await expect(line).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await expect(line).toHaveCount(1);
  await expect(
    log.getByText('How else can I help? Ask me anything about Follow-up Strategies.'),
  ).toHaveCount(1);

  await page.goto('/dashboard/sales');
  await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
  await expect(log.locator('.prompt-title')).toHaveText(['Quote gone quiet']);
  await expect(line).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('selecting text in the dialog and releasing the mouse outside keeps the input', {
  tag: '@night',
}, async ({ page, app }) => {
  await open(page, await app.owner('Mo', 'pro', { type: 'Painter' }), '/dashboard/marketing');
  await page.getByRole('button', { name: /^Email Marketing/ }).click();
  await page.locator('.subcategory-prompts').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await openFold(dialog);
  const outcome = dialog.getByLabel('Specific outcome');
  await outcome.fill('Typed by hand');
  const box = await outcome.boundingBox();
  if (!box) throw new Error('the field is not shown');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(5, box.y + 20);
  await page.mouse.up();
  await expect(outcome).toHaveValue('Typed by hand');
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: 'Keep typing' }).click();
  await expect(outcome).toHaveValue('Typed by hand');
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
