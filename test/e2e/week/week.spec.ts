import { expect, type Page } from '@playwright/test';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { answerWithWork } from '../../support/answers/work-answer.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { taskOn, weekOf } from '../../support/pages/week-page.ts';
import { open, test } from '../../support/playwright-app.ts';

test.use({ loadsAhead: true });

const list = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const move = (page: Page, title: string) =>
  taskOn(page, title).getByRole('button', { name: /^Move/ });

test('steps and a sent draft are added to the week from an answer, and checked off on the dashboard', {
  tag: '@phone',
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  answerWithWork(app.stack.openai);
  const ada = await app.owner('Weeka', 'pro', { selected_helpers: ['sales', 'finance'] });
  const week = await weekOf(ada);
  await open(page, ada, '/dashboard/sales');
  await page.getByRole('button', { name: /^Follow-up Strategies/ }).click();
  await page.getByRole('button', { name: /^Quote gone quiet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quote gone quiet' });
  await dialog.getByLabel('Quote amount').fill('1,850');
  await dialog.getByRole('button', { name: 'Send to Sales' }).click();
  const steps = list(page, 'Steps, in order');

  // The day is changed first, then one step is added, then the other.
  await steps.getByRole('button', { name: /^Text the first 10 regulars: .*Change date/ }).click();
  await steps.getByLabel('Day').fill(week.today);
  await steps.getByRole('button', { name: 'Set date' }).click();
  await steps
    .getByRole('button', {
      name: /^Add ?to my week: Text the first 10 regulars/,
    })
    .click();
  await expect(steps.getByText('Added')).toHaveCount(1);
  await steps.getByRole('button', { name: 'Add the other one to my week' }).click();
  await expect(steps.getByText('Added')).toHaveCount(2);
  const text = page.getByRole('article', { name: 'Text to your regulars' });
  await text.getByRole('textbox', { name: 'First name' }).fill('Janet');
  await text.getByRole('button', { name: 'Mark as sent' }).click();
  await text.getByRole('button', { name: 'Remind me in 3 days' }).click();
  await expect(text.getByText('Reminder set')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInAllLayouts(page);
  await expect
    .poll(async () => (await week.read('Any reply? Text to your regulars'))?.due)
    .toBe(addDays(week.today, 3));

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Two things today' })).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  await taskOn(page, 'Text the first 10 regulars').getByRole('checkbox').click();
  await expect(page.getByText('Done: Text the first 10 regulars')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await week.hasState('Text the first 10 regulars', 'done');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(taskOn(page, 'Text the first 10 regulars')).toBeVisible();
  await week.hasState('Text the first 10 regulars', 'open');

  await page.getByRole('link', { name: 'See your week' }).click();
  const reminder = taskOn(page, 'Any reply? Text to your regulars');
  await reminder.getByRole('button', { name: /^Show draft/ }).click();
  await expect(reminder).toContainText("Hi Janet, it's Renee from Weeka Plumbing.");
  expect(complaints).toEqual([]);
});

test('a week is checked off, moved, changed and undone by keyboard, also without a connection', {
  tag: ['@phone', '@night'],
}, async ({ page, app, context }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const bo = await app.owner('Moveo');
  const week = await weekOf(bo);
  await week.add(['Call Mr. Okafor', -1], ['Ask Janet', 0], ['Order cloths', 30]);
  await open(page, bo, '/dashboard/week');
  await expect(page.getByText('Two tasks today, about 20 minutes.')).toBeVisible();
  await expect(list(page, 'Overdue').getByText('Was due yesterday')).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await move(page, 'Call Mr. Okafor').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(move(page, 'Call Mr. Okafor')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moved to today: Call Mr. Okafor')).toBeVisible();
  await expect(list(page, 'Today').getByRole('checkbox')).toHaveCount(2);
  await expect.poll(async () => (await week.read('Call Mr. Okafor'))?.due).toBe(week.today);

  await move(page, 'Ask Janet').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Task').fill('Ask Janet Lee for a review');
  await page.getByLabel('Who’s doing it').fill('Ana');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(taskOn(page, 'Ask Janet Lee for a review')).toContainText('Ana');

  // Offline changes are shown at once and kept until they are sent.
  await context.setOffline(true);
  await taskOn(page, 'Ask Janet Lee for a review').getByRole('checkbox').click();
  await page.getByRole('textbox', { name: 'Add to your week' }).fill('Call my sister');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(taskOn(page, 'Call my sister')).toBeVisible();
  await expect(page.getByText('Some changes aren’t saved yet.')).toBeVisible();
  expect((await week.read('Ask Janet Lee for a review'))?.state).toBe('open');
  await context.setOffline(false);
  await week.hasState('Ask Janet Lee for a review', 'done');
  await week.hasState('Call my sister', 'open');
  await expect(page.getByText('Some changes aren’t saved yet.')).toHaveCount(0);
  await page.reload();
  await expect(list(page, 'Done').getByRole('checkbox')).toBeChecked();
  await expect(taskOn(page, 'Call my sister')).toBeVisible();
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('when two devices move one task, the second is asked which day to use', {
  tag: '@night',
}, async ({ page, app }) => {
  const cleo = await app.owner('Cleo');
  const week = await weekOf(cleo);
  await week.add(['Send the list', 0]);
  await open(page, cleo, '/dashboard/week');
  await expect(taskOn(page, 'Send the list')).toBeVisible();
  const task = await week.read('Send the list');
  const elsewhere = addDays(week.today, 40);
  await cleo.client.week.changeTask({
    business_id: week.business_id,
    id: String(task?.id),
    seen: 1,
    change: { kind: 'move', due: elsewhere },
  });
  await move(page, 'Send the list').click();
  await page.getByRole('button', { name: 'Tomorrow', exact: true }).click();
  await expect(page.getByText(/^You moved “Send the list” to .+ in another window/)).toBeVisible();
  expect((await week.read('Send the list'))?.due).toBe(elsewhere);
  await page.getByRole('button', { name: 'Move it to tomorrow' }).click();
  await expect
    .poll(async () => (await week.read('Send the list'))?.due)
    .toBe(addDays(week.today, 1));
});
