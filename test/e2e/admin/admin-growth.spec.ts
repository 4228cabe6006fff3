import { expect } from '@playwright/test';
import {
  expectAccessibleInBothThemes,
  expectNoOverflow,
  password,
  signIn,
} from '../../support/browser.ts';
import { test } from '../../support/playwright-app.ts';

const adminEmail = 'admin@sevenhands.test';

test('growth shows the sign-ups of the month, their source and the revenue', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  await app.owner('Ada');
  if (!app.stack.auth.find(adminEmail))
    await app.stack.auth.signUp({ email: adminEmail, password });
  await signIn(page, adminEmail);
  await page.getByRole('link', { name: 'Growth' }).click();
  const months = page.getByRole('table', { name: 'By month of sign-up' });
  await expect(months.getByRole('row')).toHaveCount(13);
  await expect(months.getByRole('row').nth(1).getByRole('cell').first()).not.toHaveText('0');
  await expect(page.getByRole('table', { name: 'By source' })).toContainText('direct');
  await expect(page.getByRole('table', { name: 'Revenue by plan' })).toContainText('Professional');
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
});
