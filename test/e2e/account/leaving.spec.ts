import { expect } from '@playwright/test';
import { expectAccessibleInAllLayouts, signIn } from '#test/support/browser.ts';
import { open, test } from '#test/support/playwright-app.ts';
import { sessionNotices } from '#web/core/session-notices.ts';

test('deleting the account signs the owner out on every device, shows that it is being deleted, and sends an email when it is gone', {
  tag: ['@phone', '@night'],
}, async ({ page, app, browser }) => {
  const dana = await app.owner('Dana');
  const elsewhere = await browser.newContext({ baseURL: app.origin });
  const phone = await elsewhere.newPage();
  await open(phone, dana);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  const { delivery } = app.stack.queue;
  delivery.hold();

  await open(page, dana, '/dashboard/profile/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog).toContainText('You’ll be signed out on every device right away.');
  await expectAccessibleInAllLayouts(page);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Permanently delete' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(sessionNotices.beingDeleted)).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  // The other device is signed out with its next request, long before its token expires.
  await phone.goto('/dashboard/history');
  await expect(phone).toHaveURL(/\/login/);
  await expect(phone.getByText(sessionNotices.beingDeleted)).toBeVisible();

  // Signing in again is refused.
  await signIn(page, dana.email);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(sessionNotices.beingDeleted)).toBeVisible();
  expect(app.stack.mail.inbox.list(dana.email).map(({ subject }) => subject)).not.toContain(
    'Your Sevenhands account has been deleted',
  );

  delivery.letOn();
  await delivery.settled();
  await signIn(page, dana.email);
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await page.goto(`/__local/mail?to=${encodeURIComponent(dana.email)}`);
  await expect(
    page.getByRole('heading', { name: 'Your Sevenhands account has been deleted' }),
  ).toBeVisible();
  await elsewhere.close();
});
