import { expect, type Locator, type Page } from '@playwright/test';
import { answerWithWork } from '#test/support/answers/work-answer.ts';
import { askFully, chatView, log } from '#test/support/pages/chat-page.ts';
import { open, test } from '#test/support/playwright-app.ts';

/** The names of what looks like something to press: buttons, and links drawn as one. Runs in the page. */
const pressable = () =>
  [...document.querySelectorAll<HTMLElement>('button, [role=button], a')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      if (!element.matches('a')) return true;
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
    })
    .map((element) => element.getAttribute('aria-label') ?? element.innerText.trim());

/** The width of a letter between its margins, in CSS pixels. */
const paper = { width: 720, height: 960 };

/** Shows the open page as it is printed and expects these words on it, across the paper, and nothing to press. */
const expectOnPaper = async (
  page: Page,
  words: string | RegExp,
  inside = page.getByRole('main'),
) => {
  const screen = page.viewportSize() ?? paper;
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(pressable), page.url()).toEqual([]);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  expect((await inside.boundingBox())?.width).toBeGreaterThan(paper.width * 0.9);
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.setViewportSize(screen);
};

/** The words that the styles for paper write in place of a button. */
const written = (button: Locator) =>
  button
    .locator('xpath=ancestor::*[@data-paper][1]')
    .evaluate((element) => [
      getComputedStyle(element, '::before').content,
      getComputedStyle(element, '::after').content,
    ]);

test('a chat on paper has nothing to press and takes the whole width, from its page and from its print view', {
  tag: '@night',
}, async ({ page, app }) => {
  answerWithWork(app.stack.openai);
  await open(page, await app.owner('Ada'), chatView);
  await askFully(page, 'What do I tell my regulars?');
  await expectOnPaper(page, /it's Renee/, log(page));
  await page.emulateMedia({ media: 'print' });
  expect(await written(page.locator('.open-place').first())).toContain('"[first name]"');
  expect((await written(page.locator('.step-day').first()))[0]).toMatch(/^"\w{3}, \w{3} \d+"$/);
  await page.emulateMedia({ media: null });
  await page.getByRole('textbox', { name: 'First name' }).fill('Janet');
  await expectOnPaper(page, 'Janet');
  await page.goto('/dashboard/history');
  await page.getByRole('link', { name: /^Print/ }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expectOnPaper(page, /it's Renee/);
});

test('a draft and the list of saved work on paper have nothing to press', {
  tag: '@night',
}, async ({ page, app }) => {
  answerWithWork(app.stack.openai);
  await open(page, await app.owner('Ada'), chatView);
  await askFully(page, 'What do I tell my regulars?');
  await page.getByRole('button', { name: 'Save “Price letter”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this draft' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/dashboard/work');
  await page.locator('.work-title h2').click();
  await expectOnPaper(page, /^Dear/);
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expectOnPaper(page, /^Dear/);
});

test('numbers, a calculator and the week on paper have nothing to press, and every number stays', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Ada', 'pro', { name: 'Ada Cleaning', type: 'Cleaning Company' });
  const business_id = String((await ada.client.account.get({})).account.active_business_id);
  await ada.client.numbers.save({
    business_id,
    today: new Date().toISOString().slice(0, 10),
    numbers: [
      { id: 'average_job_value', value: '165' },
      { id: 'job_hours', value: '3.5' },
    ],
    choices: [],
  });
  await open(page, ada, '/dashboard/numbers');
  await expect(page.getByRole('button', { name: /^Change Typical job price/ })).toBeVisible();
  await expectOnPaper(page, 'Typical job price');
  await page.emulateMedia({ media: 'print' });
  expect(await written(page.locator('.kept-value').first())).toContain('"$165"');
  await page.emulateMedia({ media: null });
  await page.goto('/dashboard/numbers/calculators?sum=price-check');
  await expect(page.getByLabel('Typical job price')).toHaveValue('165');
  await expectOnPaper(page, 'Job profit');
  await page.goto('/dashboard/week');
  await page.getByLabel('Add to your week').fill('Call Mr. Okafor');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Call Mr. Okafor' })).toBeVisible();
  await expectOnPaper(page, 'Call Mr. Okafor');
});
