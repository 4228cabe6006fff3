import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/whole-product.ts';
import {
  complaintsOf,
  expectAccessible,
  expectSoundInAllDresses,
  fillSignUp,
  freshEmail,
} from '../support/browser.ts';
import { openCharging } from '../support/charging-page.ts';

test.use(wholeProduct);

const hour = {
  'Paid crew hours a week': '80',
  'Crew wage': '20',
  'Payroll extras': '18',
  'Hours spent on jobs a week': '75',
  'Working weeks a year': '50',
  'Overhead a month': '3,200',
  'Your pay a month': '5000',
};
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
};
const finding = (page: Page, words: RegExp) => page.getByRole('heading', { level: 2, name: words });
const picture = (page: Page) =>
  page.getByRole('img', { name: /^An hour of work costs \$51\.41\./ });

/** Everything that left the browser since then, addresses and bodies. */
const sentSince = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
};

test(
  'a visitor fills in a sum, reads it, copies its link, opens that elsewhere and prints it',
  {
    tag: ['@phone', '@wide'],
  },
  async ({ page, context, browser }, { project }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'What an hour costs' }).click();
    await expect(page).toHaveTitle('What an hour of work costs you | Sevenhands');
    await expect(page.getByText('An example')).toBeVisible();
    const sent = sentSince(page);

    // Bad input is told what to type, and nothing is worked out from it.
    await page.getByLabel('Paid crew hours a week').fill('lots');
    await expect(page.getByText('Enter a number of hours, for example 12.5.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Overhead a month').fill('-5');
    await expect(page.getByText('Enter an amount from $0 to $1,000,000.')).toBeVisible();
    await fill(page, { 'Paid crew hours a week': '80', 'Crew wage': '20' });
    await expect(page.getByText(/^Still to fill in: Payroll extras, Hours spent/)).toBeVisible();
    await fill(page, hour);
    await expect(finding(page, /^An hour costs you \$51\.41/)).toBeVisible();
    await expect(picture(page)).toBeVisible();
    if (project.name === 'phone') {
      await page.getByRole('button', { name: /^An hour costs you \$51\.41/ }).click();
      await expect(finding(page, /^An hour costs you/)).toBeFocused();
    }
    await page.getByText('Show the formulas').click();
    await expect(page.getByText('$25.17 + $10.24 + $16')).toBeVisible();
    await page.getByText('Read it as a table').click();
    await expectSoundInAllDresses(page);

    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(
      page.getByText('Copied. Who opens it sees your numbers; we do not.'),
    ).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toContain('overhead_month=3200');
    expect(new URL(link).search).toBe('');

    await page.getByRole('link', { name: 'Print' }).click();
    await expect(page.getByRole('heading', { name: 'What went in' })).toBeVisible();
    await expect(page.getByText('Payroll extras', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('row', { name: 'An average month, all in $16,066.67' }),
    ).toBeVisible();
    await expectSoundInAllDresses(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(picture(page)).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What went in' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Overhead a month')).toHaveValue('3,200');
    for (const one of sent) expect(one).not.toMatch(/3,?200|overhead_month/);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const sentThere = sentSince(other);
    await other.goto(link);
    await expect(finding(other, /^An hour costs you \$51\.41/)).toBeVisible();
    // The numbers do not stay in the address, where others could read them.
    await expect(other).toHaveURL('/tools/hour-cost');
    await other.reload();
    await expect(picture(other)).toBeVisible();
    for (const one of sentThere) expect(one).not.toContain('overhead_month');
    await elsewhere.close();

    await page.getByRole('link', { name: 'Price a job with this hour' }).click();
    await expect(page.getByLabel('What an hour of work costs, all in')).toHaveValue('51.41');
    await expect(page.getByLabel('Hours on it')).toHaveValue('');
    await page.goBack();
    await expect(page.getByLabel('Your pay a month')).toHaveValue('5000');
    expect(complaints).toEqual([]);
  },
);

test('the keyboard fills in the example, changes it and starts over, and never loses its place', async ({
  page,
}) => {
  await page.goto('/tools/hour-cost');
  const fillIn = page.getByRole('button', { name: 'Fill in the example' });
  await fillIn.press('Enter');
  await expect(finding(page, /^An hour costs you \$51\.41/)).toBeFocused();
  const overhead = page.getByLabel('Overhead a month');
  await expect(overhead).toHaveValue('3200');
  await overhead.fill('');
  await expect(fillIn).toBeVisible();
  await overhead.pressSequentially('1600');
  await expect(finding(page, /^An hour costs you \$46\.29/)).toBeVisible();
  await expect(overhead).toBeFocused();
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(page.getByLabel('Paid crew hours a week')).toBeFocused();
  await expect(overhead).toHaveValue('');
});

