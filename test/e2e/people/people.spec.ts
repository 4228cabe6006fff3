import { expect, type Page } from '@playwright/test';
import { expectAccessibleInAllLayouts, freshEmail } from '#test/support/browser.ts';
import { elsewhere, join } from '#test/support/pages/people-pages.ts';
import { weekOf } from '#test/support/pages/week-page.ts';
import { open, test } from '#test/support/playwright-app.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const invite = async (page: Page, email: string) => {
  await press(page, 'Invite someone');
  await page.getByLabel('Their email').fill(email);
  await press(page, 'Send invitation');
  await expect(page.getByText('Invitation sent')).toBeVisible();
};

test('an invited person works in the same week as the owner, and is out once removed', async ({
  page,
  app,
  browser,
}) => {
  const renee = await app.owner('Renee');
  const email = freshEmail('carol');
  await open(page, renee, '/dashboard/profile/people');
  await expect(page.getByText('1 of 5 on Professional')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await invite(page, email);

  const carol = await elsewhere(browser, app);
  await join(carol, app, email);
  await carol.goto('/dashboard/week');
  await expect(carol.getByRole('heading', { level: 1 })).toBeVisible();
  await carol.goto('/dashboard/profile/plan');
  await expect(carol.getByText('This is with the owner.')).toBeVisible();
  await carol.goto('/dashboard/profile/data');
  await expect(carol.getByText('Your chats in this account.')).toBeVisible();
  await expectAccessibleInAllLayouts(carol);

  await page.reload();
  await expect(page.getByText('2 of 5 on Professional')).toBeVisible();
  await press(page, 'Remove Carol');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Carol was removed and signed out.')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await carol.goto('/dashboard/week');
  await expect(carol.getByText('You don’t have access to this account anymore')).toBeVisible();
  await expect(carol).toHaveURL('/onboarding');

  await press(page, /^Undo/);
  await expect(page.getByText('2 of 5 on Professional')).toBeVisible();
});

test('a task one person checks off names them to the other, and a chat one shares appears there', {
  tag: '@night',
}, async ({ page, app, browser }) => {
  const renee = await app.owner('Renee');
  const email = freshEmail('carol');
  await renee.client.account.invite({ email });
  const { add } = await weekOf(renee);
  await add(['Order bleach', 0]);
  await renee.askTimes(1);
  const carol = await elsewhere(browser, app);
  await join(carol, app, email);

  await carol.goto('/dashboard/week');
  await carol.getByRole('checkbox', { name: 'Order bleach', exact: true }).check();
  await expect(carol.getByText('Done: Order bleach')).toBeVisible();
  await open(page, renee, '/dashboard/week');
  await expect(page.getByText('by Carol')).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  const [chat] = (await renee.client.history.list({})).items;
  await page.goto(`/dashboard/${chat?.helper_id}?memoryId=${chat?.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await press(page, 'Share with Carol');
  await expect(page.getByText('Shared with Carol')).toBeVisible();
  await carol.goto('/dashboard/history');
  const row = carol.getByRole('listitem').filter({ hasText: 'From the owner' });
  await expect(row).toContainText('New');
  await expectAccessibleInAllLayouts(carol);
  await row.getByRole('link', { name: /^Continue/ }).click();
  await expect(carol.getByText('How do I follow up?').first()).toBeVisible();
  await carol.goto('/dashboard/history');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('New');
});

test('a link that is over says so, and what to do', { tag: '@night' }, async ({ page }) => {
  await page.goto(`/invitation#${'x'.repeat(43)}`);
  await expect(
    page.getByRole('heading', { name: 'This invitation doesn’t work anymore' }),
  ).toBeVisible();
  await expectAccessibleInAllLayouts(page);
});
