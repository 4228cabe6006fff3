import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectSoundInAllDresses } from '../support/browser.ts';
import { type Owner, open, test } from '../support/playwright-app.ts';

const fixture = (name: string) => `test/fixtures/numbers/csv/${name}.csv`;
const today = () => new Date().toISOString().slice(0, 10);
const businessOf = async ({ client }: Owner) =>
  String((await client.account.get({})).account.active_business_id);

/** Everything the page sends while that happens, but for its own files. */
const sentDuring = async (page: Page, happen: () => Promise<void>) => {
  const sent: string[] = [];
  const listen = (request: { url: () => string }) => sent.push(new URL(request.url()).pathname);
  page.on('request', listen);
  await happen();
  page.off('request', listen);
  return sent;
};

test('an owner types what a job is made of, reads what it leaves, tries another price and keeps it', {
  tag: ['@phone', '@wide'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', { name: 'Ada Cleaning', type: 'Cleaning Company' });
  await open(page, ada, '/dashboard/numbers');
  await expect(page.getByRole('heading', { name: 'Six more, and you can see' })).toBeVisible();
  await expectSoundInAllDresses(page);

  await page.getByRole('link', { name: /^Does this job pay/ }).click();
  const sum = page.locator('#price-check');
  await expect(sum.getByRole('heading')).toBeFocused();
  await sum.getByLabel('Usual price of a job').fill('140');
  await sum.getByLabel('Hours on it').fill('3');
  await sum.getByLabel('Materials and other bills for it').fill('0');
  const hourCost = sum.getByLabel('What an hour of work costs, all in');
  if (!(await hourCost.isVisible())) await sum.getByText('All numbers in this').click();
  await hourCost.fill('51.41');
  await expect(sum.getByRole('heading')).toContainText('$14.23');
  await sum.getByText('How it is worked out').click();
  await expect(sum.getByText(/−14\.23|-\$14\.23/).first()).toBeVisible();
  await sum.getByText('Read it as a table').click();
  await expect(sum.getByRole('row', { name: /^Left after everything -\$14\.23$/ })).toBeVisible();
  await expectSoundInAllDresses(page);

  // Nothing is kept before the owner says so.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What you told us' })).toBeHidden();
  await sum.getByLabel('Usual price of a job').fill('zero');
  await expect(sum.getByText(/^Enter an amount/)).toBeVisible();
  await sum.getByLabel('Usual price of a job').fill('140');
  await sum.getByRole('button', { name: 'Keep for my business' }).dblclick();
  const kept = page.getByRole('region', { name: 'What you told us' });
  const price = kept.getByRole('button', { name: 'Change Usual price of a job: $140' });
  await expect(price).toBeVisible();
  await page.reload();

  await price.press('Enter');
  const field = kept.getByLabel('Usual price of a job');
  await expect(field).toBeFocused();
  await field.fill('1,250.50');
  await field.press('Enter');
  const changed = kept.getByRole('button', { name: 'Change Usual price of a job: $1,250.50' });
  await expect(changed).toBeFocused();
  await changed.click();
  await kept.getByRole('button', { name: 'Delete' }).click();
  await expect(kept).toBeHidden();
  expect(complaints).toEqual([]);
});

test('what an hour costs and thirteen weeks of cash stand on the page once their numbers are known', {
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
  await page
    .getByRole('navigation', { name: /^(Quick|Dashboard)$/ })
    .getByRole('link', { name: /^(Numbers|Your numbers)$/ })
    .click();
  await expect(
    page.getByRole('heading', { name: 'An hour costs you $40.51, your own pay included' }),
  ).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^An hour brings \$47\.14\..*What is left: \$6\.63/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Money in the bank over the next 13 weeks/ }),
  ).toBeVisible();
  await page.locator('#price-rise').getByLabel('New price').fill('178');
  await expect(
    page.getByRole('heading', { name: /^At \$178 you can lose 14% of your jobs/ }),
  ).toBeVisible();

  const cash = page.locator('#cash-13-weeks');
  const low = await cash.getByRole('heading').textContent();
  await cash.getByRole('button', { name: 'Add a big bill' }).click();
  await cash.getByLabel('What is it?').fill('Insurance');
  await cash.getByLabel('How much?').fill('2,000');
  await cash
    .getByLabel('On which day?')
    .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await cash.getByRole('button', { name: 'Save' }).click();
  await expect(cash.getByText('Insurance')).toBeVisible();
  expect(await cash.getByRole('heading').textContent()).not.toBe(low);
  await cash.getByText('Read it as a table').click();
  await expect(cash.getByRole('row')).toHaveCount(1 + 13 + 1 + 7);
  await expectSoundInAllDresses(page);

  // Finance is not among the helpers of this plan: the way there shows its lock.
  await cash.getByRole('button', { name: /^Ask Finance about this/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('books are read on the device: figures are kept and found again, rows are not', {
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
  // The code that reads is here before there is a file.
  const reader = page.waitForResponse(/books-worker/);
  await page.getByRole('link', { name: 'Read them from your books' }).click();
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
      page.getByText(/^This is an Excel file\. Open it, choose File, Save As, CSV/),
    ).toBeVisible();
    await page.getByLabel('Another file').setInputFiles(fixture('quickbooks-invoice-list'));
    await expect(page.getByRole('heading', { name: '33 bills from QuickBooks' })).toBeVisible();
  });
  expect(sent).toEqual([]);
  await expect(page.getByText('usual price of a job (the middle one')).toBeVisible();
  await expect(page.getByText('$204.50').first()).toBeVisible();
  await expect(
    page.getByText('Days from bill to money: not in this file. It has no day of payment.'),
  ).toBeVisible();
  const late = page.getByRole('region', { name: 'Late right now' });
  await expect(late.getByRole('listitem').first()).toContainText('Hartsell HOA');
  await expectSoundInAllDresses(page);

  // A column that is read as something else changes the figures, and can be put back.
  await page.getByText(/^The \d+ we are sure of$/).click();
  await page.getByLabel('Amount is read as').selectOption('');
  await expect(page.getByText('Which column has the amount? Choose it below.')).toBeVisible();
  await page.getByRole('button', { name: 'Put all columns back' }).click();
  await expect(page.getByRole('heading', { name: '33 bills from QuickBooks' })).toBeVisible();

  const clash = page.getByRole('group', { name: /^Usual price of a job: you typed \$420/ });
  await expect(clash.getByLabel('$420, as I typed')).toBeChecked();
  await clash.getByLabel('$204.50, from the file').check();
  await page.getByRole('button', { name: 'Keep these figures' }).click();

  const books = page.getByRole('region', { name: 'From your books' });
  await expect(books.getByText('usual price of a job (the middle one')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Change Usual price of a job: $204.50' }),
  ).toBeVisible();
  await expect(page.getByText('Hartsell HOA')).toHaveCount(0);
  await page.reload();
  await expect(books.getByText(/^is late, on \d+ bills$/)).toBeVisible();
  await expectSoundInAllDresses(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Read them from your books' })).toBeVisible();
  await expect(page.getByText('33 bills from QuickBooks')).toHaveCount(0);
  expect(complaints).toEqual([]);

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await open(other, ada, '/dashboard/numbers');
  await expect(other.getByRole('region', { name: 'From your books' })).toBeVisible();
  await expect(other.getByText('Hartsell HOA')).toHaveCount(0);
  await other.context().close();
});

test('a list that says when bills were paid tells how long customers take', async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada', 'pro');
  await open(page, ada, '/dashboard/numbers/import');
  await page.getByLabel('Choose a file').setInputFiles(fixture('jobber-invoices'));
  await expect(page.getByText('days from bill to money, the middle one')).toBeVisible();
  await expect(page.getByRole('img', { name: /^How long they take to pay/ })).toBeVisible();
  await page.getByRole('button', { name: 'Forget these rows now' }).click();
  await expect(
    page.getByRole('heading', { name: 'Choose a list of bills, quotes or jobs' }),
  ).toBeVisible();
});
