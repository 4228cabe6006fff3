import { expect } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { fillHourCost } from '../../support/numbers/calculator-page.ts';
import { goTo } from '../../support/pages/frame.ts';
import { type Owner, open, test } from '../../support/playwright-app.ts';

const today = () => new Date().toISOString().slice(0, 10);
const businessOf = async ({ client }: Owner) =>
  String((await client.account.get({})).account.active_business_id);

test('a new owner answers one number at a time, and sees the 13 weeks once three kinds are known', {
  tag: ['@phone', '@wide'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', { name: 'Ada Cleaning', type: 'Cleaning Company' });
  await open(page, ada, '/dashboard/numbers');
  const ask = page.getByRole('region', { name: 'One number at a time' });
  await expect(ask.getByText('Add 4 numbers to see your next 13 weeks')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  const answer = async (question: string | RegExp, value: string) => {
    await ask.getByLabel(question).fill(value);
    await ask.getByRole('button', { name: 'Save' }).click();
  };
  await answer('What’s your bank balance right now?', 'much');
  await expect(ask.getByText(/^Enter an amount/)).toBeVisible();
  await answer('What’s your bank balance right now?', '9,000');
  await expect(ask.getByRole('status')).toHaveText('Saved. In the bank today: $9,000');
  // A bank balance alone says nothing.
  await expect(page.getByRole('region', { name: /^You / })).toHaveCount(0);
  await expect(ask.getByLabel('How many jobs do you do in a typical week?')).toBeFocused();
  await answer('How many jobs do you do in a typical week?', '8');
  await answer('What price do you quote the customer?', '320');
  await answer(/month/, '5850');
  const weeks = page.locator('#next-weeks');
  await expect(weeks.getByRole('heading', { level: 2 })).toContainText(
    /^Before crew pay, you should stay above \$[\d,]+$/,
  );
  await expect(page.getByText('12,190')).toHaveCount(0);
  await expect(weeks.getByText(/^This doesn’t count|doesn’t count crew pay/)).toBeVisible();

  // What the owner does not know is not asked again, and stands among the numbers as an answer.
  await ask.getByRole('button', { name: 'I don’t know' }).click();
  await expect(ask.getByRole('status')).toHaveText('OK. We won’t ask for that again.');
  await page.reload();
  await expect(ask.getByLabel(/how many total hours|paid hours|crew/i)).toHaveCount(0);
  const kept = page.getByRole('region', { name: 'Where these numbers come from' });
  await expect(kept.getByRole('button', { name: /not known$/ })).toBeVisible();
  const price = kept.getByRole('button', { name: 'Change Typical job price: $320' });
  await price.press('Enter');
  const field = kept.getByLabel('Typical job price');
  await expect(field).toBeFocused();
  await field.fill('1,250.50');
  await field.press('Enter');
  const changed = kept.getByRole('button', { name: 'Change Typical job price: $1,250.50' });
  await expect(changed).toBeFocused();
  await expect(kept.getByRole('status')).toHaveText('Saved');
  await expectAccessibleInAllLayouts(page);
  await changed.click();
  await kept.getByRole('button', { name: 'Delete' }).click();
  await expect(changed).toBeHidden();
  expect(complaints).toEqual([]);
});

test('an owner enters the costs of a job, sees what it leaves, tries another price and saves it', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', { name: 'Ada Cleaning', type: 'Cleaning Company' });
  await open(page, ada, '/dashboard/numbers');
  await page.getByRole('link', { name: 'All 10 calculators' }).click();
  await expect(page.getByRole('heading', { name: 'Calculators', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Calculators' }).getByRole('link')).toHaveCount(
    10,
  );
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('link', { name: /^Job profit/ }).click();
  const sum = page.locator('#price-check');
  await expect(sum.getByRole('heading')).toBeFocused();
  await expect(sum.locator('.sum-inputs > .sum-fields').getByRole('textbox')).toHaveCount(4);
  await sum.getByLabel('Typical job price').fill('140');
  await sum.getByLabel('Hours on the job').fill('3');
  await sum.getByLabel('Materials and other job costs').fill('0');
  await fillHourCost(sum);
  await expect(sum.getByRole('heading')).toContainText('$14.23');
  await sum.getByText('See the math').click();
  await expect(sum.getByText(/−14\.23|-\$14\.23/).first()).toBeVisible();
  await sum.getByText('View as table').click();
  await expect(sum.getByRole('row', { name: /^Profit -\$14\.23$/ })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  // Nothing is saved before the owner asks for it.
  await page.reload();
  await sum.getByLabel('Typical job price').fill('zero');
  await expect(sum.getByText(/^Enter an amount/)).toBeVisible();
  await sum.getByLabel('Typical job price').fill('140');
  await sum.getByRole('button', { name: 'Save to my business' }).dblclick();
  await page.getByRole('link', { name: 'Your money' }).first().click();
  const kept = page.getByRole('region', { name: 'Where these numbers come from' });
  await expect(kept.getByRole('button', { name: 'Change Typical job price: $140' })).toBeVisible();
  expect(complaints).toEqual([]);
});

const crew = {
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
  cash_today: '8400',
} as const;

test('the 13 weeks, the hour and the job are shown once their numbers are known, and a line can be left out', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'free', { selected_helpers: ['sales', 'marketing'] });
  const business_id = await businessOf(ada);
  const ids = Object.keys(crew) as (keyof typeof crew)[];
  await ada.client.numbers.save({
    business_id,
    today: today(),
    numbers: ids.map((id) => ({ id, value: crew[id] })),
    choices: [{ id: 'crew_paid', value: 'by_job' }],
  });
  await open(page, ada, '/dashboard');
  await goTo(page, 'Money');
  await expect(page.getByRole('heading', { name: 'An hour costs you $40.51' })).toBeVisible();
  await expect(page.getByText('It brings in $47.14. That leaves $6.63 an hour.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You keep $23.21 of a $165 job' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Money in the bank over the next 13 weeks/ }),
  ).toBeVisible();

  const weeks = page.locator('#next-weeks');
  const headline = weeks.getByRole('heading', { level: 2 });
  await expect(headline).toHaveText(/^You should stay above/);
  const before = String(await headline.textContent());
  await weeks.getByRole('button', { name: 'Add income or a cost' }).click();
  await weeks.getByLabel('What is it?').fill('Insurance');
  await weeks.getByLabel('How much?').fill('30,000');
  await weeks
    .getByLabel('When?')
    .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await weeks.getByRole('button', { name: 'Save' }).click();
  await expect(headline).toHaveText(/^You may run .* short the week of/);
  await weeks.getByText('What’s counted').click();
  await expect(weeks.getByRole('listitem').filter({ hasText: /^Insurance/ })).toBeVisible();
  await weeks.getByRole('button', { name: 'Delete Insurance' }).click();
  await expect(headline).toHaveText(before);
  await weeks.getByRole('button', { name: /^Leave out ?: Your pay/ }).click();
  await expect(weeks.getByRole('button', { name: /^Count it ?: Your pay/ })).toBeVisible();
  await expect(headline).not.toHaveText(before);
  await weeks.getByRole('button', { name: /^Count it ?: Your pay/ }).click();
  await expect(headline).toHaveText(before);
  await weeks.getByText('View as table').click();
  await expect(weeks.getByRole('row')).toHaveCount(1 + 13);
  await expectAccessibleInAllLayouts(page);

  await page.getByRole('link', { name: /^Price increase/ }).click();
  await page.locator('#price-rise').getByLabel('New price').fill('178');
  await expect(
    page.getByRole('heading', { name: /^At \$178, you can lose 14% of your jobs/ }),
  ).toBeVisible();
  await page.goBack();
  // Finance is not a helper of this plan, so its link shows a lock.
  await weeks.getByRole('button', { name: /^Ask Finance about this/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});
