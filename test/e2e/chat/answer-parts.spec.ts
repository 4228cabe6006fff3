import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import mammoth from 'mammoth';
import { answerWithWork } from '../../support/answers/work-answer.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { type Owner, open, type PlaywrightApp, test } from '../../support/playwright-app.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const text = (page: Page) => card(page, 'Text to your regulars');
const mail = (page: Page) => card(page, 'The same as an email');
const letter = (page: Page) => card(page, 'Price letter');
const place = (page: Page, name: string) => text(page).getByRole('textbox', { name });
const storedPlaces = async ({ client }: Owner) =>
  (await client.account.export({})).turns[0]?.places;
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const toast = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

/** An owner who has sent a prompt to Sales and received the whole answer. */
const answered = async (page: Page, { owner, stack }: PlaywrightApp, name: string) => {
  answerWithWork(stack.openai);
  const ada = await owner(name, 'pro', { selected_helpers: ['sales', 'finance'] });
  await open(page, ada, '/dashboard/sales');
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quote gone quiet' });
  await dialog.getByLabel('Quote amount').fill('1,850');
  await dialog.getByRole('button', { name: 'Send to Sales' }).click();
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  return ada;
};

test('an owner fills in a name once, and every draft uses it', {
  tag: ['@phone', '@night'],
}, async ({ page, app, context }) => {
  // Every state is checked in both themes.
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(page);
  const ada = await answered(page, app, 'Renee');
  await expectAccessibleInAllLayouts(page);

  const told: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('Janet')) told.push(request.url());
  });
  await place(page, 'First name').fill('Janet');
  await expect(text(page)).toContainText("Hi Janet, it's Renee from Renee Plumbing.");
  await expect(mail(page)).toContainText('Your price from January 4, Janet');
  await expect(mail(page)).toContainText('Hi Janet,');
  await expect(letter(page)).toContainText('Dear Janet,');
  await expect(mail(page).getByRole('textbox')).toHaveCount(0);

  await text(page).getByRole('button', { name: 'Blank: cleaning day' }).click();
  await expect(place(page, 'Cleaning day')).toBeFocused();
  await text(page).getByRole('button', { name: 'Copy' }).click();
  await toast(page, 'Copied. You still need to fill in: cleaning day');
  await place(page, 'Cleaning day').fill('Friday');
  await text(page).getByRole('button', { name: 'Copy' }).click();
  await toast(page, /^Copied$/);
  const words =
    "Hi Janet, it's Renee from Renee Plumbing. From January 4 your clean is $178. Same crew, still every other Friday.";
  expect(await clipboard(page)).toBe(words);
  await expect(text(page)).toContainText('of 160 characters.');
  if (page.viewportSize()?.width === 390)
    await expect(text(page).getByRole('link', { name: 'Text' })).toHaveAttribute(
      'href',
      `sms:?&body=${encodeURIComponent(words)}`,
    );
  // No other element covers the drafts there.
  await text(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(mail(page).getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:?subject=${encodeURIComponent('Your price from January 4, Janet')}&body=${encodeURIComponent('Hi Janet,\r\n\r\nFrom January 4 your clean goes from $165 to $178 & nothing else changes.\r\n\r\nRenee')}`,
  );
  await expectAccessibleInAllLayouts(page);

  const saved = page.waitForEvent('download');
  await letter(page).getByRole('button', { name: 'Word', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('price-letter.docx');
  const { value: html, messages } = await mammoth.convertToHtml({ path: await file.path() });
  expect(messages).toEqual([]);
  expect(html).toContain('<h1>New price</h1><p>Dear Janet,</p>');
  expect(html).toContain('<li>The price is <strong>$178</strong> from January 4.</li>');
  expect(html).toContain('<ol><li>Call</li><li>Write</li></ol>');
  expect(html).toContain('<td><p>Biweekly</p></td>');

  await letter(page).getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'New price' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Dear Janet,');
  await expectAccessibleInAllLayouts(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  const paper = await page.getByRole('article').boundingBox();
  expect(paper?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.9);
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.getByRole('button', { name: 'Back' }).click();

  // The values survive leaving the page and a reload, and are there on another device.
  await expect(place(page, 'First name')).toHaveValue('Janet');
  await page.reload();
  await expect(mail(page)).toContainText('Hi Janet,');
  await expect
    .poll(() => storedPlaces(ada))
    .toEqual({ 'first name': 'Janet', 'cleaning day': 'Friday' });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/dashboard/history');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(place(page, 'First name')).toHaveValue('Janet');
  await expect(place(page, 'Cleaning day')).toHaveValue('Friday');

  await page.goto('/dashboard/history');
  await page.getByRole('link', { name: /^Print/ }).click();
  await expect(page.getByRole('article')).toContainText('Text message: Text to your regulars');
  const { turns } = await ada.client.account.export({});
  expect(turns[0]?.parts?.map(({ kind }) => kind)).toEqual([
    ...['text', 'draft', 'draft', 'draft', 'steps', 'handoff', 'question'],
  ]);
  // They are stored only with the answer.
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((url) => !url.endsWith('/places'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the value of a blank is sent again until the server has saved it', { tag: '@night' }, async ({
  page,
  app,
}) => {
  const ada = await answered(page, app, 'Nadia');
  await page.route('**/places', (route) => route.abort(), { times: 2 });
  await place(page, 'First name').fill('Janet');
  await expect
    .poll(() => storedPlaces(ada), { timeout: 20_000 })
    .toEqual({ 'first name': 'Janet' });
});

test('an owner edits a draft, marks it as sent and undoes both', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const ada = await answered(page, app, 'Edna');
  const edit = text(page).getByRole('button', { name: /^Edit “/ });
  await edit.click();
  const field = text(page).getByLabel('Your text');
  await expect(field).toBeFocused();
  await field.fill('Hi [first name], $178 from January. [anything else]?');
  await expectAccessibleInAllLayouts(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep typing' }).click();
  await text(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edit).toBeFocused();
  await expect(text(page)).toContainText('$178 from January.');
  await expect(place(page, 'Anything else')).toBeVisible();

  await text(page).getByRole('button', { name: 'Mark as sent' }).click();
  await expect(text(page)).toContainText('Sent today');
  await expect(text(page).getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expectAccessibleInAllLayouts(page);
  await page.reload();
  await expect(text(page)).toContainText('$178 from January.');
  await expect(text(page)).toContainText('Sent today');
  const { turns } = await ada.client.account.export({});
  expect(turns[0]?.drafts).toMatchObject([
    { index: 1, body: 'Hi [first name], $178 from January. [anything else]?' },
  ]);

  await text(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(text(page).getByRole('button', { name: 'Mark as sent' })).toBeFocused();
  await edit.click();
  await text(page).getByRole('button', { name: 'Undo my edits' }).click();
  await expect(text(page)).toContainText('Same crew');
  expect(complaints).toEqual([]);
});

test('steps have days and a calendar file, an option fills the input, and a handoff forwards the question', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  await answered(page, app, 'Stella');
  const steps = page.getByRole('region', { name: 'Steps, in order' });
  const tomorrow = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(Date.now() + 86_400_000);
  await expect(steps.getByRole('listitem').first()).toContainText(tomorrow);
  await expect(steps).toContainText('Start with the ones who like you most. 20 min.');
  await expect(steps).toContainText('15 min. Luis can do it.');
  const saved = page.waitForEvent('download');
  await steps.getByRole('button', { name: 'Add to calendar' }).click();
  const calendar = await readFile(await (await saved).path(), 'utf8');
  expect(calendar).toContain('SUMMARY:Text the first 10 regulars');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);

  const question = page.getByRole('region', { name: /^Does any regular/ });
  await question.getByRole('button', { name: 'Yes, a few' }).focus();
  await page.keyboard.press('Enter');
  const input = page.getByRole('textbox', { name: 'Message Sales' });
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('Yes, a few');

  await page.getByRole('link', { name: /^Go to Finance/ }).click();
  await expect(page).toHaveURL('/dashboard/finance?view=chat');
  await expect(page.getByRole('textbox', { name: 'Message Finance' })).toHaveValue(
    /Quote gone quiet[\s\S]*Work out what \$178 leaves of a biweekly clean\./,
  );
});
