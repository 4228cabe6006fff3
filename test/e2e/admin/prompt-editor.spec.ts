import { expect, type Page } from '@playwright/test';
import { testPrompt } from '#test/support/pages/prompt-editor.ts';
import { test } from '#test/support/playwright-app.ts';
import { wholeProduct } from '#test/support/tools/whole-product.ts';
import {
  expectAccessibleInBothThemes,
  expectNoOverflow,
  freshEmail,
  signIn,
  signUp,
} from '../../support/browser.ts';

test.use(wholeProduct);

const looksRight = async (page: Page) => {
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
};

/** Opens the admin's prompts for every trade of Operations. */
const openEditor = async (page: Page) => {
  await signIn(page, 'admin@sevenhands.test', 'sevenhands');
  await expect(page.getByRole('heading', { name: 'Administrator Dashboard' })).toBeVisible();
  await page.goto('/admin?view=prompts&helper=operations&trade=Other');
  await expect(page.getByRole('heading', { name: 'Starter prompts' })).toBeVisible();
};

const openAsOwner = async (page: Page) => {
  await signUp(page, freshEmail('owner'));
  await page.getByLabel('Business name').fill('North Side');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Painter' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, North Side' })).toBeVisible();
};

test(
  'a prompt within a topic is edited, previewed, asked by an owner and counted by version',
  { tag: ['@phone', '@night'] },
  async ({ page, browser }, { project }) => {
    test.slow();
    const isPhone = project.name === 'phone';
    // Two topics, because both journeys edit one catalogue.
    const area = isPhone ? 'Scheduling & Time Management' : 'Documentation & SOPs';
    const name = isPhone ? 'Our weeks' : 'Our papers';
    const title = `Two lines ${project.name}`;
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const admin = await context.newPage();
    await openEditor(admin);

    await admin.getByRole('button', { name: `Edit: ${area}` }).click();
    await admin.getByLabel('Title').fill(name);
    await admin.getByText('Change icon').click();
    await admin.getByRole('radio', { name: 'star', exact: true }).check();
    await looksRight(admin);
    await admin.getByRole('button', { name: 'Publish' }).click();
    await expect(admin.getByRole('button', { name: `Edit: ${name}` })).toBeVisible();

    await admin.getByRole('button', { name: `Prompts inside: ${name}` }).click();
    const inside = admin.locator('.inside-prompts');
    await expect(inside.getByRole('listitem')).toHaveCount(4);
    await inside
      .getByRole('button', { name: /^Edit:/ })
      .first()
      .click();
    const dialog = admin.getByRole('dialog', { name: 'Edit prompt' });
    await dialog.getByLabel('Title').fill(title);
    await dialog
      .getByRole('textbox', { name: 'Prompt' })
      .fill('Write to {nickname}. {specificOutcome}');
    const remove = dialog.getByRole('button', { name: /^Remove blank/ });
    while ((await remove.count()) > 0) await remove.first().click();
    await dialog.getByRole('button', { name: 'Add a blank' }).click();
    await dialog.getByRole('textbox', { name: 'Name of blank 1' }).fill('nickname');
    await dialog.getByRole('textbox', { name: 'Label' }).fill('What they are called');
    await dialog.getByRole('textbox', { name: 'Hint' }).fill('As you say it on the phone');
    await dialog.getByLabel('Required').check();

    const tryOut = dialog.getByRole('region', { name: 'Test it' });
    await tryOut.getByRole('button', { name: 'Test it' }).click();
    await expect(tryOut.getByText('What they are called is required')).toBeVisible();
    await tryOut.getByRole('textbox', { name: 'What they are called' }).fill('Aunt Rosa');
    await testPrompt(dialog);
    await looksRight(admin);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(admin.getByText('Published', { exact: true })).toBeVisible();
    await inside.getByRole('button', { name: `Move down: ${title}` }).click();
    await expect(inside.getByRole('listitem').nth(1)).toContainText(title);

    await openAsOwner(page);
    await page.goto('/dashboard/operations');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const drawer = page.locator('.subcategory-prompts');
    await expect(drawer.getByRole('button').nth(1)).toContainText(title);
    await drawer.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    const form = page.getByRole('dialog', { name: title });
    await expect(form.getByText('As you say it on the phone')).toBeVisible();
    await form.getByLabel('What they are called').fill('Aunt Rosa');
    await form.getByRole('button', { name: 'Send to Operations' }).click();
    await page.getByRole('button', { name: 'This didn’t help' }).click();
    await page.getByLabel('Reason (optional)').fill('Too short for us');
    await page
      .getByRole('button', { name: /^(Send|Save)/ })
      .last()
      .click();

    await admin.reload();
    await admin.getByRole('button', { name: `Prompts inside: ${name}` }).click();
    await inside.getByRole('button', { name: `Edit: ${title}` }).click();
    const row = dialog.getByRole('row', { name: /^Edited/ });
    await expect(row.getByRole('cell')).toHaveText(['1', '0', '0', '0', '0', '1']);
    await row.getByText('1 reason').click();
    await expect(row.getByText('Too short for us')).toBeVisible();
    await looksRight(admin);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await inside.getByRole('button', { name: `Restore original: ${title}` }).click();
    await admin.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(inside.getByText(title)).toHaveCount(0);
    await page.goto('/dashboard/operations');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(drawer.getByRole('button')).toHaveCount(4);
    await expect(drawer.getByText(title)).toHaveCount(0);
    await context.close();
  },
);
