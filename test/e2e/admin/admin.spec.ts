import { type Browser, expect, type Page } from '@playwright/test';
import { untestedEditMessage } from '#shared/domain/admin/prompt-tryout-rules.ts';
import { goTo } from '#test/support/pages/frame.ts';
import { testPrompt } from '#test/support/pages/prompt-editor.ts';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';
import {
  complaintsOf,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  freshEmail,
  signIn,
  signUp,
} from '../../support/browser.ts';

test.use(wholeProduct);

const adminsPage = async (browser: Browser, page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport: { width, height } });
  const admin = await context.newPage();
  await signInAsAdmin(admin);
  return admin;
};
const signInAsAdmin = async (page: Page) => {
  await signIn(page, 'admin@sevenhands.test', 'sevenhands');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { name: 'Administrator Dashboard' })).toBeVisible();
};

/** Signs up an owner of a trade on the Professional trial. */
const owner = async (page: Page, trade: string) => {
  const email = freshEmail('owner');
  await signUp(page, email);
  await page.getByLabel('Business name').fill('North Side');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: trade }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, North Side' })).toBeVisible();
  return email;
};

/** Expects the page to be accessible in both themes. */
const looksRight = async (page: Page) => {
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
};

test('only the admin can open the admin area, and can open no other page', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/login?next=%2Fadmin');

  await page.route('**/api/account', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.getByLabel('Email').fill('admin@sevenhands.test');
  await page.getByLabel('Password', { exact: true }).fill('sevenhands');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Verifying access...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Administrator Dashboard' })).toBeVisible();
  await page.unroute('**/api/account');
  for (const path of ['/dashboard', '/dashboard/sales', '/onboarding']) {
    await page.goto(path);
    await expect(page).toHaveURL('/admin');
  }
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/(login|$)/);

  await signIn(page, 'demo@sevenhands.test', 'sevenhands');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
});

test(
  'the admin previews the app as a roofer on Free, changes nothing, and returns',
  { tag: ['@phone', '@night'] },
  async ({ page }, { project }) => {
    const complaints = complaintsOf(page);
    await signInAsAdmin(page);
    await expect(page.getByRole('heading', { name: 'Contact messages' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'By plan' })).toBeVisible();
    await looksRight(page);

    await page.getByLabel('Business type').selectOption('Roofer');
    await page.getByRole('button', { name: /^Free/ }).click();
    await expect(page).toHaveURL('/dashboard');
    const banner = page.getByText('Preview Mode: Viewing as Free User');
    await expect(banner).toBeVisible();
    await expect(page.getByText('An empty sample business (Roofer)')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /^Welcome(?: back)?, Sample Roofer/ }),
    ).toBeVisible();
    await expect(
      page.getByText('Questions remaining today: 10/10').filter({ visible: true }),
    ).toBeVisible();
    if (project.name === 'phone') await goTo(page, 'Helpers');
    const side = page.getByRole(project.name === 'phone' ? 'main' : 'navigation');
    for (const name of ['Marketing', 'Social Media'])
      await expect(side.getByRole('link', { name })).toBeVisible();
    for (const name of ['Sales', 'Finance', 'Customer Service', 'Operations', 'Hiring & HR'])
      await expect(side.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
    await side.getByRole('link', { name: 'Marketing' }).click();
    await expect(page.getByRole('heading', { name: 'Marketing', level: 1 })).toBeVisible();
    await looksRight(page);

    expect(complaints).toEqual([]);
    await page.getByLabel('Message Marketing').fill('Who should get my flyers?');
    await page.getByRole('button', { name: 'Send' }).click();
    const refusal = 'Nothing is saved in preview mode. Exit Preview to make changes.';
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page.getByText(refusal)).toHaveCount(1);

    await page.reload();
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: 'Exit Preview' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(banner).toHaveCount(0);

    await page.goto('/test-business-types');
    await page.getByRole('button', { name: 'Test Roofer', exact: true }).click();
    await page.getByRole('button', { name: 'Open the app as this owner' }).click();
    await expect(page.getByText('Preview Mode: Viewing as Trial User')).toBeVisible();
    await goTo(page, 'Back to Admin');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('Preview Mode')).toHaveCount(0);
  },
);

test('the tools link to the pages they name', { tag: '@night' }, async ({ page }) => {
  await signInAsAdmin(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Open the ad page/ }).click();
  const ad = await opened;
  await expect(ad).toHaveURL('/ad');
  await ad.close();

  await page.getByRole('link', { name: 'Trial', exact: true }).click();
  await expect(page).toHaveURL('/onboarding-preview?plan=trial');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  for (let step = 1; step < 4; step++) await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Exit Preview' }).click();
  await expect(page).toHaveURL('/admin');

  await page.getByRole('link', { name: 'Standard', exact: true }).click();
  await expect(page.getByText('This is a preview. Nothing you enter is saved.')).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Test business types' })).toBeVisible();
  await page.getByRole('link', { name: 'Administrator Dashboard' }).click();
  await expect(page).toHaveURL('/admin');
});

