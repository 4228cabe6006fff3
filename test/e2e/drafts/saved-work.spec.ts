import { expect } from '@playwright/test';
import { answerWithWork } from '../../support/answers/work-answer.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { goTo } from '../../support/pages/frame.ts';
import { open, test } from '../../support/playwright-app.ts';

test('a draft is saved by name, found, copied, redone for another customer, renamed and deleted', {
  tag: '@phone',
}, async ({ page, app, context }) => {
  // Every state is checked in both themes.
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(page);
  answerWithWork(app.stack.openai);
  const ada = await app.owner('Wanda', 'free', { selected_helpers: ['sales', 'finance'] });
  await open(page, ada, '/dashboard');
  await goTo(page, 'Saved work');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await page.goto('/dashboard/sales?view=chat');
  await page.getByLabel('Message Sales').fill('What do I tell my regulars?');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'First name' }).fill('Janet');
  const save = page.getByRole('button', { name: 'Save “Text to your regulars”' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Save this draft' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Text to your regulars');
  await dialog.getByLabel('Name').fill('January price');
  await expectAccessibleInAllLayouts(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(save).toBeFocused();
  await page.getByRole('button', { name: 'Save “Price letter”' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/dashboard/work');
  const list = page.getByRole('main').getByRole('listitem');
  const names = page.locator('.work-title h2');
  await expect(names).toHaveText(['Price letter', 'January price']);
  await expect(list.first()).toContainText('Document');
  await page.getByLabel('Search').fill('same crew every');
  await expect(names).toHaveText(['January price']);
  await page.getByLabel('Search').fill('gutter');
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();

  await names.first().click();
  await expect(page.getByText('Dear Janet,')).toBeVisible();
  await names.last().click();
  await expect(page.getByText("Hi Janet, it's Renee")).toBeVisible();
  await page.getByRole('textbox', { name: 'Cleaning day' }).fill('Monday');
  await expectAccessibleInAllLayouts(page);
  await page.getByRole('button', { name: 'Copy' }).last().click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'still every other Monday.',
  );

  await page.getByRole('button', { name: 'Rename January price' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('New price');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Price letter', 'New price']);

  await page.getByRole('link', { name: 'Reuse for another customer New price' }).click();
  await expect(page).toHaveURL('/dashboard/sales?view=chat');
  await expect(page.getByLabel('Message Sales')).toHaveValue(
    /^Rewrite this for another customer[\s\S]*Hi Janet[\s\S]*This time it’s for:/,
  );

  await page.goto('/dashboard/work');
  await names.last().click();
  await page.getByRole('button', { name: 'Delete New price' }).click();
  const question = page.getByRole('dialog', { name: 'Permanently delete this?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(names).toHaveText(['Price letter']);
  await expect(page.getByRole('heading', { name: 'Saved work' })).toBeFocused();
  await page.reload();
  await expect(names).toHaveText(['Price letter']);
  expect(complaints).toEqual([]);
});
