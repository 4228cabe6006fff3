import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { open, test } from '../../support/playwright-app.ts';

/** Asks a helper and waits for the whole answer. */
const ask = async (page: Page, helper: string, name: string, question: string) => {
  await page.goto(`/dashboard/${helper}?view=chat`);
  await page.getByLabel(`Message ${name}`).fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
};

test('a saved chat is found, printed, downloaded, continued and deleted', {
  tag: '@phone',
}, async ({ page, app }) => {
  // Every state is checked in both themes.
  test.slow();
  const complaints = complaintsOf(page);
  const hanna = await app.owner('Hanna', 'pro', { name: 'Hanna Cleans', type: 'Cleaning Company' });
  await open(page, hanna, '/dashboard/history');
  await expect(page.getByRole('heading', { name: 'No Chat History Yet' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await ask(page, 'sales', 'Sales', 'How do I follow up on a quote of $480?');
  await ask(page, 'finance', 'Finance', 'Is $140 for a recurring clean enough?');
  await page.goto('/dashboard/history');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Is $140 for a recurring clean enough?');
  await expectAccessibleInAllLayouts(page);

  await page.getByLabel('Search').fill('follow up');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL('/dashboard/history?search=follow+up');
  await page.reload();
  await expect(rows).toHaveCount(1);

  const saved = page.waitForEvent('download');
  await rows.getByRole('button', { name: /^Download/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^sevenhands-sales-quote-of-480.*\.md$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(
    'How do I follow up on a quote of $480?',
  );

  await rows.getByRole('link', { name: /^Print/ }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'History' })).toBeHidden();
  const paper = await page.getByRole('article').boundingBox();
  expect(paper?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.9);
  await page.emulateMedia({ media: null, colorScheme: null });

  await page.getByRole('link', { name: 'Back to history' }).click();
  await rows
    .last()
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/sales\?memoryId=/);
  const log = page.getByRole('log', { name: 'Chat with Sales' });
  await expect(
    log.getByText('How do I follow up on a quote of $480?', { exact: true }),
  ).toBeVisible();

  await page.goto('/dashboard/history');
  const opener = rows.last().getByRole('button', { name: /^Delete/ });
  await opener.click();
  const question = page.getByRole('dialog', { name: 'Delete this chat?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessibleInAllLayouts(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Chat history' })).toBeFocused();
  await page.reload();
  await expect(rows).toHaveCount(1);
  expect(complaints).toEqual([]);
});
