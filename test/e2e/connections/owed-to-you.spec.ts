import { expect, type Page } from '@playwright/test';
import { weekBehind } from '#shared/domain/week/check-in/week-numbers.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { type Owner, open, type PlaywrightApp, test } from '#test/support/playwright-app.ts';
import { connectionOf, onDevice } from '#test/support/web/on-device.ts';

const day = (offset = 0) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const dental = {
  customer: 'Olentangy Dental',
  number: '1207',
  issued: day(-45),
  due: day(-25),
  total: '660',
  balance: '660',
};
const okafor = {
  ...dental,
  customer: 'Marcus Okafor',
  number: '1208',
  due: day(-9),
  balance: '420',
};

const businessOf = async ({ client }: Owner) =>
  String((await client.account.get({})).account.active_business_id);
/** Another list of open invoices takes the place of the last one. */
const listed = async (owner: Owner, invoices: (typeof dental)[]) =>
  owner.client.connections.saveReceivables({
    business_id: await businessOf(owner),
    today: day(),
    currency: 'USD',
    invoices,
  });

test('what is owed is on Today, an invoice gets its next step in the week, and who paid is told once', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await app.owner('Ada', 'pro', { name: 'Tri-County Plumbing' });
  // A new owner sees the first questions in place of today.
  await ada.askTimes(1);
  await listed(ada, [dental, okafor]);
  await open(page, ada);
  const line = page.getByRole('region', { name: 'Owed to you' });
  await expect(line).toHaveText(/\$1,080 from 2 customers, oldest 25 days/);
  await expectAccessibleInAllLayouts(page);
  await line.getByRole('link').click();
  const list = page.getByRole('region', { name: '$1,080 is overdue' });
  await list.getByRole('link', { name: 'Invoice 1207' }).click();

  await expect(
    page.getByRole('heading', { name: 'Olentangy Dental owes you $660', level: 1 }),
  ).toBeVisible();
  // From 1200 pixels the list beside it says so too.
  await expect(page.getByRole('paragraph').filter({ hasText: '25 days overdue' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('button', { name: 'I sent a reminder' }).click();
  await expect(page.getByText('You sent a reminder')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my week' }).click();
  const step = page.getByRole('region', { name: 'Next step' });
  await step.getByRole('link', { name: 'Call about invoice 1207 if it’s not paid' }).click();
  // The task holds the id of the invoice; the name comes from the invoice.
  await expect(page.getByRole('link', { name: 'Olentangy Dental', exact: true })).toBeVisible();
  const { tasks } = await ada.client.week.get({ business_id: await businessOf(ada) });
  expect(JSON.stringify(tasks)).toContain('invoice 1207');
  expect(JSON.stringify(tasks)).not.toContain('Olentangy');

  // The next list does not have it any more: it is paid.
  await listed(ada, [okafor]);
  await page.goto('/dashboard');
  const news = page.getByText('Olentangy Dental paid $660');
  await expect(news).toBeVisible();
  await expect(page.getByText('today, the day you sent a reminder.')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('button', { name: 'Put this away' }).click();
  await expect(news).toBeHidden();
  await page.reload();
  // Who owes alone is among the things of today, and is not said twice.
  const alone = page.getByRole('listitem').filter({ hasText: 'Marcus Okafor owes you $420' });
  await expect(alone).toContainText('Invoice 1208, 9 days overdue.');
  await expect(line).toHaveCount(0);
  await expect(news).toBeHidden();

  await page.goto('/dashboard/check-in');
  await expect(page.getByText('$420 is overdue from 1 customer, oldest 9 days.')).toBeVisible();
  await page.goto('/dashboard/week');
  await page.getByRole('link', { name: 'Olentangy Dental paid' }).click();
  await page.getByRole('button', { name: 'Take it off my week' }).click();
  await expect(step).toBeHidden();
  expect(complaints).toEqual([]);
});

const connected = {
  provider: 'quickbooks',
  state: 'connected',
  account: 'Tri-County Plumbing LLC',
  updated_at: new Date(Date.now() - 20 * 60_000).toISOString(),
  updating: false,
  ends_at: null,
};
/** Answers the list of connections in place of the server. */
const showConnections = (page: Page, ...connections: object[]) =>
  page.route('**/api/businesses/*/connections', (route) =>
    route.fulfill({ json: { connections } }),
  );

test('the connections lead from the account and from the import to what can be done about each', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  const ada = await app.owner('Ada');
  await showConnections(page, { provider: 'quickbooks', state: 'ready' });
  await open(page, ada, '/dashboard/numbers/import');
  await page.getByRole('button', { name: 'Connect QuickBooks Online' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect QuickBooks Online' });
  await expect(dialog.getByText('change anything in QuickBooks')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.keyboard.press('Escape');

  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: 'See your connections' }).click();
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await showConnections(page, {
    ...connected,
    state: 'attention',
    reason: 'sign-in',
    way: 'connect',
    readable_until: null,
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('QuickBooks Online stopped.');
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('button', { name: /^Disconnect ?: QuickBooks Online$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Disconnect QuickBooks Online?' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
});

test.describe('without a connection to the net', () => {
  test.use({ serviceWorkers: 'allow', loadsAhead: true });

  test('the last list of who owes by connected books is shown with its age', {
    tag: ['@phone', '@wide', '@night'],
  }, async ({ page, app, context }) => {
    test.setTimeout(180_000);
    const connection = await connectionOf(context);
    const ada = await app.owner('Ada');
    await open(page, ada, '/dashboard/connections');
    await connectByHand(page, app);
    await open(page, ada, '/dashboard/numbers');
    const list = page.getByRole('region', { name: '$1,255 is overdue' });
    await expect(list).toBeVisible();
    await onDevice(page, ['receivables']);
    await connection.cut();
    await page.goto('/dashboard/numbers');
    await expect(list.getByRole('listitem').first()).toContainText('41 days overdue');
    await expect(page.getByText(/^As of .*\d{1,2}:\d\d/)).toBeVisible();
    await connection.restore();
    await expect(page.getByText(/^As of/)).toBeHidden();
  });
});

/** Connects the books of the local stack, by hand in the browser, and waits for the first read. */
const connectByHand = async (page: Page, app: PlaywrightApp) => {
  await page
    .getByRole('listitem', { name: 'QuickBooks Online' })
    .getByRole('button', { name: 'Connect', exact: true })
    .click();
  await page.getByRole('button', { name: 'Go to QuickBooks' }).click();
  await page.getByRole('link', { name: 'Connect Bright Side Cleaning LLC' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await app.stack.queue.syncs.settled();
  await expect(page.getByRole('heading', { name: /is overdue$/, level: 1 })).toBeVisible();
};

test('QuickBooks is connected, one of its numbers is used, a reminder is copied and sent, and what is paid there leaves the list by itself and is told by the week and the check-in', {
  tag: ['@phone', '@wide'],
}, async ({ page, app, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ada = await app.owner('Ada');
  await ada.askTimes(1);
  const { books, queue } = app.stack;
  await open(page, ada, '/dashboard/connections');
  await connectByHand(page, app);
  expect(new URL(page.url()).search).toBe('');
  const offer = page.getByRole('region', { name: 'Use your numbers from QuickBooks Online?' });
  await expect(offer.getByText(/^From QuickBooks Online, bank balance on/)).toBeVisible();
  await offer.getByRole('button', { name: 'Use these numbers' }).click();
  await expect(page.getByText('These numbers stay up to date')).toBeVisible();

  await page.getByRole('link', { name: 'See who owes you' }).click();
  // The number says where it is from, and of which day.
  await expect(page.getByText(/bank balance on \w+ \d+\. Stays up to date/)).toBeVisible();
  const list = page.getByRole('region', { name: /is overdue$/ });
  await expect(list.getByText(/^From QuickBooks Online\. Updated/)).toBeVisible();
  // The books have a credit for one customer that no invoice has used.
  await expect(list.getByText(/^We took off \$35/)).toBeVisible();
  await list.getByRole('link', { name: 'Invoice 1041' }).click();
  await expect(
    page.getByRole('heading', { name: 'Oak Street Dental owes you $660', level: 1 }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Write a reminder/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to Oak Street Dental' });
  await dialog.getByRole('button', { name: 'Write my reply' }).click();
  await dialog.getByRole('button', { name: /^Copy/ }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Oak Street Dental');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expect(page.getByText('You sent a reminder')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my week' }).click();
  await expect(page.getByRole('region', { name: 'Next step' })).toBeVisible();

  expect(await books.pay('9001', '41')).toBe(200);
  // Another one was paid last week and is entered today.
  await books.pay('9001', '43');
  const { on } = await ada.client.checkIn.get({ business_id: await businessOf(ada) });
  Object.assign(books.company('9001').payments.at(-1) ?? {}, { TxnDate: weekBehind(on).to });
  await queue.syncs.hurry();
  await page.goto('/dashboard');
  await expect(page.getByText('Oak Street Dental paid $660')).toBeVisible();
  await expect(page.getByText('today, the day you sent a reminder.')).toBeVisible();
  await expect(page.getByText('Harbor Yoga paid $430')).toBeVisible();
  await page.goto('/dashboard/numbers');
  await expect(list.getByRole('link', { name: 'Invoice 1042' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Invoice 1041' })).toHaveCount(0);
  await page.goto('/dashboard/week');
  await expect(page.getByRole('link', { name: 'Oak Street Dental paid' })).toBeVisible();
  await page.goto('/dashboard/check-in');
  await expect(page.getByText('1 invoice paid last week, $430.')).toBeVisible();
  await expect(page.getByText(/^\$165 is overdue from 1 customer/)).toBeVisible();

  await page.goto('/dashboard/connections');
  await expect(page.getByText('Working')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('button', { name: /^Disconnect ?: QuickBooks Online$/ }).click();
  await page.getByRole('button', { name: 'Disconnect and delete' }).click();
  await expect(page.getByRole('region', { name: 'Ready to connect' })).toBeVisible();
  await page.goto('/dashboard/numbers');
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
});
