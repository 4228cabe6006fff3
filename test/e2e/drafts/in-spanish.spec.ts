import { expect } from '@playwright/test';
import { answerWithWork, workParts } from '../../support/answers/work-answer.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { open, test } from '../../support/playwright-app.ts';

const body =
  'Hola [first name], le habla Renee de [business name]. Desde el **4 de enero** su limpieza cuesta $178. El mismo equipo, todavía cada dos [cleaning day].';

test('a text message is put in Spanish below the English, copied, kept after a reload and out of date after a change', {
  tag: ['@phone', '@night'],
}, async ({ page, app, context }) => {
  // Every state is checked in both themes.
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(page);
  const { openai } = app.stack;
  answerWithWork(openai);
  const ada = await app.owner('Selma', 'pro', { selected_helpers: ['sales', 'finance'] });
  await open(page, ada, '/dashboard/sales?view=chat');
  await page.getByLabel('Message Sales').fill('What do I tell my regulars?');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Text to your regulars' });
  const button = card.getByRole('button', { name: 'In Spanish Text to your regulars' });
  const again = card.getByRole('button', { name: 'Try again Text to your regulars' });
  await expect(button).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Janet');

  await context.setOffline(true);
  await button.click();
  await expect(card.getByRole('alert')).toHaveText(
    'You’re offline. Your draft is safe. Connect and try again.',
  );
  await context.setOffline(false);
  openai.say(JSON.stringify({ subject: null, body: body.replace('178', '187') }));
  await again.click();
  await expect(card.getByRole('alert')).toContainText('so we’re not showing it. It didn’t count.');
  await expect(card.getByText('187')).toBeHidden();
  await expectAccessibleInAllLayouts(page);

  openai.say(JSON.stringify({ subject: null, body }));
  await again.click();
  const spanish = card.getByRole('region', { name: 'In Spanish' });
  await expect(spanish.getByRole('heading', { name: 'In Spanish' })).toBeFocused();
  await expect(spanish).toContainText('Hola Janet, le habla Renee');
  await expect(card.getByText("Hi Janet, it's Renee")).toBeVisible();
  await expect(button).toBeHidden();
  await expectAccessibleInAllLayouts(page);
  await spanish.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Desde el 4 de enero su limpieza cuesta $178.',
  );

  // It is kept by the server too, where a chat is saved.
  await page.getByRole('textbox', { name: 'Cleaning day' }).fill('lunes');
  await page.reload();
  await expect(spanish).toContainText('Hola Janet, le habla Renee');
  const { turns } = await ada.client.account.export({});
  expect(turns[0]?.spanish).toMatchObject([{ index: 1, body }]);

  await card.getByRole('button', { name: 'Save “Text to your regulars”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await card.getByRole('button', { name: 'Edit “Text to your regulars”' }).click();
  const english = workParts[1]?.kind === 'draft' ? workParts[1].body : '';
  await card.getByLabel('Your text').fill(english.replace('178', '185'));
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(spanish).toBeHidden();
  await expect(card.getByText('so the Spanish is out of date.')).toBeVisible();
  await card.getByRole('button', { name: 'Ask for new Spanish' }).click();
  await expect(page.getByLabel('Message Sales')).toHaveValue(
    'Write “Text to your regulars” in Spanish, with my changes.',
  );

  await page.goto('/dashboard/work');
  await page.locator('.work-title h2').first().click();
  await expect(page.getByRole('region', { name: 'In Spanish' })).toContainText(
    'Hola Janet, le habla Renee',
  );
  await expectAccessibleInAllLayouts(page);
  expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
});
