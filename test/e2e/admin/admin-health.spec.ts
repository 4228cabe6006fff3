import { expect } from '@playwright/test';
import { accessTable } from '../../support/app/table.ts';
import {
  complaintsOf,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  password,
  signIn,
} from '../../support/browser.ts';
import { test } from '../../support/playwright-app.ts';

test('Health puts what needs the admin first, and leads to the account that spends most', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const ada = await app.owner('Ada');
  const { account } = await ada.client.account.get({});
  const table = accessTable(app.stack.data.url);
  const day = new Date().toISOString().slice(0, 10);
  await ada.askTimes(1);
  // The next call takes the account past the next ten cents.
  await table.change(`USER#${account.id}`, `SPEND#${day}`, 'microdollars', 4_199_999);
  app.stack.openai.fail({ kind: 'length' });
  await ada.askTimes(1);
  const email = 'admin@sevenhands.test';
  if (!app.stack.auth.find(email)) await app.stack.auth.signUp({ email, password });
  await signIn(page, email);
  const complaints = complaintsOf(page);
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { name: 'One thing needs you' })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'docs/runbooks' }).first();
  await expect(first).toContainText('One account spends too much');
  await expect(first).toContainText(ada.email);
  await expect(page.getByText('0 failed, 0 refused, 1 cut off.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /: 1 answer went wrong/ })).toBeVisible();
  await page.getByText('View as table').click();
  await expect(page.getByRole('table', { name: 'Answers by day' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
  await page.getByRole('radio', { name: '90 days' }).check();
  await expect(page.getByText('The past 90 days, by day and by helper.')).toBeVisible();
  await page.getByRole('link', { name: 'Open account' }).click();
  await expect(page.getByRole('heading', { name: ada.email })).toBeVisible();
  expect(complaints).toEqual([]);
});
