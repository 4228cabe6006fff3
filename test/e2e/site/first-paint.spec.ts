import { expect } from '@playwright/test';
import { expectNoOverflow } from '#test/support/browser.ts';
import { open, test } from '#test/support/playwright-app.ts';

test.use({ loadsAhead: true });

test(
  'the frame and a skeleton show before any script runs',
  { tag: '@phone' },
  async ({ page, app }, { project }) => {
    await page.route(/\/assets\/.*\.js/, () => {});
    await page.goto(`${app.origin}/dashboard/sales`, { waitUntil: 'commit' });
    const bars = project.name === 'desktop' ? ['.sidebar'] : ['.top-bar', '.bottom-bar'];
    for (const bar of bars) await expect(page.locator(bar)).toBeVisible();
    await expect(page.locator('main .skeleton')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await expectNoOverflow(page);
    await page.goto(`${app.origin}/onboarding`, { waitUntil: 'commit' });
    await expect(page.locator('main .skeleton')).toBeVisible();
    for (const bar of bars) await expect(page.locator(bar)).toBeHidden();
  },
);

test(
  'without a connection every link stays in the app, and one banner is shown',
  {
    tag: ['@phone', '@night'],
  },
  async ({ page, app, context }, { project }) => {
    await open(page, await app.owner('Ada'), '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const addresses = await page
      .locator('nav a[href^="/dashboard"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
    expect(addresses.length).toBeGreaterThan(project.name === 'desktop' ? 8 : 4);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const address of addresses) {
      await page.evaluate((to) => {
        document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
      }, address);
      await expect(page).toHaveURL(String(address));
      await expect(page.getByText('You’re offline.')).toHaveCount(1);
      await expect(page.locator('#main')).toBeVisible();
      await expect(page.getByText('Something went wrong on our end')).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await expectNoOverflow(page);
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
