import { expect, type Page } from '@playwright/test';
import { freshEmail } from '../browser.ts';

/** An address hosted by Google that does not exist. */
export const gmail = (name: string) => freshEmail(name).replace(/@.*/, '@gmail.com');

export const googleButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue with Google' });

/** Selects an account on the page of Google's stand-in. */
export const chooseAccount = async (page: Page, email: string, verified: 'yes' | 'no' = 'yes') => {
  await expect(page.getByText('This isn’t Google. It’s the local stand-in.')).toBeVisible();
  await page.getByLabel('Google account').fill(email);
  await page.getByLabel('Google has verified the address').selectOption(verified);
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** The return loads the app three times at a first sign-in. */
export const backWithin = { timeout: 30_000 };
