import { expect, type Page } from '@playwright/test';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { goTo } from '#test/support/pages/frame.ts';
import { open, test } from '#test/support/playwright-app.ts';

/** Where the business stands: in the side bar of a desk, and on the page More of a phone. */
const sidebar = async (page: Page) => {
  if (page.viewportSize()?.width !== 390) return page.getByRole('navigation', { name: 'Main' });
  if (!page.url().endsWith('/dashboard/more')) await goTo(page, 'More');
  await expect(page.getByRole('heading', { name: 'More', level: 1 })).toBeVisible();
  return page.getByRole('main');
};
const switcher = async (page: Page) =>
  (await sidebar(page)).getByRole('button', { name: /^Switch business/ });
const choose = async (page: Page, name: string) => {
  await (await switcher(page)).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
};

test('one business shows no switcher, and adding a second one shows the list', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const dana = await app.owner('Dana', 'free');
  await open(page, dana, '/dashboard/profile');
  const side = await sidebar(page);
  await expect(side).toContainText('Dana Plumbing');
  await expect(side).toContainText('Plumber');
  await expect(await switcher(page)).toHaveCount(0);

  await goTo(page, 'Profile');
  await page.getByRole('button', { name: 'Add business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a business' });
  await expect(dialog.getByLabel('Business name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add business' }).click();
  await expect(dialog.getByText('Business name is required')).toBeVisible();
  await expect(dialog.getByText('Business type is required')).toBeVisible();
  await dialog.getByLabel('Business name').pressSequentially('blue pools');
  await expect(dialog.getByLabel('Business name')).toHaveValue('Blue Pools');
  await dialog.getByLabel('Business type').selectOption('Other');
  await dialog.getByLabel('What does your business do?').fill('Pool service');
  await dialog.getByRole('checkbox', { name: 'Sales' }).check();
  await expectAccessibleInAllLayouts(page);
  await dialog.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue Pools');
  await expect(page.getByText('Pool service · Member since')).toBeVisible();
  await expect(await switcher(page)).toHaveText(/Blue Pools\s*Pool service/);
});

test('selecting the current business closes the list, and selecting another one shows a busy state while switching', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const dana = await app.owner('Dana', 'free');
  await dana.client.businesses.add({ name: 'Crew Two', type: 'Painter' });
  await open(page, dana);
  let switches = 0;
  let isBroken = false;
  await page.route('**/switch', async (route) => {
    switches += 1;
    if (isBroken) return route.fulfill({ status: 500, body: '{}' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    return route.continue();
  });
  const opener = await switcher(page);
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const list = page.locator('.business-menu');
  await expectAccessibleInAllLayouts(page);
  await list.getByRole('button', { name: /^Crew Two/ }).click();
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();
  expect(switches).toBe(0);

  await opener.click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await (await switcher(page)).click();

  await list.getByRole('button', { name: /^Dana Plumbing/ }).click();
  await expect(list).toBeHidden();
  const busy = page.getByRole('button', { name: /^Switching\.\.\./ });
  await expect(busy).toBeDisabled();
  await busy.press('Enter');
  await expect(list).toBeHidden();
  await expect(await switcher(page)).toHaveText(/Dana Plumbing\s*Plumber/);
  await expect(await switcher(page)).toBeFocused();
  expect(switches).toBe(1);

  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  isBroken = true;
  await (await switcher(page)).click();
  await list.getByRole('button', { name: /^Crew Two/ }).click();
  expect((await logged).text()).toContain('Couldn’t switch businesses');
  await expect(list).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(await switcher(page)).toHaveText(/Dana Plumbing\s*Plumber/);
});

test('switching changes helpers, chats, memory and prompts at once', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const dana = await app.owner('Dana');
  const old = (await dana.client.account.get({})).account.active_business_id;
  await dana.client.businesses.add({ name: 'Crew Two', type: 'Painter' });
  await dana.client.businesses.switch({ business_id: String(old) });
  app.stack.openai.say(
    spoken('Call them on Friday.', {
      facts: [{ key: 'crew size', value: 'three plumbers', quote: 'three plumbers' }],
    }),
  );
  await open(page, dana, '/dashboard/sales?view=chat');
  await page.getByLabel('Message Sales').fill('We are three plumbers. How do I follow up?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await page.goto('/dashboard/memory');
  await expect(page.getByText('three plumbers', { exact: true })).toBeVisible();
  await choose(page, 'Crew Two');
  await expect(page.getByText('three plumbers', { exact: true })).toBeHidden();
  await page.goto('/dashboard/sales');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Crew Two').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Continue Previous Conversation' })).toHaveCount(0);
  await choose(page, 'Dana Plumbing');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Continue Previous Conversation' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue Previous Conversation' }).click();
  await expect(page.getByText('Call them on Friday.')).toBeVisible();
  await choose(page, 'Crew Two');
  await expect(page.getByText('Call them on Friday.')).toBeHidden();
});

