import { expect } from '@playwright/test';
import { addDays, weekdayOf } from '#shared/domain/lib/local-date.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '#test/support/browser.ts';
import { calendar, timeZone } from '#test/support/calendar/calendar.ts';
import { connectByHand } from '#test/support/calendar/connect-calendar-by-hand.ts';
import { open, test } from '#test/support/playwright-app.ts';

/** The first working day after today. */
const nextWorkday = () => {
  let day = addDays(localDateOf(new Date(), timeZone), 1);
  while (weekdayOf(day) > 5) day = addDays(day, 1);
  return day;
};
const longDay = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  }).format(new Date(date));

test('a calendar is connected and chosen; its jobs stand in the week and on Today, free time becomes a question, a task and the day of a draft', {
  tag: ['@phone', '@wide', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const { calendar: there } = app.stack;
  const ada = await app.owner('Ada', 'pro');
  const { account } = await ada.client.account.get({});
  const business_id = String(account.active_business_id);
  await ada.client.businesses.update({ business_id, time_zone: timeZone });
  await ada.askTimes(1);

  // Without a calendar the week is a list and nothing else.
  await open(page, ada, '/dashboard/week');
  await expect(page.getByRole('heading', { name: 'Your week', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calendar', exact: true })).toHaveCount(0);

  there.clear(calendar);
  const day = nextWorkday();
  there.addEvent(calendar, { on: day, from: '08:00', to: '13:30', summary: 'Olen Street' });
  there.addEvent(calendar, {
    on: day,
    from: '16:00',
    to: '17:00',
    summary: 'Dentist',
    visibility: 'private',
  });
  there.addEvent(calendar, {
    on: localDateOf(new Date(), timeZone),
    ...{ from: '00:30', to: '01:00', summary: 'Morning call' },
  });
  await page.goto('/dashboard/connections');
  await connectByHand(page, app);
  await page.getByRole('link', { name: 'See your week' }).click();

  // The week of that day: the next one if today is at the end of a week.
  const next = page.getByRole('button', { name: 'Next week' });
  await expect(next).toBeVisible();
  const tape = page.getByRole('group', { name: 'Days of the week' });
  if ((await tape.getByText(new RegExp(`${Number(day.slice(8))}: `)).count()) === 0)
    await next.click();
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone)
    await tape
      .getByRole('button', { name: new RegExp(`^\\w+ ${Number(day.slice(8))}: 2 jobs`) })
      .click();
  await expect(page.getByText('Olen Street')).toBeVisible();
  await expect(page.getByText('Dentist')).toHaveCount(0);
  await expect(page.getByText('Booked', { exact: true }).first()).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  // Free time is chosen, and a task put there.
  await page.getByRole('button', { name: /1:30 to 4 pm/ }).click();
  const slot = page.getByRole('region', { name: `${longDay(day)}, 1:30 to 4 pm` });
  await slot.getByRole('button', { name: 'Put a task here' }).click();
  await slot.getByLabel('What do you want to do then?').fill('Order the gutter guards');
  await slot.getByRole('button', { name: 'Add the task' }).click();
  await expect(slot.getByText('Order the gutter guards', { exact: true })).toBeVisible();
  await expect
    .poll(async () =>
      (await ada.client.week.get({ business_id })).tasks.map(({ title, due }) => [title, due]),
    )
    .toEqual([['Order the gutter guards', day]]);

  // The working hours are changed: the free time follows.
  await page.getByRole('button', { name: 'Your working hours' }).click();
  const hours = page.getByRole('dialog', { name: 'When do you work?' });
  await expectAccessibleInAllLayouts(page);
  await hours.getByLabel('To').selectOption({ label: '3 pm' });
  await hours.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /1:30 to 3 pm/ })).toBeVisible();

  // The list stays where it was left, with its task.
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your week', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Order the gutter guards' })).toBeVisible();
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  await expect(tape).toBeVisible();

  // While it cannot be read the times stay, without titles.
  there.fail('500', '500');
  await page.reload();
  await expect(page.getByText(/isn’t answering right now/)).toBeVisible();
  there.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/isn’t answering right now/)).toHaveCount(0);

  // Today shows what is booked today.
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: '1 job today' });
  await expect(today.getByText('Morning call')).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  // The open place of a day in a draft is filled by a press.
  await page.goto('/dashboard/operations?view=chat');
  const input = page.getByLabel('Message Operations');
  await input.fill('Rain tomorrow. Write the text to move a visit.');
  await input.press('Enter');
  const free = page.locator('.free-times').first();
  await expect(free).toContainText('You’re free', { timeout: 20_000 });
  const chip = free.getByRole('button').first();
  const words = await chip.innerText();
  await chip.click();
  await expect(page.locator('.place-fields input[data-filled]').first()).toHaveValue(words);
  expect(complaints.filter((one) => !/500/.test(one))).toEqual([]);
});
