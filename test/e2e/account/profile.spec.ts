import { expect, type Page } from '@playwright/test';
import { expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { goTo, signOut } from '#test/support/pages/frame.ts';
import { open, test } from '#test/support/playwright-app.ts';

const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const fact = (page: Page, name: string) =>
  page.locator('.detail-list > div').filter({ has: page.getByText(name, { exact: true }) });
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('every field of a business is edited, saved and shown', { tag: ['@phone', '@night'] }, async ({
  page,
  app,
}) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile');
  await expect(page.getByText(/Plumber · Member since \w+ \d+, \d{4}/)).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await edit(page);
  await expectAccessibleInAllLayouts(page);
  const texts = {
    'Business name': 'Ridgeline Plumbing',
    Specialty: 'Older homes',
    Location: 'Boise, Idaho, USA',
    'Years in business': '0',
    'Anything else your helpers should know': 'k'.repeat(500),
    'What you want AI to do, and not do': `${'No prices. '.repeat(45)}`.slice(0, 500).trim(),
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  const lists = {
    'Business type': 'Electrician',
    'Business size': '2-10',
    'Typical customers': 'commercial',
    'Business stage': 'Growing',
    'Main challenge': 'Managing cash flow',
    'How your helpers should write': 'detailed_explained',
  };
  for (const [label, value] of Object.entries(lists))
    await page.getByLabel(label).selectOption(value);
  await choice(page, 'Goals', 'Increase revenue').check();
  await choice(page, 'Tools you use', 'QuickBooks').check();
  await choice(page, 'How customers reach you', 'Text/SMS').check();
  await save(page);
  await expect(page.getByText('Saved!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ridgeline Plumbing');
  await expect(fact(page, 'Years in business')).toContainText('0');
  await expect(fact(page, 'Business size')).toContainText('2-10 people');
  await expect(fact(page, 'Goals')).toContainText('Increase revenue');
  await expectAccessibleInAllLayouts(page);
  await expect(page.getByText('Saved!')).toBeHidden({ timeout: 6000 });
  const [business] = (await dana.client.account.get({})).businesses;
  expect(business).toMatchObject({
    name: 'Ridgeline Plumbing',
    type: 'Electrician',
    industry: 'Older homes',
    company_size: '2-10',
    location: 'Boise, Idaho, USA',
    years_in_business: 0,
    typical_customer_type: 'commercial',
    phase_tag: 'Growing',
    main_challenge: 'Managing cash flow',
    selected_goals: ['Increase revenue'],
    tools_software_in_use: ['QuickBooks'],
    primary_service_channels: ['Text/SMS'],
    preferred_communication_style: 'detailed_explained',
    operational_context: texts['Anything else your helpers should know'],
    ai_usage_context: texts['What you want AI to do, and not do'],
  });
  await edit(page);
  await page.getByLabel('Years in business').fill(' ');
  await page.getByLabel('Business type', { exact: true }).selectOption('Other');
  await page.getByLabel('What does your business do?').fill('Pool service');
  await save(page);
  await expect(page.getByText('Pool service · Member since')).toBeVisible();
  const [after] = (await dana.client.account.get({})).businesses;
  expect(after).toMatchObject({ years_in_business: null, type: 'Pool service' });
});

test('an invalid form shows all errors, each with a link to its field', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const dana = await app.owner('Dana', 'free');
  await open(page, dana, '/dashboard/profile');
  await edit(page);
  await page.getByLabel('Business name').fill('  ');
  await page.getByLabel('Business type', { exact: true }).selectOption('');
  await page.getByLabel('Years in business').fill('1.5');
  for (const name of ['Marketing', 'Sales']) await choice(page, 'Your helpers', name).uncheck();
  await save(page);
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Business name is required',
    'Business type is required',
    'Enter a whole number of years, 0 or more',
    'Choose at least one helper',
  ]);
  await expectAccessibleInAllLayouts(page);
  await summary.getByRole('link', { name: /^Enter a whole number of years/ }).click();
  const years = page.getByLabel('Years in business');
  await expect(years).toBeFocused();
  await expect(years).toHaveAttribute('aria-invalid', 'true');
  await expect(question(page)).toBeHidden();
  await years.fill('7');
  await expect(summary.getByRole('link')).toHaveCount(3);
  await page.getByLabel('Business name').fill('Dana Plumbing');
  await page.getByLabel('Business type', { exact: true }).selectOption('Painter');
  // One of the two is swapped; a plan with two helpers allows that once a day.
  await choice(page, 'Your helpers', 'Sales').check();
  await choice(page, 'Your helpers', 'Finance').check();
  await expect(choice(page, 'Your helpers', 'Marketing')).toBeDisabled();
  await expect(page.getByText('Free accounts are limited to 2 helpers.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Sales, Finance')).toBeVisible();
});

test('a server error is shown, and the input is kept', { tag: '@night' }, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile');
  await edit(page);
  await page.getByLabel('Location').fill('Boise');
  await page.route('**/api/businesses/*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'unavailable', title: 'Please try again in a moment.' }),
    }),
  );
  await save(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Boise');
  await page.unroute('**/api/businesses/*');
  await save(page);
  await expect(page.getByText('Saved!')).toBeVisible();
});

test('Cancel discards the changes without asking', { tag: '@night' }, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile');
  await edit(page);
  await page.getByLabel('Business name').fill('Something Else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Plumbing');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await edit(page);
  await expect(page.getByLabel('Business name')).toHaveValue('Dana Plumbing');
});

test('a name is capitalized while typing, and a letter changed back to lower case stays', {
  tag: '@night',
}, async ({ page, app }) => {
  const dana = await app.owner('Dana');
  await open(page, dana, '/dashboard/profile');
  await edit(page);
  const name = page.getByLabel('Business name');
  await name.fill('');
  await name.pressSequentially('iPipe repair');
  await expect(name).toHaveValue('IPipe Repair');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.type('ix');
  await expect(name).toHaveValue('ixPipe Repair');
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ixPipe Repair');
});

test('leaving a half-edited profile always asks first', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const dana = await app.owner('Dana');
  await dana.client.businesses.add({ name: 'Crew Two', type: 'Painter' });
  await open(page, dana);
  const toProfile = async () => {
    await goTo(page, 'Profile');
    await expect(page).toHaveURL('/dashboard/profile');
  };
  const location = page.getByLabel('Location');
  const staysWith = async (text: string) => {
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(location).toHaveValue(text);
    await expect(page).toHaveURL('/dashboard/profile');
  };

  await toProfile();
  await edit(page);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await toProfile();
  await edit(page);
  await location.fill('Boise');

  await page.getByRole('link', { name: 'History' }).click();
  await expect(question(page)).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await staysWith('Boise');
  await page.goBack();
  await staysWith('Boise');
  await page.goBack();
  await staysWith('Boise');
  await signOut(page);
  await staysWith('Boise');
  await page.getByRole('button', { name: /^Switch business/ }).click();
  await page.locator('.business-menu').getByRole('button', { name: /^Dana/ }).click();
  await staysWith('Boise');
  const closing = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closed.catch(() => {});
  await expect(location).toHaveValue('Boise');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  await toProfile();
  await edit(page);
  await location.fill('Boise');
  await page.getByRole('link', { name: 'History' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/history');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/profile');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');

  await toProfile();
  await edit(page);
  await location.fill('Boise');
  await page.getByRole('button', { name: /^Switch business/ }).click();
  await page.locator('.business-menu').getByRole('button', { name: /^Dana/ }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Plumbing');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');

  await toProfile();
  await edit(page);
  await location.fill('Boise');
  await save(page);
  await expect(page.getByText('Saved!')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});
