import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ownerPartition, sortPrefix } from '#functions/lib/keys/owner-item-keys.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { isoWeekOf } from '#shared/domain/lib/local-date.ts';
import { monthBefore } from '#shared/domain/lib/utc-months.ts';
import { accessTable } from '../../support/app/table.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { goTo } from '../../support/pages/frame.ts';
import { type Owner, open, type PlaywrightApp, test } from '../../support/playwright-app.ts';
import { connectionOf, onDevice } from '../../support/web/on-device.ts';
import { newTask } from '../../support/week/stored-tasks.ts';

const today = () => new Date().toISOString().slice(0, 10);
const invoice = (number: string, balance: string) => ({
  customer: 'Olentangy Dental',
  number,
  issued: '2026-01-20',
  due: '2026-02-20',
  total: balance,
  balance,
});

const businessOf = async ({ client }: Owner) =>
  String((await client.account.get({})).account.active_business_id);

/** Two reminders, one of which is followed by a payment, a finished task and two questions. */
const useProduct = async (owner: Owner) => {
  const business_id = await businessOf(owner);
  const { client } = owner;
  const { receivables } = await client.connections.saveReceivables({
    business_id,
    today: today(),
    currency: 'USD',
    invoices: [invoice('1207', '660'), invoice('1208', '1250.5')],
  });
  const [one, other] = receivables
    .toSorted((a, b) => a.number.localeCompare(b.number))
    .map(({ id }) => ({ business_id, id, today: today() }));
  if (!one || !other) throw new Error('Two invoices');
  for (const each of [one, other])
    await client.connections.changeReceivable({ ...each, change: 'reminded' });
  await client.connections.changeReceivable({ ...other, change: 'paid' });
  const { tasks } = await client.week.addTasks({ business_id, tasks: [newTask()] });
  const [{ id } = { id: '' }] = tasks;
  await client.week.changeTask({ business_id, id, seen: 1, change: { kind: 'tick' } });
  await owner.askTimes(2);
  return business_id;
};

/** Gives a business a past: it was added months ago, and something was counted in each of them. */
const addPast = async ({ stack }: PlaywrightApp, { email }: Owner, businessId: string) => {
  const table = accessTable(stack.data.url);
  const pk = ownerPartition(stack.auth.find(email)?.sub ?? '');
  let month = today().slice(0, 7);
  for (const [nth, came_in_USD] of [495, 2260, 840, 1980].entries()) {
    month = monthBefore(month);
    const week = isoWeekOf(`${month}-15`);
    await table.put({
      pk,
      sk: `${sortPrefix.result}${businessId}#${month}#${week}`,
      business_id: businessId,
      month,
      week,
      reminders: 3 + nth,
      paid: 2 + nth,
      came_in_USD,
      tasks_done: 9 + 6 * nth,
      questions_sales: 12 - nth,
      questions_finance: 7 + nth,
    });
  }
  const sk = sortPrefix.business + businessId;
  await table.change(pk, sk, 'created_at', `${month}-03T12:00:00.000Z`);
};

