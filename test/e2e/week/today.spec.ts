import { expect, type Page } from '@playwright/test';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { answerWithWork } from '../../support/answers/work-answer.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { taskOn, weekOf } from '../../support/pages/week-page.ts';
import { open, test } from '../../support/playwright-app.ts';

test.use({ loadsAhead: true });

/** The words in the rows of today's list, from the top. */
const rowsOf = (page: Page) =>
  page.locator('section[aria-labelledby="things-today"] li').locator('b, label').allTextContents();

/** Whether a part of the list lies under the input where the page is scrolled to its end. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    const panel = document.querySelector('.composer-panel')?.getBoundingClientRect();
    const last = document.querySelector('.today')?.getBoundingClientRect();
    return Boolean(panel && last && last.bottom > panel.top + 1);
  });

test('today’s list begins with overdue money, then overdue tasks, a draft, today’s tasks and one hint of the season', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  answerWithWork(app.stack.openai);
  const ada = await app.owner('Todaya', 'pro', { selected_helpers: ['sales', 'finance'] });
  const week = await weekOf(ada);
  await ada.client.businesses.locate({
    business_id: week.business_id,
    time_zone: 'UTC',
    languages: ['en-US'],
  });
  await ada.askTimes(1);
  await week.add(['Ask Janet', 0], ['Call Mr. Okafor', -1]);
  const invoice = (customer: string, number: string, days: number, balance: string) => ({
    customer,
    number,
    issued: addDays(week.today, -days - 20),
    due: addDays(week.today, -days),
    total: balance,
    balance,
  });
  await ada.client.connections.saveReceivables({
    business_id: week.business_id,
    today: week.today,
    currency: 'USD',
    invoices: [
      invoice('Harris Property Group', '1207', 41, '660'),
      invoice('Harris Property Group', '1208', 12, '1320'),
      invoice('Olentangy Dental', '1209', 8, '420'),
    ],
  });
  await open(page, ada);
  await expect(page.getByRole('heading', { name: 'Five things today' })).toBeVisible();
  expect((await rowsOf(page)).slice(0, 4)).toEqual([
    'Harris Property Group owes you $1,980',
    'Call Mr. Okafor',
    'Not sent yet: Text to your regulars',
    'Ask Janet',
  ]);
  await expect(page.getByText('2 invoices, oldest 41 days overdue.')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 more customer overdue' })).toBeVisible();
  for (const width of [320, 390, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await isCovered(page), `covered at ${width}`).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInAllLayouts(page);

  // A hint of the season becomes a task, and leaves room for the next one.
  const hints = page.getByRole('list', { name: 'Coming up' });
  const [hint = ''] = await hints.locator('b').allTextContents();
  await hints.getByRole('button', { name: /^Add to my week/ }).click();
  await expect(hints.getByText(hint, { exact: true })).toBeHidden();
  await expect.poll(() => week.read(hint)).toBeTruthy();

  await page.getByRole('button', { name: /^Write a reminder ?: Harris Property Group/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to Harris Property Group' });
  await expect(dialog.getByLabel('How much do they owe?')).toHaveValue(/^1,?980$/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open draft' }).click();
  await page.getByRole('article', { name: 'Text to your regulars' }).first().waitFor();
  await page.getByRole('button', { name: 'Mark as sent' }).first().click();
  await page.goto('/dashboard');
  await expect(taskOn(page, 'Ask Janet')).toBeVisible();
  await expect(page.getByText('Not sent yet: Text to your regulars')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('what is due and has no room is counted, and the count leads to the week', {
  tag: '@night',
}, async ({ page, app }) => {
  const ada = await app.owner('Full', 'pro', { selected_helpers: ['sales'] });
  await ada.askTimes(1);
  const week = await weekOf(ada);
  for (const nth of Array(7).keys()) await week.add([`Call customer ${nth + 1}`, 0]);
  await week.add(['Order filters', 1], ['Plan the spring offer', 12]);
  await open(page, ada);
  await expect(page.getByRole('heading', { name: 'Nine things today' })).toBeVisible();
  expect(await rowsOf(page)).toHaveLength(6);
  await page.getByRole('link', { name: '3 more in your week' }).click();
  await expect(page.getByText('Seven tasks today, about 70 minutes.')).toBeVisible();
});

test('a day without anything due is short and says what ten minutes are good for', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  const ada = await app.owner('Idle', 'pro', { selected_helpers: ['sales'] });
  const { business_id } = await weekOf(ada);
  await ada.client.businesses.locate({ business_id, time_zone: 'UTC', languages: ['en-US'] });
  await ada.askTimes(1);
  const [chat] = (await ada.client.history.list({})).items;
  await ada.client.history.remove({ id: String(chat?.id) });
  await open(page, ada);
  await expect(page.getByRole('heading', { name: 'Nothing due today' })).toBeVisible();
  const uses = page.getByRole('list', { name: 'Coming up' }).getByRole('listitem');
  await expect(uses).toHaveCount(3);
  await expect(uses.nth(1)).toContainText('Add last week’s numbers');
  await expectAccessibleInAllLayouts(page);
  const question = await uses.last().locator('b').textContent();
  await uses.last().getByRole('button', { name: /^Ask/ }).click();
  const input = page.getByLabel('Message the assistant');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue(String(question));
  await uses
    .nth(1)
    .getByRole('link', { name: /^Start/ })
    .click();
  await expect(page.getByRole('heading', { name: '3 numbers from last week' })).toBeVisible();
});
