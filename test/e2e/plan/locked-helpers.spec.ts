import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '#test/support/browser.ts';
import { open, test } from '#test/support/playwright-app.ts';

const sidebar = async (page: Page) => {
  const opener = page.getByRole('button', { name: 'Open menu' });
  const side = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // On a phone the bar with the button loads separately.
  await expect(opener.or(side).first()).toBeVisible();
  if ((await opener.isVisible()) && !(await side.isVisible())) await opener.click();
  return side;
};
const looksRight = async (page: Page) => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

test('Free lists all seven helpers; an open slot can be filled, then one swapped per day', {
  tag: '@phone',
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

test('a second business chooses its helpers like the first one', { tag: '@phone' }, async ({
  page,
  app,
}) => {
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