test('the other two sums say their price and how many jobs may go', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/tools/job-price');
  await fill(page, {
    'What an hour of work costs, all in': '51.41',
    'Hours on it': '3',
    'Materials and other bills for it': '0',
    'Profit you want': '100',
  });
  await expect(page.getByText('Enter a percentage from 0% to 95%.')).toBeVisible();
  await page.getByLabel('Profit you want').fill('20');
  await expect(finding(page, /^Charge \$192\.79 for this job$/)).toBeVisible();
  await page.getByText('Fees, tax and more').click();
  await page.getByRole('combobox', { name: 'Sales tax or VAT' }).selectOption('Added on top');
  await expect(page.getByText('Still to fill in: Sales tax or VAT.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sales tax or VAT' }).fill('7');
  await expect(finding(page, /^Charge \$192\.79 for this job$/)).toBeVisible();
  await expect(page.getByText(/The customer pays \$206\.29 with tax/)).toBeVisible();

  await page.getByRole('link', { name: 'What a higher price brings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/how many jobs can you lose/);
  await fill(page, {
    'Usual price of a job': '165',
    'New price': '160',
    'Materials and other bills for it': '12',
  });
  await page.getByLabel('Crew pay on an empty day').selectOption('Yes, or I work alone');
  await expect(finding(page, /not above/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep these numbers' })).toBeHidden();
  await page.getByRole('textbox', { name: 'New price' }).fill('178');
  await expect(finding(page, /^At \$178 you can lose 7\.8% of your jobs/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a page of a sum loads its calculator when a field is touched, and says so when it cannot', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/tools/price-rise');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /calculator/.test(path))).toEqual([]);
  await page.route('**/assets/calculator-*.js', (route) => route.abort());
  await page.getByLabel('New price').fill('178');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/assets/calculator-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Still to fill in:/)).toBeVisible();
  await expect(page.getByLabel('New price')).toHaveValue('178');
});

test('what is typed before the scripts are here is worked out once they are', async ({ page }) => {
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tools/hour-cost', { waitUntil: 'commit' });
  await page.getByLabel('Overhead a month').fill('3200');
  await page.getByLabel('Working weeks a year').fill('60');
  open();
  await expect(page.getByText('Enter a number from 1 to 52.')).toBeVisible();
  await expect(page.getByText(/^Still to fill in: Paid crew hours a week, Hours/)).toBeVisible();
  await expect(page.getByLabel('Overhead a month')).toHaveValue('3200');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search engines find each sum by its title, sentence and address', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const titles = new Set<string>();
    for (const path of ['/tools/hour-cost', '/tools/job-price', '/tools/price-rise']) {
      const html = await (await request.get(path)).text();
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
      expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"]+${path}"`));
      expect(sitemap).toContain(`${path}</loc>`);
    }
    expect(titles.size).toBe(3);
  });

  test('a sum says what it needs and shows an example', async ({ page }) => {
    await page.goto('/tools/hour-cost');
    await expect(page.getByText(/which needs JavaScript for it/)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Crew wage: What does' }),
    ).toBeVisible();
    await expect(finding(page, /^An hour costs you \$51\.41/)).toBeVisible();
  });
});

test('the numbers of a sum come along into a new account once the owner has ticked, and stand in the first question', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await page.goto('/tools/job-price');
  await fill(page, {
    'What an hour of work costs, all in': '51.41',
    'Hours on it': '3',
    'Materials and other bills for it': '0',
    'Profit you want': '20',
  });
  await page.getByRole('button', { name: 'Keep these numbers' }).click();
  await expect(page).toHaveURL('/signup');
  await fillSignUp(page, freshEmail('dana'));
  await page.getByLabel('Business name').fill('Ridgeline Plumbing');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Plumber' }).check();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();

  const question = page.getByRole('form', { name: 'Keep the numbers from your sum?' });
  await expect(question).toContainText('What an hour of work costs, all in$51.41');
  const saves = sentSince(page);
  await question.getByRole('button', { name: 'Keep these numbers' }).click();
  await expect(question.getByText('Tick the box first, or leave the numbers out.')).toBeVisible();
  expect(saves.filter((one) => /\/api\/.*\/numbers/.test(one))).toEqual([]);
  await question.getByRole('checkbox', { name: /^Yes, keep them for Ridgeline/ }).check();
  await expectSoundInAllDresses(page);
  await question.getByRole('button', { name: 'Keep these numbers' }).dblclick();
  await expect(page.getByText('Kept. See what your numbers say')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Ridgeline Plumbing' })).toBeVisible();
  await expect(question).toBeHidden();

  const dialog = await openCharging(page);
  const prefilled = dialog.getByRole('textbox', { name: 'What an hour of work costs' });
  await expect(prefilled).toHaveValue('51.41');
  await expect(dialog.getByRole('textbox', { name: 'Hours on it' })).toHaveValue('3');
  await dialog.getByRole('button', { name: 'Send to Finance' }).click();
  const card = page.getByRole('region', { name: 'Does this job pay?' });
  await expect(card).toContainText('This job loses you $14.23');
  await expect(page.getByRole('button', { name: 'Copy this reply' })).toBeVisible();
  expect(complaints).toEqual([]);
});
