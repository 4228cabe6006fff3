import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';
import {
  complaintsOf,
  expectAccessible,
  expectAccessibleInAllLayouts,
  fillSignUp,
  freshEmail,
} from '../../support/browser.ts';
import { openCharging } from '../../support/pages/charging-page.ts';

test.use(wholeProduct);

const hour = {
  'Paid crew hours per week': '80',
  'Crew wage': '20',
  'Payroll taxes and benefits': '18',
  'Hours on jobs per week': '75',
  'Working weeks per year': '50',
  'Overhead per month': '3,200',
  'Your pay per month': '5000',
};
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
};
const finding = (page: Page, words: RegExp) => page.getByRole('heading', { level: 2, name: words });
const picture = (page: Page) => page.getByRole('img', { name: /^Hourly cost \$51\.41\./ });

/** The URLs and bodies of all requests since then. */
const sentSince = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
};

test(
  'a visitor fills in a calculator, reads the result, copies its link, opens it elsewhere and prints it',
  {
    tag: '@phone',
  },
  async ({ page, context, browser }, { project }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/about');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Hourly cost calculator' })
      .click();
    await expect(page).toHaveTitle('Hourly cost calculator | Sevenhands');
    await expect(page.getByText('An example')).toBeVisible();
    const sent = sentSince(page);

    // Invalid input shows what to type, and nothing is calculated.
    await page.getByLabel('Paid crew hours per week').fill('lots');
    await expect(page.getByText('Enter a number of hours, like 12.5.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Overhead per month').fill('-5');
    await expect(page.getByText('Enter an amount from $0 to $1,000,000.')).toBeVisible();
    await fill(page, { 'Paid crew hours per week': '80', 'Crew wage': '20' });
    await expect(
      page.getByText(/^Still needed: Payroll taxes and benefits, Hours on jobs/),
    ).toBeVisible();
    await fill(page, hour);
    await expect(finding(page, /^An hour costs you \$51\.41/)).toBeVisible();
    await expect(picture(page)).toBeVisible();
    if (project.name === 'phone') {
      await page.getByRole('button', { name: /^An hour costs you \$51\.41/ }).click();
      await expect(finding(page, /^An hour costs you/)).toBeFocused();
    }
    await page.getByText('See the math').click();
    await expect(page.getByText('$25.17 + $10.24 + $16')).toBeVisible();
    await page.getByText('View as table').click();
    await expectAccessibleInAllLayouts(page);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(
      page.getByText('Copied. Anyone with this link can see your numbers. We can’t.'),
    ).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toContain('overhead_month=3200');
    expect(new URL(link).search).toBe('');

    await page.getByRole('link', { name: 'Print' }).click();
    await expect(page.getByRole('heading', { name: 'Your numbers' })).toBeVisible();
    await expect(page.getByText('Payroll taxes and benefits', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('row', { name: 'Average monthly cost, all in $16,066.67' }),
    ).toBeVisible();
    await expectAccessibleInAllLayouts(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(picture(page)).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your numbers' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Overhead per month')).toHaveValue('3,200');
    for (const one of sent) expect(one).not.toMatch(/3,?200|overhead_month/);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const sentThere = sentSince(other);
    await other.goto(link);
    await expect(finding(other, /^An hour costs you \$51\.41/)).toBeVisible();
    // The numbers are removed from the URL, so that they are not shared by accident.
    await expect(other).toHaveURL('/tools/hour-cost');
    await other.reload();
    await expect(picture(other)).toBeVisible();
    for (const one of sentThere) expect(one).not.toContain('overhead_month');
    await elsewhere.close();

    await page.getByRole('link', { name: 'Price a job at this hourly cost' }).click();
    await expect(page.getByLabel('Hourly cost, all in')).toHaveValue('51.41');
    await expect(page.getByLabel('Hours on the job')).toHaveValue('');
    await page.goBack();
    await expect(page.getByLabel('Your pay per month')).toHaveValue('5000');
    expect(complaints).toEqual([]);
  },
);

test('the example can be filled in, changed and reset by keyboard, and the focus is kept', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/tools/hour-cost');
  const fillIn = page.getByRole('button', { name: 'Try the example' });
  await fillIn.press('Enter');
  await expect(finding(page, /^An hour costs you \$51\.41/)).toBeFocused();
  const overhead = page.getByLabel('Overhead per month');
  await expect(overhead).toHaveValue('3200');
  await overhead.fill('');
  await expect(fillIn).toBeVisible();
  await overhead.pressSequentially('1600');
  await expect(finding(page, /^An hour costs you \$46\.29/)).toBeVisible();
  await expect(overhead).toBeFocused();
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(page.getByLabel('Paid crew hours per week')).toBeFocused();
  await expect(overhead).toHaveValue('');
});

