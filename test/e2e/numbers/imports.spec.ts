import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { type Owner, open, test } from '../../support/playwright-app.ts';

const fixture = (name: string) => `test/fixtures/numbers/csv/${name}.csv`;
const today = () => new Date().toISOString().slice(0, 10);
const businessOf = async ({ client }: Owner) =>
  String((await client.account.get({})).account.active_business_id);

/** All requests of the page during an action, except for its own files. */
const sentDuring = async (page: Page, happen: () => Promise<void>) => {
  const sent: string[] = [];
  const listen = (request: { url: () => string }) => sent.push(new URL(request.url()).pathname);
  page.on('request', listen);
  await happen();
  page.off('request', listen);
  return sent;
};

test('files are read on the device: numbers are saved, rows are not', {
  tag: '@phone',
}, async ({ page, app, browser }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', { name: 'Tri-County Plumbing' });
  const business_id = await businessOf(ada);
  await ada.client.numbers.save({
    business_id,
    today: today(),
    numbers: [{ id: 'average_job_value', value: '420' }],
  });
  await open(page, ada, '/dashboard/numbers');
  // The reader is loaded before a file is chosen.
  const reader = page.waitForResponse(/books-worker/);
  await page.getByRole('link', { name: 'Import from your software' }).click();
  await reader;
  const choose = page.getByLabel('Choose a file');
  await expect(choose).toBeAttached();
  await page.waitForLoadState('networkidle');

  const sent = await sentDuring(page, async () => {
    await choose.setInputFiles({
      name: 'books.xlsx',
      mimeType: 'application/zip',
      buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]),
    });
    await expect(
      page.getByText(/^This is an Excel file\. In Excel, choose File > Save As > CSV/),
    ).toBeVisible();
    await page
      .getByLabel('Choose a different file')
      .setInputFiles(fixture('quickbooks-invoice-list'));
    await expect(page.getByRole('heading', { name: '33 invoices from QuickBooks' })).toBeVisible();
  });
  expect(sent).toEqual([]);
  await expect(page.getByText('typical job price (the median')).toBeVisible();
  await expect(page.getByText('$204.50').first()).toBeVisible();
  await expect(
    page.getByText('Days to get paid: not in this file. It has no payment dates.'),
  ).toBeVisible();
  const late = page.getByRole('region', { name: 'Overdue now' });
  await expect(late.getByRole('listitem').first()).toContainText('Hartsell HOA');
  await expectAccessibleInAllLayouts(page);

  // Assigning a column differently changes the results, and can be undone.
  await page.getByText(/^(Check the \d+ columns|Show the \d+ we recognized)$/).click();
  await page.getByLabel('Amount is used as').selectOption('');
  await expect(page.getByText('Which column has the amount? Choose it below.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await expect(page.getByRole('heading', { name: '33 invoices from QuickBooks' })).toBeVisible();

  const clash = page.getByRole('group', { name: /^Typical job price: you entered \$420/ });
  await expect(clash.getByLabel('$420, as I entered it')).toBeChecked();
  await clash.getByLabel('$204.50, from the file').check();
  await page.getByRole('button', { name: 'Save these numbers' }).click();

  const books = page.getByRole('region', { name: 'Imported numbers' });
  await expect(books.getByText('typical job price (the median')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Change Typical job price: $204.50' }),
  ).toBeVisible();
  await expect(page.getByText('Hartsell HOA')).toHaveCount(0);
  await page.reload();
  await expect(books.getByText(/^overdue on \d+ invoices$/)).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Import from your software' })).toBeVisible();
  await expect(page.getByText('33 invoices from QuickBooks')).toHaveCount(0);
  expect(complaints).toEqual([]);

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await open(other, ada, '/dashboard/numbers');
  await expect(other.getByRole('region', { name: 'Imported numbers' })).toBeVisible();
  await expect(other.getByText('Hartsell HOA')).toHaveCount(0);
  await other.context().close();
});

test('a list with payment dates shows how long customers take to pay', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada', 'pro');
  await open(page, ada, '/dashboard/numbers/import');
  await page.getByLabel('Choose a file').setInputFiles(fixture('jobber-invoices'));
  await expect(page.getByText('days to get paid, typically')).toBeVisible();
  await expect(page.getByRole('img', { name: /^How long customers take to pay/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear this file' }).click();
  await expect(
    page.getByRole('heading', { name: 'Choose a list of invoices, quotes, or jobs' }),
  ).toBeVisible();
});
