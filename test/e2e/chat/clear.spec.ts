import { expect } from '@playwright/test';
import { ownerPartition, sortPrefix } from '#functions/lib/keys/owner-item-keys.ts';
import { complaintsOf, expectAccessibleInBothThemes } from '#test/support/browser.ts';
import { openFold } from '#test/support/pages/charging-page.ts';
import { ask, log, replies } from '#test/support/pages/chat-page.ts';
import { open, test } from '#test/support/playwright-app.ts';
import { accessTable } from '../../support/app/table.ts';

test('Clear on Free also deletes the server’s copy, the goal, the outcome and the limits', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const complaints = complaintsOf(page);
  const finn = await app.owner('Finn', 'free');
  const sub = app.stack.auth.find(finn.email)?.sub ?? '';
  const table = accessTable(app.stack.data.url);
  /** The number of answers still stored on the server. */
  const kept = async () =>
    (await table.all()).filter(
      ({ pk, sk }) => pk === ownerPartition(sub) && sk.startsWith(sortPrefix.turn),
    ).length;
  await open(page, finn, '/dashboard/sales');
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quote gone quiet' });
  await openFold(dialog);
  await dialog.getByLabel('Specific outcome').fill('Two jobs from the mill');
  await dialog.getByLabel(/^Constraints/).fill('No discounts for the mill');
  await dialog.getByLabel('Quote amount').fill('1,850');
  await dialog.getByRole('button', { name: 'Send to Sales' }).click();
  await expect(replies(page)).toHaveCount(1);
  expect(await kept()).toBe(1);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('the mill')).toHaveCount(0);
  expect(await kept()).toBe(0);
  await expectAccessibleInBothThemes(page);
  app.stack.openai.forget();
  await ask(page, 'And now?');
  await expect(replies(page)).toHaveCount(1);
  const sent = JSON.stringify(app.stack.openai.requests());
  expect(sent).toContain('And now?');
  expect(sent).not.toContain('the mill');
  await page.reload();
  await expect(log(page).getByText('And now?', { exact: true })).toBeVisible();
  await expect(page.getByText('the mill')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
