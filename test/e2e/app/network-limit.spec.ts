import { expect } from '@playwright/test';
import { open, startPlaywrightApp, test as usual } from '#test/support/playwright-app.ts';

const sentence = 'Too many requests are coming from your network. Wait a minute and try again.';

// Its own app, with a firewall that lets one visit through and not much more.
const test = usual.extend<object, object>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters from the pattern
    async ({}, use) => {
      const app = await startPlaywrightApp({ networkLimits: { api: 60, files: 400 } });
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('an owner whose network sends too much reads that it is the network, and for how long', {
  tag: '@night',
}, async ({ page, app, request, baseURL }) => {
  const owner = await app.owner('ada');
  await open(page, owner, '/dashboard/sales?view=chat');
  await expect(page.getByLabel('Message Sales')).toBeVisible();
  // Somebody else in the house.
  for (let nth = 0; nth < 80; nth++) await request.get(`${baseURL}/api/health`);

  await page.getByLabel('Message Sales').fill('How do I follow up?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText('permission')).toBeHidden();
  await expect(page.getByLabel('Message Sales')).toHaveValue('How do I follow up?');

  for (let nth = 0; nth < 420; nth++) await request.get(`${baseURL}/robots.txt`);
  const blocked = await page.goto(`${baseURL}/pricing`);
  expect(blocked?.status()).toBe(429);
  await expect(page.getByRole('heading', { name: 'Too many requests' })).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();
});
