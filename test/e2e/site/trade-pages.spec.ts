import { expect } from '@playwright/test';
import {
  complaintsOf,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  fillSignUp,
  freshEmail,
} from '#test/support/browser.ts';
import { test } from '#test/support/playwright-app.ts';

test('a plumber finds the plumbers’ page, signs up there, and onboarding starts as a plumber', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'For plumbers' }).click();
  await expect(page).toHaveTitle('For plumbers | Sevenhands');
  const example = page.getByRole('figure', { name: 'Sample chat with the Sales helper' });
  await expect(example).toContainText('Example: a plumber with 2 vans');
  await expect(example).toContainText('Text to the customer');
  await expect(page.getByText('Offer a pipe check before a hard freeze')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);

  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/signup?trade=plumbers');
  await fillSignUp(page, freshEmail('from-plumbers'));
  await page.getByLabel('Business name').fill('Ridgeline Plumbing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Plumber' })).toBeChecked();

  // A different choice is kept, also over a reload.
  await page.getByRole('radio', { name: 'Handyman' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Handyman' })).toBeChecked();
  expect(complaints).toEqual([]);
});

test('an unknown trade leaves the choice open', { tag: '@night' }, async ({ page }) => {
  await page.goto('/signup?trade=astronauts');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.goto('/for/astronauts');
  await expect(page).toHaveURL('/');
});

test('the picture of the product follows the theme, and only one of the two is loaded', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, theme] = /answer-(light|dark)/.exec(request.url()) ?? [];
    if (theme) loaded.push(theme);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const picture = page.getByRole('img', { name: /^An answer from the Sales helper/ });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveCount(1);
  await expect(picture).toHaveAttribute('src', /answer-dark/);
  expect(loaded).toEqual(['dark']);
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect(picture).toHaveAttribute('src', /answer-light/);
});

test('the operator of the stage is named on the front page and about us, and omitted where there is none', {
  tag: '@night',
}, async ({ page }) => {
  let operator: object | null = null;
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), operator } });
  });
  for (const path of ['/', '/about']) {
    operator = null;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByText('is run by')).toHaveCount(0);
    operator = { name: 'Dana Field LLC', address: '1 Main St', email: 'hello@field.example' };
    await page.reload();
    await expect(
      page.getByText('Sevenhands is run by Dana Field LLC, 1 Main St.').first(),
    ).toBeVisible();
  }
});

test('the table of contents of a legal page links to its sections', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/terms-of-service');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Canceling and refunds' }).click();
  await expect(page).toHaveURL('/terms-of-service#canceling-and-refunds');
  await expect(page.getByRole('heading', { name: 'Canceling and refunds' })).toBeInViewport();
});