test('a switch in one tab shows in the other after a reload, and changes saved in both tabs are kept', {
  tag: '@night',
}, async ({ page, app, context }) => {
  const dana = await app.owner('Dana');
  await dana.client.businesses.add({ name: 'Crew Two', type: 'Painter' });
  await open(page, dana, '/dashboard/profile');
  const other = await context.newPage();
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Crew Two');
  await choose(page, 'Dana Plumbing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Plumbing');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dana Plumbing');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit' }).click();
  await other.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Location').fill('Boise, Idaho, USA');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved!')).toBeVisible();
  await other.getByLabel('Years in business').fill('12');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other.getByText('Saved!')).toBeVisible();
  await expect(other.getByText('Boise, Idaho, USA')).toBeVisible();
  const { businesses } = await dana.client.account.get({});
  expect(businesses.find(({ name }) => name === 'Dana Plumbing')).toMatchObject({
    location: 'Boise, Idaho, USA',
    years_in_business: 12,
  });
});

test('switching in another tab does not replace the business in an open form', {
  tag: '@night',
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  const { businesses } = await dana.client.businesses.add({ name: 'Crew Two', type: 'Painter' });
  const first = businesses.find(({ name }) => name === 'Dana Plumbing');
  await open(page, dana, '/dashboard/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Location').fill('Boise');
  await dana.client.businesses.switch({ business_id: String(first?.id) });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved!')).toBeVisible();
  const after = (await dana.client.account.get({})).businesses;
  expect(after.find(({ name }) => name === 'Crew Two')?.location).toBe('Boise');
  expect(after.find(({ name }) => name === 'Dana Plumbing')?.location).toBe('');
});

test('twenty businesses with long names fit, one more is refused, and deleting the active one selects another', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const dana = await app.owner('Dana', 'free');
  const longest = `${'Very '.repeat(14)}Long Name`;
  for (const name of [longest, 'W'.repeat(80)])
    await dana.client.businesses.add({ name, type: 'x'.repeat(60) });
  for (let nth = 4; nth <= 20; nth += 1)
    await dana.client.businesses.add({ name: `Crew ${nth}`, type: 'Painter' });
  await open(page, dana, '/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crew 20');
  await expectAccessibleInAllLayouts(page);
  await (await switcher(page)).click();
  const list = page.locator('.business-menu');
  await expect(list.getByRole('listitem')).toHaveCount(20);
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(256);
  await expectAccessibleInAllLayouts(page);
  await list.getByRole('button', { name: /^WWW/ }).click();
  await expect(await switcher(page)).toHaveText(/W{80}/);
  await goTo(page, 'Profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('W'.repeat(80));
  await expectAccessibleInAllLayouts(page);

  await page.getByRole('button', { name: 'Add business' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Business name').fill('One more');
  await dialog.getByLabel('Business type').selectOption('Painter');
  await dialog.getByRole('checkbox', { name: 'Sales' }).check();
  await dialog.getByRole('button', { name: 'Add business' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You can have up to 20 businesses. Delete one to add another.',
  );
  await expect(dialog.getByLabel('Business name')).toHaveValue('One More');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: /^More: WWW/ }).click();
  await page.getByRole('button', { name: /^Delete WWW/ }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('button', { name: 'Delete business' }).click();
  await expect(page.getByText('Business deleted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crew 20');
  await expect(page.getByRole('heading', { name: 'Your businesses' })).toBeFocused();
});

test('the last business can be deleted, and the dashboard explains what is missing', {
  tag: '@night',
}, async ({ page, app }) => {
  const dana = await app.owner('Dana', 'free');
  await open(page, dana, '/dashboard/profile');
  await page.getByRole('button', { name: 'More: Dana Plumbing' }).click();
  await page.getByRole('button', { name: 'Delete Dana Plumbing' }).click();
  await page.getByRole('button', { name: 'Delete business' }).click();
  await expect(page.getByRole('heading', { name: 'No business yet' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Business');
  await expect(await sidebar(page)).toContainText('My Business');
  await expectAccessibleInAllLayouts(page);
  await page.goto('/dashboard/sales');
  await expect(page.getByText('Business information not available')).toBeVisible();
});

test('helpers over the limit are locked and link to the plans', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const dana = await app.owner('Dana', 'free');
  await dana.client.businesses.add({
    name: 'Crew Two',
    type: 'Painter',
    selected_helpers: ['sales', 'finance', 'marketing'],
  });
  await open(page, dana, '/dashboard/profile');
  await expect(page.getByText('Sales, Finance, Marketing (locked)')).toBeVisible();
  const isPhone = page.viewportSize()?.width === 390;
  if (isPhone) await goTo(page, 'Helpers');
  const side = page.getByRole(isPhone ? 'main' : 'navigation');
  await expect(side.getByRole('link', { name: 'Sales' })).toBeVisible();
  for (const id of helperIds.filter((one) => !['sales', 'finance', 'marketing'].includes(one)))
    await expect(side.locator(`a[href="/dashboard/${id}"]`)).toHaveCount(0);
  await side.getByRole('button', { name: /Marketing.*Locked/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Access Marketing' });
  await expect(dialog).toContainText('Free accounts are limited to 2 helpers.');
  await expectAccessibleInAllLayouts(page);
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(dialog).toBeHidden();
  await side.getByRole('button', { name: /Marketing.*Locked/ }).click();
  await dialog.getByRole('link', { name: 'View Pricing Plans' }).click();
  await expect(page).toHaveURL('/pricing');
});
