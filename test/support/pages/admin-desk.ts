import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoOverflow, password, signIn } from '../browser.ts';
import type { PlaywrightApp } from '../playwright-app.ts';

/** Fails if a page is wider than its window or breaks a rule of accessibility, in light or dark. */
export const looksRight = async (page: Page) => {
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
};

const adminEmail = 'admin@sevenhands.test';

/** Signs the admin in with a separate browser context. */
export const admin = async (page: Page, app: PlaywrightApp) => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  const browser = page.context().browser();
  const context = await browser?.newContext({ viewport: { width, height }, baseURL: app.origin });
  if (!context) throw new Error('There is no browser');
  if (!app.stack.auth.find(adminEmail))
    await app.stack.auth.signUp({ email: adminEmail, password });
  const opened = await context.newPage();
  await signIn(opened, adminEmail);
  await expect(opened.getByRole('heading', { name: 'Administrator Dashboard' })).toBeVisible();
  return opened;
};

/** Does something to the account that is open, with a reason. */
export const act = async (desk: Page, button: string, yes: string) => {
  await desk.getByRole('button', { name: button, exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('One of ours');
  await dialog.getByRole('button', { name: yes, exact: true }).click();
  await expect(dialog).toHaveCount(0);
};
