import { expect, type Page } from '@playwright/test';
import { providers } from '#shared/domain/connections/providers.ts';
import type { PlaywrightApp } from '#test/support/playwright-app.ts';
import { provider } from './calendar.ts';

const { name: providerName, shortName } = providers[provider];

/** Connects a person with several calendars, and chooses the one that holds jobs. */
export const connectByHand = async (page: Page, { stack }: PlaywrightApp) => {
  const row = page.getByRole('listitem', { name: providerName });
  await row.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: `Go to ${shortName}` }).click();
  await page.getByRole('link', { name: 'Connect Bright Side Cleaning' }).click();
  await expect(page.getByText('Which calendar holds your jobs?')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('radio', { name: 'Jobs' }).click();
  await page.getByRole('button', { name: 'Use this calendar' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await stack.queue.syncs.settled();
};
