import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { goTo } from '../../support/frame.ts';
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

test('an owner enters the costs of a job, sees what it leaves, tries another price and saves it', {
  tag: '@phone',
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', { name: 'Ada Cleaning', type: 'Cleaning Company' });
  await open(page, ada, '/dashboard/numbers');
  await expect(page.getByRole('heading', { name: 'Six more to fill in' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await page.getByRole('link', { name: /^Am I making money on this job/ }).click();
  const sum = page.locator('#price-check');
  await expect(sum.getByRole('heading')).toBeFocused();
  await sum.getByLabel('Typical job price').fill('140');
  await sum.getByLabel('Hours on the job').fill('3');
  await sum.getByLabel('Materials and other job costs').fill('0');
  const hourCost = sum.getByLabel('Hourly cost, all in');
  if (!(await hourCost.isVisible())) await sum.getByText('All numbers used').click();
  await hourCost.fill('51.41');
  await expect(sum.getByRole('heading')).toContainText('$14.23');
  await sum.getByText('See the math').click();
  await expect(sum.getByText(/−14\.23|-\$14\.23/).first()).toBeVisible();
  await sum.getByText('View as table').click();
  await expect(sum.getByRole('row', { name: /^Profit -\$14\.23$/ })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  // Nothing is saved before the owner asks for it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What you told us' })).toBeHidden();
  await sum.getByLabel('Typical job price').fill('zero');
  await expect(sum.getByText(/^Enter an amount/)).toBeVisible();
  await sum.getByLabel('Typical job price').fill('140');
  await sum.getByRole('button', { name: 'Save to my business' }).dblclick();
  const kept = page.getByRole('region', { name: 'What you told us' });
  const price = kept.getByRole('button', { name: 'Change Typical job price: $140' });
  await expect(price).toBeVisible();
  await page.reload();

  await price.press('Enter');
  const field = kept.getByLabel('Typical job price');
  await expect(field).toBeFocused();
  await field.fill('1,250.50');
  await field.press('Enter');
  const changed = kept.getByRole('button', { name: 'Change Typical job price: $1,250.50' });
  await expect(changed).toBeFocused();
  await changed.click();
  await kept.getByRole('button', { name: 'Delete' }).click();
  await expect(kept).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the hourly cost and thirteen weeks of cash are shown once their numbers are known', {
  tag: '@phone',
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'free', { selected_helpers: ['sales', 'marketing'] });
  const business_id = await businessOf(ada);
  const values = {
    average_job_value: '165',
    job_hours: '3.5',
    job_materials: '0',
    jobs_per_week: '26',
    wage_hour: '17.5',
    payroll_extras: '11',
    crew_hours: '114',
    job_hours_week: '91',
    working_weeks: '52',
    overhead_month: '2380',
    owner_pay: '4000',
    days_to_pay: '9',
    days_to_invoice: '0',
    cash_today: '6200',
    cash_floor: '3000',
  } as const;
  const ids = Object.keys(values) as (keyof typeof values)[];
  await ada.client.numbers.save({
    business_id,
    today: today(),
    numbers: ids.map((id) => ({ id, value: values[id] })),
    choices: [{ id: 'crew_paid', value: 'by_job' }],
  });
  await open(page, ada, '/dashboard');
  await goTo(page, 'Money');
  await expect(
    page.getByRole('heading', { name: 'An hour costs you $40.51, including your own pay' }),
  ).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^You bring in \$47\.14 per hour\..*What’s left: \$6\.63/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Money in the bank over the next 13 weeks/ }),
  ).toBeVisible();
  await page.locator('#price-rise').getByLabel('New price').fill('178');
  await expect(
    page.getByRole('heading', { name: /^At \$178, you can lose 14% of your jobs/ }),
  ).toBeVisible();

  const cash = page.locator('#cash-13-weeks');
  const low = await cash.getByRole('heading').textContent();
  await cash.getByRole('button', { name: 'Add money in or out' }).click();
  await cash.getByLabel('What is it?').fill('Insurance');
  await cash.getByLabel('How much?').fill('2,000');
  await cash
    .getByLabel('When?')
    .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await cash.getByRole('button', { name: 'Save' }).click();
  await expect(cash.getByText('Insurance')).toBeVisible();
  expect(await cash.getByRole('heading').textContent()).not.toBe(low);
  await cash.getByText('View as table').click();
  await expect(cash.getByRole('row')).toHaveCount(1 + 13 + 1 + 7);
  await expectAccessibleInAllLayouts(page);

  // Finance is not a helper of this plan, so its link shows a lock.
  await cash.getByRole('button', { name: /^Ask Finance about this/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

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
  await page.getByText(/^Show the \d+ we recognized$/).click();
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

test('a list with payment dates shows how long customers take to pay', async ({ page, app }) => {
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
