import { expect } from '@playwright/test';
import { expectAccessibleInAllLayouts, expectNoOverflow } from '#test/support/browser.ts';
import { askFully, chatView, say } from '#test/support/pages/chat-page.ts';
import { open, test } from '#test/support/playwright-app.ts';

test('search finds text inside a chat, and Professional shows questions by week and helper', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await open(page, ada, chatView);
  say(app, 'Ask the supplier for copper pipe at the price of last year.');
  await askFully(page, 'Who is cheapest?');
  say(app, 'Good.');
  await askFully(page, 'Thanks');

  await page.goto('/dashboard/history');
  await page.getByLabel('Search').fill('copper');
  const row = page.getByRole('listitem').filter({ hasText: 'Who is cheapest?' });
  await expect(row).toContainText('Ask the supplier for copper pipe at the price of last year.');
  await expectAccessibleInAllLayouts(page);
  await page.getByLabel('Search').fill('lead pipe');
  await expect(page.getByText('No matching chats')).toBeVisible();

  await page.goto('/dashboard/profile/plan');
  await expect(page.getByText('Unlimited', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'See my usage' }).click();
  await expect(page.getByText('Unlimited questions')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Questions by week\..*: Sales 2\.$/ })).toBeVisible();
  await expect(page.getByText('Sales: 2')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Thanks' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await expectNoOverflow(page);
});
