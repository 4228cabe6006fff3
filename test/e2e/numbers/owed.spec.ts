import { expect } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { open, test } from '../../support/playwright-app.ts';

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const csv = (...rows: string[]) => ({
  name: 'invoices.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Invoice #,Customer,Date,Due date,Total,Balance,Status', ...rows].join('\n'),
  ),
});
const late = `1207,Olentangy Dental,${day(-45)},${day(-25)},660,660,Open`;
const open5 = `1208,Marcus Okafor,${day(-5)},${day(9)},420,420,Open`;

test('the invoices of a file are saved, a reminder is written without the name leaving, and a paid one leaves with the next file', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', {
    name: 'Tri-County Plumbing',
    selected_helpers: ['finance', 'sales'],
  });
  await open(page, ada, '/dashboard/numbers/import');
  await page.getByLabel('Choose a file').setInputFiles(csv(late, open5));
  await expect(page.getByRole('heading', { name: '2 unpaid invoices' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('button', { name: 'Save these invoices' }).dblclick();
  await expect(page.getByText('Saved. They’re in Your money under “Owed to you.”')).toBeVisible();

  const sent: string[] = [];
  await open(page, ada, '/dashboard/numbers');
  const owed = page.getByRole('region', { name: '$660 is overdue' });
  await expect(
    owed.getByText(
      'From 1 customer, oldest 25 days. You have $1,080 in 2 unpaid invoices in total.',
    ),
  ).toBeVisible();
  await expect(owed.getByRole('listitem').first()).toContainText('Invoice 1207, 25 days overdue');
  await owed.getByText('1 not due yet: $420').click();
  await expect(owed.getByText('Marcus Okafor, 1208')).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await owed.getByRole('button', { name: /^Write a reminder ?: Olentangy Dental/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to Olentangy Dental' });
  await dialog.getByText('Sharper with your details').click();
  // 25 days late is past the friendly tone.
  await expect(dialog.getByRole('radio', { name: 'Short and plain' })).toBeChecked();
  await expect(dialog.getByLabel('How much do they owe?')).toHaveValue('660');
  await dialog.getByRole('button', { name: 'Write my reply' }).click();
  await expect(dialog.getByRole('article', { name: 'Short' })).toContainText('Olentangy Dental');
  const asked = JSON.stringify(app.stack.openai.requests());
  expect(asked).toContain('Invoice number: 1207');
  expect(asked).toContain('25 days late');
  expect(asked).not.toContain('Olentangy');
  expect(sent.filter((one) => one.includes('Olentangy'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as sent' }).first().click();
  await page.keyboard.press('Escape');
  await expect(owed.getByText(/You sent a reminder/)).toBeVisible();
  await expect(
    owed.getByRole('button', { name: /^Write again ?: Olentangy Dental/ }),
  ).toBeVisible();
  await page.reload();
  await expect(owed.getByText(/You sent a reminder/)).toBeVisible();

  await page.getByRole('link', { name: 'Import a newer file' }).click();
  await page.getByLabel('Choose a file').setInputFiles(csv(open5));
  await page.getByRole('button', { name: 'Save these invoices' }).click();
  await page.getByRole('link', { name: 'Your money' }).first().click();
  const rest = page.getByRole('region', { name: 'Nothing is overdue' });
  await expect(rest.getByText('$420 in 1 unpaid invoice, not due yet')).toBeVisible();
  await rest.getByText('1 paid in the last 30 days').click();
  await expect(rest.getByText('Olentangy Dental, 1207', { exact: true })).toBeVisible();
  await rest.getByRole('button', { name: 'Delete these invoices' }).click();
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a file in another currency is asked about and counted only when the owner says so', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada', 'pro');
  await open(page, ada, '/dashboard/numbers/import');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'euros.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Date,Customer,Total,Status',
        '2026-01-05,A,"€120.00",Paid',
        '2026-01-06,B,"€80.00",Paid',
      ].join('\n'),
    ),
  });
  await expect(page.getByText(/^This file looks like it’s in euros/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save these numbers' })).toHaveCount(0);
  await page.getByRole('button', { name: 'It’s in US dollars' }).click();
  await expect(
    page.getByRole('heading', { name: '2 invoices from your spreadsheet' }),
  ).toBeVisible();
});
