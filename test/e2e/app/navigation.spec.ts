import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { open, test } from '#test/support/playwright-app.ts';

test.use({ loadsAhead: true });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a lost connection is announced, and sending works again afterwards', {
  tag: '@night',
}, async ({ page, app, context }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile');
  await press(page, 'Edit');
  await page.getByLabel('Location').fill('Boise');
  await context.setOffline(true);
  const banner = page.getByText(
    'You’re offline. You’re seeing saved info. We’ll send your changes when you’re back online.',
  );
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Save Changes');
  await expect(page.getByRole('alert')).toHaveText(
    'We couldn’t reach Sevenhands. Check your connection and try again.',
  );
  await expect(page.getByLabel('Location')).toHaveValue('Boise');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await press(page, 'Save Changes');
  await expect(page.getByText('Saved!')).toBeVisible();
});

test('pages have their own titles and take the focus, and wrong URLs link home', async ({
  page,
  app,
}) => {
  const dana = await app.owner('Dana');
  await open(page, dana);
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveTitle(/^History/);
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('link', { name: 'Suggestions' }).click();
  await expect(page).toHaveTitle(/^Suggestions/);
  await expect(page.locator('#main')).toBeFocused();
  await page.goto('/dashboard/history/nothing/here');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/plumbing-wizard');
  await expect(page.getByText('Helper not found')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a page whose file is missing after a deploy reloads once and then shows an explanation', {
  tag: '@night',
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('framenavigated', () => {
    loads += 1;
  });
  await page.route(/\/assets\/history-page.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'History' }).click();
  await expect(
    page.getByRole('heading', { name: 'Something went wrong on our end' }),
  ).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  // One for the navigation in the app, one for the reload.
  expect(loads).toBe(2);
  await page.unroute(/\/assets\/history-page.*\.js/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/history/i);
});