test('an owner reads what was counted by month and week, takes it along as a file and prints it', {
  tag: ['@phone', '@wide'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro');
  const business = await useProduct(ada);
  await addPast(app, ada, business);
  await open(page, ada);
  await goTo(page, 'Results');
  await expect(page.getByRole('heading', { name: 'Results', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: '$1,250.50 came in after your reminders.' }),
  ).toBeVisible();
  await expect(
    page.getByText('You sent 2 reminders this month, and 1 invoice was paid after one.'),
  ).toBeVisible();

  const table = page.getByRole('table');
  await expect(table.getByRole('row').nth(1)).toContainText('so far');
  await expect(table.getByRole('row').nth(1)).toContainText('$1,250.50');
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(
    page.getByRole('img', { name: /^Came in after a reminder: .*\$2,260/ }),
  ).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download spreadsheet' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('"Month from","Reminders sent"');
  expect(file).toContain('"Came in after a reminder, USD"');
  expect(file).toContain('"1250.5"');
  expect(file).toContain('"Questions to Sales"');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();

  await page.getByRole('button', { name: 'Last 13 weeks' }).click();
  await expect(page.getByRole('heading', { name: 'Week by week' })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(14);
  await expectAccessibleInAllLayouts(page);
  expect(complaints).toEqual([]);
});

test('calls, direction requests and the rating of a connected profile stand by month and week, with the day they are known through', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro');
  const business_id = await businessOf(ada);
  await open(page, ada, '/dashboard/results');
  await page.getByRole('link', { name: 'See connections' }).click();
  const row = page.getByRole('listitem', { name: providers['google-business'].name });
  await row.getByRole('button', { name: 'Connect', exact: true }).click();
  await page
    .getByRole('button', { name: `Go to ${providers['google-business'].shortName}` })
    .click();
  await page.getByRole('link', { name: 'Connect Bright Side Cleaning' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await app.stack.queue.syncs.settled();
  const { place } = await ada.client.results.get({ business_id });
  const calls = place?.periods?.months.at(-2)?.calls;
  expect(calls).toBeGreaterThan(0);

  await goTo(page, 'Results');
  await expect(page.getByRole('heading', { name: /from Google, rating 4\.3$/ })).toBeVisible();
  await expect(page.getByText(/^Google’s numbers come in up to 5 days late\./)).toBeVisible();
  const table = page.getByRole('table').first();
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row').nth(2)).toContainText(String(calls));
  await expect(page.getByRole('img', { name: /^Calls from Google: / })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Rating on Google: .*4\.3$/ })).toBeVisible();
  await page.getByText('More from Google').click();
  await expect(page.getByRole('columnheader', { name: 'Times shown on Google' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('button', { name: 'Last 13 weeks' }).click();
  await expect(table.getByRole('row')).toHaveCount(14);
  await expect(table.getByRole('columnheader', { name: 'Rating on Google' })).toHaveCount(0);
  await expectAccessibleInAllLayouts(page);
  expect(complaints).toEqual([]);
});

test('nothing is made up before something was counted, and each step to the first count is one press away', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada', 'pro');
  await open(page, ada, '/dashboard/results');
  await expect(page.getByRole('heading', { name: 'Nothing counted this month yet' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('link', { name: 'Open your week' }).click();
  await expect(page.getByRole('heading', { name: 'Your week', level: 1 })).toBeVisible();
});

test('a free owner has the headline and is told which plan has the months', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada', 'free');
  await useProduct(ada);
  await open(page, ada, '/dashboard/results');
  await expect(
    page.getByRole('heading', { name: '$1,250.50 came in after your reminders.' }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Every month comes with Professional' }),
  ).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessibleInAllLayouts(page);
});

test('results that could not be loaded are one press away', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const ada = await app.owner('Ada', 'pro');
  await useProduct(ada);
  await page.route('**/api/businesses/*/results', (route) => route.abort());
  await open(page, ada, '/dashboard/results');
  await expect(page.getByRole('heading', { name: 'Couldn’t load your results' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.unroute('**/api/businesses/*/results');
  await page.getByRole('button', { name: 'Retry' }).click();
  const headline = page.getByRole('heading', { name: '$1,250.50 came in after your reminders.' });
  await expect(headline).toBeVisible();
});

test.describe('without a connection to the net', () => {
  test.use({ serviceWorkers: 'allow', loadsAhead: true });

  test('the last results are shown after a reload, with their age', { tag: '@night' }, async ({
    page,
    app,
    context,
  }) => {
    test.setTimeout(180_000);
    const connection = await connectionOf(context);
    const ada = await app.owner('Ada', 'pro');
    await useProduct(ada);
    await open(page, ada, '/dashboard/results');
    const headline = page.getByRole('heading', { name: '$1,250.50 came in after your reminders.' });
    await expect(headline).toBeVisible();
    await onDevice(page, ['results']);
    await connection.cut();
    await page.reload();
    await expect(headline).toBeVisible();
    await expect(page.getByRole('table').getByText('$1,250.50')).toBeVisible();
    await expect(page.getByText(/^As of .*\d{1,2}:\d\d/)).toBeVisible();
    await connection.restore();
    await expect(page.getByText(/^As of/)).toBeHidden();
  });
});