test('an owner’s suggestion is shown, kept when deleting is canceled, and deleted', {
  tag: '@night',
}, async ({ page, browser }) => {
  const text = `Route planning <img src=x onerror=alert(1)> ${Date.now()}`;
  await owner(page, 'Lawncare');
  await page.goto('/dashboard/suggestions');
  await page.getByRole('textbox').first().fill(text);
  await page.getByRole('button', { name: /^Submit|^Send/ }).click();
  await expect(page.getByText(/thank/i).first()).toBeVisible();

  const admin = await adminsPage(browser, page);
  const dialogs: string[] = [];
  admin.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await expect(admin.getByText(text)).toBeVisible();
  const remove = admin.getByRole('button', { name: `Delete suggestion: ${text.slice(0, 60)}` });
  await remove.click();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await admin.getByLabel('Reason').fill('Only a test');
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.getByText('Suggestion deleted')).toBeVisible();
  await expect(admin.getByText(text)).toHaveCount(0);
  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'User suggestions' })).toBeVisible();
  await expect(admin.getByText(text)).toHaveCount(0);
  expect(dialogs).toEqual([]);
  await admin.context().close();
});

test(
  'an edited prompt is shown to owners of that trade, and a reset restores the original',
  { tag: ['@phone', '@night'] },
  async ({ page, browser }, { project }) => {
    const trade = project.name === 'phone' ? 'Painter' : 'Electrician';
    const title = `Quotes for every ${trade}`;
    const admin = await adminsPage(browser, page);
    await admin.getByRole('link', { name: 'Starter prompts' }).click();
    await admin.getByRole('link', { name: 'By helper' }).click();
    await admin.getByLabel('Helper', { exact: true }).selectOption('sales');
    await admin.getByLabel('Business type').selectOption(trade);
    await expect(admin).toHaveURL(new RegExp(`helper=sales&trade=${trade}`));
    await admin
      .getByRole('button', { name: /^Edit:/ })
      .first()
      .click();
    const before = await admin.getByLabel('Title').inputValue();
    const prompt = admin.getByRole('textbox', { name: 'Prompt' });
    const words = await prompt.inputValue();
    await prompt.fill(`${words}\n{nobody_knows}`);
    await expect(admin.getByText('No blank is named {nobody_knows}.')).toBeVisible();
    await looksRight(admin);
    await prompt.fill(words);
    await admin.getByLabel('Title').fill(title);
    await admin.getByRole('button', { name: 'Publish' }).click();
    await expect(admin.getByText(untestedEditMessage)).toBeVisible();
    await testPrompt(admin.getByRole('dialog', { name: 'Edit prompt' }));
    await admin.getByRole('button', { name: 'Publish' }).click();
    await expect(admin.getByText('Published', { exact: true })).toBeVisible();
    await expect(admin.getByText('Edited')).toBeVisible();
    await admin.getByRole('button', { name: `Move down: ${title}` }).click();
    await expect(admin.getByRole('listitem').nth(1)).toContainText(title);
    await looksRight(admin);

    await owner(page, trade);
    await page.goto('/dashboard/sales');
    await expect(page.getByText(title)).toBeVisible();

    await admin.getByRole('button', { name: `Restore original: ${title}` }).click();
    await admin.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(admin.getByText('Original text restored')).toBeVisible();
    await page.reload();
    await expect(page.getByText(before)).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);

    await admin.getByRole('link', { name: 'Audit log' }).click();
    // Other tests act as the same admin, and their entries are listed above.
    const noted = admin.getByRole('listitem').filter({ hasText: 'Restored a starter prompt' });
    const more = admin.getByRole('button', { name: 'Show more' });
    await expect(async () => {
      if (!(await noted.count())) await more.click({ timeout: 1000 });
      await expect(noted.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await looksRight(admin);
    await admin.context().close();
  },
);

test('an owner creates, switches, tests and deletes businesses of each type', {
  tag: '@night',
}, async ({ page }) => {
  await owner(page, 'Plumber');
  await page.goto('/test-business-types');
  await page.getByRole('button', { name: 'Create Roofer' }).click();
  await expect(page.getByText('Business created')).toBeVisible();
  await expect(page.getByText('Test Roofer')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to North Side' }).click();
  await expect(page.getByRole('button', { name: 'Switch to Test Roofer' })).toBeVisible();
  await looksRight(page);

  await page.getByRole('button', { name: 'Test Roofer', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'What a Roofer' });
  await expect(sheet.getByText('can take on roof repairs')).toBeVisible();
  await sheet.getByLabel('Helper', { exact: true }).selectOption('finance');
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await expect(sheet.getByText(/^Asks for: /).first()).toBeVisible();
  await looksRight(page);
  await sheet.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Delete Test Roofer' }).click();
  await page.getByRole('button', { name: 'Delete business' }).click();
  await expect(page.getByText('Business deleted')).toBeVisible();
  await expect(page.getByText('Test Roofer')).toHaveCount(0);
});
