import { expect, type Page } from '@playwright/test';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { complaintsOf } from '../../support/browser.ts';
import { taskOn, weekOf } from '../../support/pages/week-page.ts';
import { type Owner, open, test } from '../../support/playwright-app.ts';

test.use({ loadsAhead: true });

const notSaved = 'Some changes aren’t saved yet.';

/** Ends the session of a browser without a sign-out, so other stored data stays. */
const expireSession = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('CognitoIdentityServiceProvider.')) localStorage.removeItem(key);
  });

const signInAgain = async (page: Page, { email, password }: Owner) => {
  await expect(page.getByRole('alert')).toContainText('Please log in again.');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test('two offline tabs show each other’s changes, which are saved once without asking', {
  tag: '@night',
}, async ({ page, app, context }) => {
  const complaints = complaintsOf(page);
  test.slow();
  const gil = await app.owner('Gil');
  const week = await weekOf(gil);
  await week.add(['Call Mr. Okafor', 0], ['Ask Janet', 0]);
  await open(page, gil, '/dashboard/week');
  await expect(taskOn(page, 'Ask Janet')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard/week');
  await expect(taskOn(other, 'Ask Janet')).toBeVisible();

  await context.setOffline(true);
  await taskOn(page, 'Call Mr. Okafor').getByRole('checkbox').click();
  await expect(other.getByText(notSaved)).toBeVisible();
  await taskOn(other, 'Ask Janet').getByRole('button', { name: /^Move/ }).click();
  await other.getByRole('button', { name: 'Tomorrow', exact: true }).click();
  await context.setOffline(false);
  await week.hasState('Call Mr. Okafor', 'done');
  await expect.poll(async () => (await week.read('Ask Janet'))?.due).toBe(addDays(week.today, 1));
  for (const tab of [page, other]) {
    await expect(tab.getByText(notSaved)).toHaveCount(0);
    await expect(tab.getByText('in another window')).toHaveCount(0);
  }
  expect((await week.read('Ask Janet'))?.version).toBe(2);
  await page.reload();
  await expect(taskOn(page, 'Ask Janet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today' })).toHaveCount(0);
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a double click acts once: one task is added, one is checked off, the numbers are saved', {
  tag: '@night',
}, async ({ page, app }) => {
  test.slow();
  const hal = await app.owner('Hal');
  const week = await weekOf(hal);
  await week.add(['Call Mr. Okafor', 0]);
  await open(page, hal, '/dashboard/week');
  await page.getByRole('textbox', { name: 'Add to your week' }).fill('Call my sister');
  await page.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await week.hasState('Call my sister', 'open');
  await taskOn(page, 'Call Mr. Okafor').getByRole('checkbox').dblclick();
  await week.hasState('Call Mr. Okafor', 'done');
  const { tasks } = await hal.client.week.get({ business_id: week.business_id });
  expect(tasks).toHaveLength(2);

  await page.goto('/dashboard/check-in');
  await page.getByRole('textbox', { name: 'Jobs done' }).fill('7');
  await page.getByRole('button', { name: 'Save numbers' }).dblclick();
  await expect(page.getByRole('img', { name: /7 last week$/ })).toBeVisible();
  // The page shows the input before the server has it.
  const saved = async () => (await hal.client.checkIn.get({ business_id: week.business_id })).weeks;
  await expect.poll(saved).toMatchObject([{ jobs_done: 7, money_in: null }]);
});

test('an expired session keeps a checked-off task, saves it after signing in again, and returns to the page', {
  tag: '@night',
}, async ({ page, app }) => {
  test.slow();
  const ida = await app.owner('Ida');
  const week = await weekOf(ida);
  await week.add(['Call Mr. Okafor', 0]);
  await open(page, ida, '/dashboard/week');
  await expect(taskOn(page, 'Call Mr. Okafor')).toBeVisible();
  await expireSession(page);
  await taskOn(page, 'Call Mr. Okafor').getByRole('checkbox').click();
  await signInAgain(page, ida);
  await expect(page).toHaveURL(/\/dashboard\/week$/);
  await week.hasState('Call Mr. Okafor', 'done');

  await page.goto('/dashboard/check-in');
  await page.getByRole('textbox', { name: 'Jobs done' }).fill('7');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save numbers' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('img', { name: /7 last week$/ })).toBeVisible();
  await expireSession(page);
  await page.getByRole('textbox', { name: 'Jobs done' }).fill('8');
  await page.getByRole('button', { name: 'Save numbers' }).click();
  await signInAgain(page, ida);
  await expect(page).toHaveURL(/\/dashboard\/check-in$/);
  await expect(page.getByRole('textbox', { name: 'Jobs done' })).toHaveValue('7');
});
