import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { addDays, daysBetween } from '#shared/domain/local-date.ts';
import { weekBehind, weeksUntil } from '#shared/domain/review-numbers.ts';
import { complaintsOf, expectSoundInAllDresses } from '../support/browser.ts';
import { open, test } from '../support/playwright-app.ts';
import { taskOn, weekOf } from '../support/week-page.ts';

test('the last week in five minutes: what is left is settled, three numbers are typed, one prompt opens', {
  tag: ['@phone', '@wide'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const dora = await app.owner('Dora', 'pro', { type: 'Cleaning Company' });
  // Whoever has not asked anything yet is welcomed by the dashboard first.
  await dora.askTimes(1);
  const week = await weekOf(dora);
  const { on } = await dora.client.review.get({ business_id: week.business_id });
  const lastFriday = daysBetween(week.today, addDays(weekBehind(on).from, 4));
  await week.add(['Call Mr. Okafor', lastFriday], ['Ask Janet', lastFriday]);
  for (const { week: name } of weeksUntil(on, []).slice(0, -1))
    await dora.client.review.saveNumbers({
      ...{ business_id: week.business_id, week: name },
      ...{ jobs_done: 24, money_in: 4000, quotes_out: 3 },
    });
  await open(page, dora, '/dashboard/review');
  await expect(page.getByRole('heading', { name: 'Last week: 0 of 2 done' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Two are left. Still worth doing?' }),
  ).toBeVisible();
  await expectSoundInAllDresses(page);

  await taskOn(page, 'Call Mr. Okafor').getByRole('button', { name: 'Tomorrow' }).click();
  await expect(
    taskOn(page, 'Call Mr. Okafor').getByRole('button', { name: 'Tomorrow' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await taskOn(page, 'Ask Janet').getByRole('button', { name: 'Not needed' }).click();
  await expect
    .poll(async () => (await week.read('Call Mr. Okafor'))?.due)
    .toBe(addDays(week.today, 1));
  await week.hasState('Ask Janet', 'dropped');

  await page.getByRole('textbox', { name: 'Jobs done' }).fill('many');
  await page.getByRole('button', { name: 'Save the numbers' }).click();
  await expect(page.getByText('Type a number, for example 24')).toBeVisible();
  await page.getByRole('textbox', { name: 'Jobs done' }).fill('22');
  await page.getByRole('textbox', { name: 'Money in' }).fill('3,200');
  await page.getByRole('textbox', { name: 'Quotes out' }).fill('5');
  await page.getByRole('button', { name: 'Save the numbers' }).click();
  await expect(page.getByText('Two jobs fewer than in a usual week.')).toBeVisible();
  await expect(page.getByText('Money in was $800 below a usual week.')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Jobs done: 24, .* and 22 last week$/ }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Money in' })).toHaveValue('3,200');

  await page.getByRole('button', { name: 'Stop the mail' }).click();
  await expect(page.getByText('It does not come as a mail.')).toBeVisible();
  await page.getByRole('link', { name: /^Quotes out that nobody has answered/ }).click();
  await expect(page.getByRole('dialog', { name: 'Quote gone quiet' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Two jobs fewer than in a usual week.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a calendar reads the week by an address that is shown once, before and after a move, until it is off', async ({
  page,
  app,
}) => {
  test.slow();
  const ede = await app.owner('Ede');
  const week = await weekOf(ede);
  await week.add(['Ask Janet', 0]);
  await open(page, ede, '/dashboard/profile');
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  await expect(page.getByText('Copy it now: it is not shown again.')).toBeVisible();
  await expectSoundInAllDresses(page);
  const address = await page.getByLabel('Calendar address').inputValue();
  const { pathname } = new URL(address);
  const days = async () => {
    const response = await page.request.get(app.origin + pathname);
    expect(response.headers()['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    return calendar.getAllSubcomponents('vevent').map((event) => ({
      title: String(event.getFirstPropertyValue('summary')),
      day: String(event.getFirstPropertyValue('dtstart')),
    }));
  };
  expect(await days()).toEqual([{ title: 'Ask Janet', day: week.today }]);

  await page.goto('/dashboard/week');
  await page.getByRole('button', { name: /^Move ?: Ask Janet/ }).click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect.poll(days).toEqual([{ title: 'Ask Janet', day: addDays(week.today, 1) }]);

  await page.goto('/dashboard/profile');
  await expect(page.getByText('It was shown once and cannot be shown again.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByRole('button', { name: 'Make a calendar address' })).toBeVisible();
  expect((await page.request.get(app.origin + pathname)).status()).toBe(404);
});
