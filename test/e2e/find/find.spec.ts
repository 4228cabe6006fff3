import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoOverflow } from '#test/support/browser.ts';
import { goTo } from '#test/support/pages/frame.ts';
import { weekOf } from '#test/support/pages/week-page.ts';
import { open, test } from '#test/support/playwright-app.ts';

test('an owner finds a chat by a word in it, a task and a prompt, and lands on each', {
  tag: '@phone',
}, async ({ page, app, isMobile }) => {
  const ada = await app.owner('Ada');
  const week = await weekOf(ada);
  await week.add(['Order filters for Okafor', 0]);
  await ada.askTimes(1);
  await open(page, ada, '/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  const find = async (words: string) => {
    if (isMobile) {
      await goTo(page, 'More');
      await page.getByRole('button', { name: 'Find anything' }).click();
    } else await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await field.fill(words);
  };
  await find('okafor');
  await expect(page.getByRole('option', { name: /^Order filters for Okafor/ })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Order filters for Okafor' })).toBeFocused();

  await find('follow up');
  const chats = page.getByRole('group', { name: 'Chats' });
  await chats.getByRole('option', { name: /^Follow up/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/sales\?memoryId=/);

  await find('Win back');
  await page.getByRole('group', { name: 'Prompts' }).getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a tablet the list takes the height of the window, and the searched words are marked', {
  tag: '@night',
}, async ({ page, app }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, await app.owner('Ada'), '/dashboard/more');
  await page.getByRole('button', { name: 'Find anything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(900);
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('money');
  await expect(dialog.locator('mark').first()).toHaveText(/money/i);
  await expectAccessibleInBothThemes(page);
});
