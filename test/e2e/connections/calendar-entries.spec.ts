import { expect } from '@playwright/test';
import { providers } from '#shared/domain/connections/providers.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { calendar, dayIn, provider, timeZone } from '#test/support/calendar/calendar.ts';
import { connectByHand } from '#test/support/calendar/connect-calendar-by-hand.ts';
import { eventOfTask, standing } from '#test/support/calendar/entries.ts';
import { open, test } from '#test/support/playwright-app.ts';

const { name: providerName, shortName } = providers[provider];

test('a job in the calendar leaves a free time for a draft; the reminder of the draft goes on the calendar, is moved, deleted there, put back and taken off', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const { calendar: there } = app.stack;
  const ada = await app.owner('Ada', 'pro');
  const { account } = await ada.client.account.get({});
  const business_id = String(account.active_business_id);
  await ada.client.businesses.update({ business_id, time_zone: timeZone });
  there.clear(calendar);
  there.addEvent(calendar, { on: dayIn(1), from: '08:00', to: '12:00', summary: 'Olen Street' });
  await open(page, ada, '/dashboard/connections');
  await connectByHand(page, app);
  const row = page.getByRole('listitem', { name: providerName });
  await page.goto('/dashboard/connections');
  await expect(row.getByText(/Google asks you the first time/)).toBeVisible();

  // The open place of a day in a draft is filled with free time, and the draft leaves a reminder.
  await page.goto('/dashboard/operations?view=chat');
  const input = page.getByLabel('Message Operations');
  await input.fill('Rain tomorrow. Write the text to move a visit.');
  await input.press('Enter');
  const free = page.locator('.free-times').first();
  await expect(free).toContainText('You’re free', { timeout: 20_000 });
  await free.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Mark as sent' }).first().click();
  await page.getByRole('button', { name: 'Remind me in 3 days' }).click();
  await expect(page.getByText('Reminder set')).toBeVisible();

  // The first press asks for what it takes, on a page of the provider's.
  await page.goto('/dashboard/week');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const task = page.getByRole('listitem').filter({ hasText: 'Any reply?' });
  await expect(task).toBeVisible();
  const put = task.getByRole('button', { name: /^Put on calendar/ });
  await put.click();
  const dialog = page.getByRole('dialog', { name: `Put tasks on ${providerName}?` });
  await expect(dialog).toContainText('“Sevenhands”');
  await expectAccessibleInAllLayouts(page);
  await dialog.getByRole('button', { name: `Go to ${shortName}` }).click();
  await page.getByRole('link', { name: 'No thanks' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing changed' })).toBeVisible();
  await expect(page.getByText(/Everything else works as before/)).toBeVisible();
  await page.goto('/dashboard/week');
  await put.click();
  await dialog.getByRole('button', { name: `Go to ${shortName}` }).click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(
    page.getByRole('heading', { name: `You allowed it in ${providerName}` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to your week' }).click();
  await put.click();
  const link = task.getByRole('link', { name: /^On your calendar/ });
  await expect(link).toHaveAttribute('href', /^https:/, { timeout: 20_000 });
  await expect.poll(() => standing(app)).toMatchObject([{ start: { date: dayIn(3) } }]);
  await expectAccessibleInAllLayouts(page);

  // It follows its task.
  const move = task.getByRole('button', { name: /^Move/ });
  await move.click();
  await page.getByRole('button', { name: 'Tomorrow', exact: true }).click();
  await expect.poll(() => standing(app)).toMatchObject([{ start: { date: dayIn(1) } }]);

  // Deleted there, it is told here and not put back by itself.
  const { tasks } = await ada.client.week.get({ business_id });
  const { id = '' } = tasks.find(({ title }) => title.startsWith('Any reply?')) ?? {};
  const event = eventOfTask(app, id);
  there.removeEvent(event.calendar, event.id);
  await page.reload();
  await move.click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(task.getByText('This task was deleted from your calendar on Google.')).toBeVisible({
    timeout: 20_000,
  });
  expect(standing(app)).toEqual([]);
  await expectAccessibleInAllLayouts(page);
  await task.getByRole('button', { name: /^Put it back/ }).click();
  await expect(link).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => standing(app)).toMatchObject([{ start: { date: dayIn(0) } }]);

  // Ticked and taken back it follows too; then it is taken off.
  await move.click();
  await page.getByRole('button', { name: 'Take off calendar' }).click();
  await expect(put).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => standing(app)).toEqual([]);
  await page.goto('/dashboard/connections');
  await expect(row.getByText(/You allowed this at Google/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('free time takes a task with its time, which is not free any more', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const { calendar: there } = app.stack;
  const ada = await app.owner('Ada', 'pro');
  const { account } = await ada.client.account.get({});
  const business_id = String(account.active_business_id);
  await ada.client.businesses.update({ business_id, time_zone: timeZone });
  there.clear(calendar);
  await open(page, ada, '/dashboard/connections');
  await connectByHand(page, app);
  const hours = { days: [1, 2, 3, 4, 5, 6, 7] as (1 | 2 | 3 | 4 | 5 | 6 | 7)[], from: 8, to: 12 };
  await ada.client.connections.saveHours({ business_id, hours });
  await page.goto('/dashboard/week');
  await page.getByRole('button', { name: 'Next week' }).click();
  await page
    .getByRole('button', { name: /8 am to 12 pm/ })
    .first()
    .click();
  const slot = page.getByRole('region', { name: /, 8 am to 12 pm$/ });
  await slot.getByRole('button', { name: 'Put a task here' }).click();
  await slot.getByLabel('What do you want to do then?').fill('Order filters');
  await slot.getByRole('button', { name: 'Add the task' }).click();
  const put = slot.getByRole('button', { name: /^Put on calendar ?: Order filters/ });
  await put.click();
  await page.getByRole('button', { name: `Go to ${shortName}` }).click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await page.getByRole('link', { name: 'Back to your week' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page
    .getByRole('button', { name: /8 am to 12 pm/ })
    .first()
    .click();
  await put.click();
  await expect
    .poll(() => standing(app), { timeout: 20_000 })
    .toMatchObject([
      { summary: 'Order filters', start: { dateTime: expect.stringMatching(/T08:00:00$/) } },
    ]);
  await expect(page.getByRole('button', { name: /9 am to 12 pm/ }).first()).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('8 am', { exact: true }).first()).toBeVisible();
  await expectAccessibleInAllLayouts(page);
});
