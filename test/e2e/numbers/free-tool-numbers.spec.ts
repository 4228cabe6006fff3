import { expect } from '@playwright/test';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { signOut } from '../../support/pages/frame.ts';
import { open, test } from '../../support/playwright-app.ts';

const link =
  '/tools/hour-cost#crew_hours=0&overhead_month=1800&owner_pay=4500&job_hours_week=28&working_weeks=48';
const today = () => new Date().toISOString().slice(0, 10);

test('an owner with an expired session signs in again and is asked to save a calculator’s numbers, with the values they would replace', {
  tag: ['@phone', '@night'],
}, async ({ page, context, app }) => {
  test.slow();
  const ada = await app.owner('Ada');
  await ada.askTimes(1);
  const { account } = await ada.client.account.get({});
  const business_id = String(account.active_business_id);
  await ada.client.numbers.save({
    business_id,
    today: today(),
    numbers: [{ id: 'overhead_month', value: '2100' }],
  });
  const kept = async () =>
    Object.fromEntries(
      (await ada.client.numbers.list({ business_id })).numbers.map(({ id, value }) => [id, value]),
    );
  await open(page, ada, link);
  await expect(
    page.getByText('We’ll ask you to confirm before we save them to your business.'),
  ).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('.refreshToken')) localStorage.setItem(key, 'not-a-token');
      else if (key.endsWith('.accessToken') || key.endsWith('.idToken'))
        localStorage.setItem(key, `${btoa('{}')}.${btoa('{"exp":1,"iat":0}')}.x`);
  });
  await page.getByRole('button', { name: 'Save these numbers' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  const complaints = complaintsOf(page);
  const question = page.getByRole('form', { name: 'Save the numbers from the calculator?' });
  await expect(question).toContainText('Overhead per month$1,800instead of $2,100');
  await expectAccessibleInAllLayouts(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  const there = other.getByRole('form', { name: 'Save the numbers from the calculator?' });
  await expect(there).toBeVisible();

  await question.getByRole('button', { name: 'Don’t save' }).press('Enter');
  await expect(question).toBeHidden();
  expect(await kept()).toEqual({ overhead_month: '2100' });
  // The other tab still asks, and its answer is used.
  await there.getByRole('checkbox').check();
  await there.getByRole('button', { name: 'Save these numbers' }).press('Enter');
  await expect(other.getByText('Saved. See your money')).toBeFocused();
  expect(await kept()).toMatchObject({ overhead_month: '1800', owner_pay: '4500' });
  await other.getByRole('link', { name: 'See your money' }).click();
  await expect(other.getByRole('heading', { name: 'Your money', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a sign-out removes carried numbers from the browser', { tag: '@night' }, async ({
  page,
  app,
}) => {
  await open(page, await app.owner('Bob'), link);
  await page.getByRole('button', { name: 'Save these numbers' }).click();
  await expect(page.getByRole('form', { name: /^Save the numbers/ })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/($|login)/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('1800');
});
