import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser.ts';
import { test } from '#test/support/playwright-app.ts';

/** The pages that say what is sold and what is read. */
const pages = ['/pricing', '/privacy-policy', '/terms-of-service'] as const;

/** A stage whose operator has set up no provider. */
const withoutProviders = (page: Page) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), providers: [] } });
  });

test('prices, privacy policy and terms name QuickBooks where the operator has set it up', async ({
  page,
  app: _,
}) => {
  await page.goto('/pricing');
  const planOf = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  for (const name of ['Essentials', 'Professional'])
    await expect(planOf(name)).toContainText('QuickBooks Online');
  await expect(planOf('Free')).not.toContainText('QuickBooks Online');
  await expect(page.getByText(/^Not included in any plan yet:/)).not.toContainText('integrations');
  await expectAccessible(page);
  await page.goto('/privacy-policy');
  await expect(page.getByText('If you connect QuickBooks Online', { exact: true })).toBeVisible();
  await expect(page.getByText('Intuit', { exact: true })).toBeVisible();
  await page.goto('/terms-of-service');
  await expect(
    page.getByText('You can connect QuickBooks Online (from Essentials) if'),
  ).toBeVisible();
});

test('where the operator has set up nothing, no page names or sells it', async ({
  page,
  app: _,
}) => {
  await withoutProviders(page);
  for (const path of pages) {
    await page.goto(path);
    // What the settings decide is shown: the support of a plan, the operator of a legal page.
    await expect(
      page
        .getByText(path === '/pricing' ? 'Priority, within 4 hours' : 'the owner of this machine')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/QuickBooks Online|Intuit/);
  }
});

test('what is served before the settings are known names no provider', async ({
  request,
  app: _,
}) => {
  for (const path of pages)
    expect(await (await request.get(path)).text()).not.toMatch(/QuickBooks Online|Intuit/);
});