test('the other two calculators show the price and the number of jobs', { tag: '@night' }, async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/tools/job-price');
  await fill(page, {
    'Hourly cost, all in': '51.41',
    'Hours on the job': '3',
    'Materials and other job costs': '0',
    'Profit goal': '100',
  });
  await expect(page.getByText('Enter a percentage from 0% to 95%.')).toBeVisible();
  await page.getByLabel('Profit goal').fill('20');
  await expect(finding(page, /^Charge \$192\.79 for this job$/)).toBeVisible();
  await page.getByText('Fees, taxes, and more').click();
  await page.getByRole('combobox', { name: 'Sales tax' }).selectOption('Added on top');
  await expect(page.getByText('Still needed: Sales tax rate.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sales tax rate' }).fill('7');
  await expect(finding(page, /^Charge \$192\.79 for this job$/)).toBeVisible();
  await expect(page.getByText(/The customer pays \$206\.29 with tax/)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Price increase calculator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /how many jobs can you afford to lose/,
  );
  await fill(page, {
    'Typical job price': '165',
    'New price': '160',
    'Materials and other job costs': '12',
  });
  await page.getByLabel('Crew pay on a no-job day').selectOption('Yes, or I work alone');
  await expect(finding(page, /higher than the old one/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save these numbers' })).toBeHidden();
  await page.getByRole('textbox', { name: 'New price' }).fill('178');
  await expect(finding(page, /^At \$178, you can lose 7\.8% of your jobs/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a calculator page loads its code when a field is touched, and shows an error when that fails', {
  tag: '@night',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/tools/price-rise');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /calculator/.test(path))).toEqual([]);
  await page.route('**/assets/calculator-*.js', (route) => route.abort());
  await page.getByLabel('New price').fill('178');
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the calculator');
  await page.unroute('**/assets/calculator-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Still needed:/)).toBeVisible();
  await expect(page.getByLabel('New price')).toHaveValue('178');
});

test('input typed before the scripts load is calculated once they do', { tag: '@night' }, async ({
  page,
}) => {
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tools/hour-cost', { waitUntil: 'commit' });
  await page.getByLabel('Overhead per month').fill('3200');
  await page.getByLabel('Working weeks per year').fill('60');
  open();
  await expect(page.getByText('Enter a number from 1 to 52.')).toBeVisible();
  await expect(page.getByText(/^Still needed: Paid crew hours per week, Hours/)).toBeVisible();
  await expect(page.getByLabel('Overhead per month')).toHaveValue('3200');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search engines find each calculator by its title, description and URL', async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const titles = new Set<string>();
    for (const path of ['/tools/hour-cost', '/tools/job-price', '/tools/price-rise']) {
      const html = await (await request.get(path)).text();
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
      expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${path}"`));
      expect(sitemap).toContain(`${path}</loc>`);
    }
    expect(titles.size).toBe(3);
  });

  test('a calculator shows its inputs and an example', async ({ page }) => {
    await page.goto('/tools/hour-cost');
    await expect(page.getByText(/and needs JavaScript/)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Crew wage per hour: On average' }),
    ).toBeVisible();
    await expect(finding(page, /^An hour costs you \$51\.41/)).toBeVisible();
  });
});

test('the numbers of a calculator are saved in a new account after confirmation, and used in the first question', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await page.goto('/tools/job-price');
  await fill(page, {
    'Hourly cost, all in': '51.41',
    'Hours on the job': '3',
    'Materials and other job costs': '0',
    'Profit goal': '20',
  });
  await page.getByRole('button', { name: 'Save these numbers' }).click();
  await expect(page).toHaveURL('/signup');
  await fillSignUp(page, freshEmail('dana'));
  await page.getByLabel('Business name').fill('Ridgeline Plumbing');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Plumber' }).check();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();

  const question = page.getByRole('form', { name: 'Save the numbers from the calculator?' });
  await expect(question).toContainText('Hourly cost, all in$51.41');
  const saves = sentSince(page);
  await question.getByRole('button', { name: 'Save these numbers' }).click();
  await expect(
    question.getByText('Check the box to save them, or choose Don’t save.'),
  ).toBeVisible();
  expect(saves.filter((one) => /\/api\/.*\/numbers/.test(one))).toEqual([]);
  await question.getByRole('checkbox', { name: /^Yes, save them to Ridgeline/ }).check();
  await expectAccessibleInAllLayouts(page);
  await question.getByRole('button', { name: 'Save these numbers' }).dblclick();
  await expect(page.getByText('Saved. See your money')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Ridgeline Plumbing' })).toBeVisible();
  await expect(question).toBeHidden();

  const dialog = await openCharging(page);
  const prefilled = dialog.getByRole('textbox', { name: 'Hourly cost, all in' });
  await expect(prefilled).toHaveValue('51.41');
  await expect(dialog.getByRole('textbox', { name: 'Hours on the job' })).toHaveValue('3');
  await dialog.getByRole('button', { name: 'Send to Finance' }).click();
  const card = page.getByRole('region', { name: 'Job profit' });
  await expect(card).toContainText('You lose $14.23');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  expect(complaints).toEqual([]);
});
