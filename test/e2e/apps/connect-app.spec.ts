import { expect } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { open, test } from '#test/support/playwright-app.ts';

test('an owner lets an AI app in by a press, sees what it was used for, and removes it', {
  tag: ['@phone', '@wide'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', { name: 'Tri-County Plumbing' });
  await open(page, ada, '/dashboard/connections');
  const apps = page.getByRole('region', { name: 'AI apps' });
  await expect(apps.getByText('No app is connected yet.')).toBeVisible();
  await expect(apps.getByLabel(/add this address/)).toHaveValue(/\/mcp$/);

  const { url, redirectUri } = app.stack.aiApp;
  const host = new URL(url).host;
  await page.goto(`${url}/connect`);
  await expect(
    page.getByRole('heading', { name: 'Let Demo assistant see Tri-County Plumbing?', level: 1 }),
  ).toBeVisible();
  await expect(page.getByText(`Demo assistant is an app at ${host}.`)).toBeVisible();
  const writes = page.getByRole('checkbox', { name: 'Also let it add tasks to your week' });
  await expect(writes).not.toBeChecked();
  await expectAccessibleInAllLayouts(page);
  // Nothing is given while the page is only open.
  await page.waitForTimeout(1000);
  expect(app.stack.aiApp.seen.filter((path) => path.startsWith('/callback'))).toEqual([]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Connected: business:read')).toBeVisible();
  await expect(page.getByText('week:write')).toBeHidden();
  expect(page.url().startsWith(`${redirectUri}?code=`)).toBe(true);

  await page.goto(`${app.origin}/dashboard/connections`);
  const row = apps.getByRole('listitem').filter({ hasText: 'Demo assistant' });
  await expect(row).toContainText('Reads only.');
  await expect(row).toContainText('Last used');
  await expectAccessibleInAllLayouts(page);
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(apps.getByText('No app is connected yet.')).toBeVisible();
  await expect(apps.getByRole('heading', { name: 'AI apps' })).toBeFocused();

  await page.goto(`${url}/connect`);
  await page.getByRole('link', { name: 'Don’t allow' }).click();
  await expect(page.getByText('Not connected: access_denied')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an app that is not known, and a plan without apps, leave a way out', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  const complaints = complaintsOf(page);
  const bo = await app.owner('Bo', 'free', { name: 'Bo Cleaning' });
  await open(page, bo, '/oauth/authorize?client_id=https%3A%2F%2Fevil.example%2Fapp.json');
  await expect(page.getByRole('heading', { name: 'This app can’t connect' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('We don’t know this app');
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${app.stack.aiApp.url}/connect`);
  await expect(page.getByText('AI apps come with Professional.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
  expect(complaints).toEqual([]);
});
