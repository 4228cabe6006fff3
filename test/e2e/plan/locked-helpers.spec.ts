import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '#test/support/browser.ts';
import { goTo } from '#test/support/pages/frame.ts';
import { open, test } from '#test/support/playwright-app.ts';

/** Where the helpers stand: in the side bar of a desk, and on a page of their own on a phone. */
const sidebar = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (page.viewportSize()?.width !== 390) return page.getByRole('navigation', { name: 'Main' });
  await goTo(page, 'Helpers');
  return page.getByRole('main');
};
const looksRight = async (page: Page) => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

test('Free lists all seven helpers; an open slot can be filled, then one swapped per day', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const owner = await app.owner('Lena', 'free', { selected_helpers: ['sales'] });
  await open(page, owner);
  const side = await sidebar(page);
  await expect(side.getByRole('button', { name: /Locked/ })).toHaveCount(6);
  await side.getByRole('button', { name: /^Finance.*Locked/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Access Finance' });
  await expect(dialog.getByText('so you can add Finance now')).toBeVisible();
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Add Finance' }).click();
  await expect(dialog).toBeHidden();
  await expect((await sidebar(page)).getByRole('link', { name: 'Finance' })).toBeVisible();

  await page.goto('/dashboard/marketing');
  await expect(page.getByText('Marketing is locked.')).toBeVisible();
  await looksRight(page);
  await page.getByRole('radio', { name: 'Sales' }).check();
  await page.getByRole('button', { name: 'Swap Sales for Marketing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing' })).toBeVisible();
  await page.goto('/dashboard/sales');
  await expect(page.getByText(/You swapped a helper today/)).toBeVisible();
});

test('a second business chooses its helpers like the first one', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const owner = await app.owner('Sue', 'free');
  await open(page, owner, '/dashboard/profile');
  await page.getByRole('button', { name: 'Add business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a business' });
  await dialog.getByLabel('Business name').fill('Crew Two');
  await dialog.getByLabel('Business type').selectOption('Painter');
  await dialog.getByRole('button', { name: 'Add business' }).click();
  await expect(dialog.getByText('Choose at least one helper')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Finance' }).check();
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crew Two' })).toBeVisible();
  const { businesses } = await owner.client.account.get({});
  expect(businesses.find(({ name }) => name === 'Crew Two')?.selected_helpers).toEqual(['finance']);
});
