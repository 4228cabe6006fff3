import { expect, type Page } from '@playwright/test';
import { admin, looksRight } from '../../support/pages/admin-desk.ts';
import { type PlaywrightApp, test } from '../../support/playwright-app.ts';

/** The dialog of an action on an account. */
const openDialog = async (desk: Page, email: string, action: string) => {
  const field = desk.getByLabel('Find an account');
  await field.fill(email);
  await field.press('Enter');
  await expect(desk.getByRole('heading', { name: email })).toBeVisible();
  await desk.getByRole('button', { name: action, exact: true }).click();
  return desk.getByRole('dialog');
};
const twoProofs = async (dialog: ReturnType<Page['getByRole']>) => {
  await dialog.getByLabel('Answered an email we sent to the account’s address').check();
  await dialog.getByLabel('Knew the business and when it signed up').check();
};
const mailTo = (app: PlaywrightApp, email: string) => app.stack.mail.inbox.list(email)[0];

test('an account is deleted on its owner’s request: two proofs, the address and a reason', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const ada = await app.owner('Ada', 'free');
  const desk = await admin(page, app);
  const dialog = await openDialog(desk, ada.email, 'Delete: Delete the account');
  await looksRight(desk);
  await dialog.getByLabel('Reason').fill('Sold the business');
  await dialog.getByLabel(`Type ${ada.email} to confirm`).fill(ada.email);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('Choose at least 2.', { exact: true })).toBeVisible();
  await twoProofs(dialog);
  await dialog.getByLabel(`Type ${ada.email} to confirm`).fill('bo@example.com');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('That isn’t the email of this account.')).toBeVisible();
  await looksRight(desk);
  await dialog.getByLabel(`Type ${ada.email} to confirm`).fill(ada.email);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(desk.getByText(`${ada.email} is being deleted`)).toBeVisible();
  await app.stack.queue.delivery.settled();
  expect(mailTo(app, ada.email)?.subject).toBe('Your Sevenhands account has been deleted');
  await desk.getByRole('link', { name: 'Audit log' }).click();
  const entry = desk.getByRole('listitem').filter({ hasText: 'Began the deletion of an account' });
  await expect(entry.first()).toContainText('Sold the business (Answered an email');
  await desk.context().close();
});

test('an owner stops the reset of two-step sign-in by the link of the mail, without signing in', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const ada = await app.owner('Ada', 'free');
  const user = app.stack.auth.find(ada.email);
  if (!user) throw new Error('Nobody signed up');
  user.secondFactor = { secret: 'A'.repeat(32), enabled: true, preferred: true };
  const desk = await admin(page, app);
  const dialog = await openDialog(desk, ada.email, 'Reset: Reset two-step sign-in');
  await dialog.getByLabel('Reason').fill('Lost the phone');
  await twoProofs(dialog);
  await looksRight(desk);
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  const stop = desk.getByRole('button', { name: /^Stop the reset/ });
  await expect(stop).toBeVisible();
  await looksRight(desk);

  const mail = mailTo(app, ada.email);
  expect(mail?.subject).toBe('Two-step sign-in will be turned off');
  const [link = ''] = /https?:\S+second-factor\S+/.exec(mail?.text ?? '') ?? [];
  await page.goto(new URL(link).pathname);
  await looksRight(page);
  await page.getByRole('button', { name: 'Keep it on' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in stays on' })).toBeVisible();
  await looksRight(page);
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Keep it on' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();

  await desk.reload();
  await expect(desk.getByText(/the owner stopped it by email/)).toBeVisible();
  expect(user.secondFactor.enabled).toBe(true);
  await desk.context().close();
});
