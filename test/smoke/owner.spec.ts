import { expect, test } from '@playwright/test';
import { createClient } from '#shared/api-client.ts';
import { endpoints } from '#shared/contract/index.ts';
import { signInTemporaryOwner } from './throw-away.ts';

test('a new owner asks, reads the answer, finds it again and is deleted with all data', async ({
  page,
  baseURL,
}) => {
  let token: string | undefined;
  page.on('request', (request) => {
    token = request.headers().authorization?.replace('Bearer ', '') ?? token;
  });
  const somebody = await signInTemporaryOwner(page);
  try {
    await expect(page).toHaveURL('/onboarding');
    await page.getByLabel('Business name').fill('Smoke Test Plumbing');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Plumber' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Go to My Dashboard' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();

    await page.goto('/dashboard/sales?view=chat');
    await page.getByLabel('Message Sales').fill('How do I follow up on a quote of $480?');
    await page.getByRole('button', { name: 'Send' }).click();
    const copy = page.getByRole('button', { name: 'Copy this answer' });
    await expect(copy).toBeVisible({ timeout: 90_000 });
    await page.reload();
    await expect(copy).toBeVisible();

    const api = createClient({ endpoints, baseUrl: `${baseURL}/api`, token: async () => token });
    const { account, businesses, quota } = await api.account.get({});
    expect(account.onboarding_completed).toBe(true);
    expect(businesses.map(({ name }) => name)).toEqual(['Smoke Test Plumbing']);
    expect(quota.unlimited).toBe(true);
    const { items } = await api.history.list({});
    expect(items).toHaveLength(1);
    await expect(api.admin.getOverview({})).rejects.toThrow('You don’t have permission to do this');

    await api.account.remove({ confirmation: 'DELETE' });
    await page.goto('/dashboard');
    await expect(page).not.toHaveURL(/\/dashboard$/, { timeout: 60_000 });
  } finally {
    await somebody.remove();
  }
});
