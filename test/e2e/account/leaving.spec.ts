import { expect } from '@playwright/test';
import { expectSoundInAllDresses, signIn } from '#test/support/browser.ts';
import { open, test } from '#test/support/playwright-app.ts';
import { messages } from '#web/messages.ts';

test('who deletes the account is signed out everywhere, reads that it is being deleted, and gets a mail when it is gone', {
  tag: '@phone',
}, async ({ page, app, browser }) => {
  const dana = await app.owner('Dana');
  const elsewhere = await browser.newContext({ baseURL: app.origin });
  const phone = await elsewhere.newPage();
  await open(phone, dana);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  const { delivery } = app.stack.queue;
  delivery.hold();

  await open(page, dana, '/dashboard/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog).toContainText('You are signed out on every device at once.');
  await expectSoundInAllDresses(page);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(messages.beingDeleted)).toBeVisible();
  await expectSoundInAllDresses(page);

  // The other device hears of it with its next request, long before its token ends.
  await phone.goto('/dashboard/history');
  await expect(phone).toHaveURL(/\/login/);
  await expect(phone.getByText(messages.beingDeleted)).toBeVisible();

  // Signing in again changes nothing.
  await signIn(page, dana.email);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(messages.beingDeleted)).toBeVisible();
  expect(app.stack.mail.inbox.list(dana.email).map(({ subject }) => subject)).not.toContain(
    'Your Sevenhands account is deleted',
  );

  delivery.letOn();
  await delivery.settled();
  await signIn(page, dana.email);
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await page.goto(`/__local/mail?to=${encodeURIComponent(dana.email)}`);
  await expect(
    page.getByRole('heading', { name: 'Your Sevenhands account is deleted' }),
  ).toBeVisible();
  await elsewhere.close();
});
