import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessibleInAllLayouts, fillSignUp } from '../browser.ts';
import type { PlaywrightApp } from '../playwright-app.ts';

const mailTo = async ({ stack }: PlaywrightApp, email: string, pattern: RegExp) =>
  String(
    stack.mail.inbox
      .list(email)
      .map(({ text }) => pattern.exec(text)?.[1])
      .find(Boolean),
  );

/** Somebody in a browser of their own. */
export const elsewhere = async (browser: Browser | null, app: PlaywrightApp) =>
  (await browser?.newContext({ baseURL: app.origin }))?.newPage() as Promise<Page>;

/** Opens the link of the invitation, makes a sign-in with its address, and joins. */
export const join = async (page: Page, app: PlaywrightApp, email: string, name = 'Carol') => {
  await page.goto(`/invitation#${await mailTo(app, email, /\/invitation#([\w-]{43})/)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('invited you to');
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('link', { name: 'Create account' }).click();
  await fillSignUp(page, email, '/invitation');
  await page.getByLabel('Your first name').fill(name);
  await page.getByRole('button', { name: /^Join/ }).click();
  await expect(page).toHaveURL('/dashboard');
};
