import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { addDays, daysBetween } from '#shared/domain/lib/local-date.ts';
import { weekBehind, weeksUntil } from '#shared/domain/week/check-in/week-numbers.ts';
import { complaintsOf, expectAccessibleInAllLayouts } from '../../support/browser.ts';
import { taskOn, weekOf } from '../../support/pages/week-page.ts';
import { open, test } from '../../support/playwright-app.ts';

test('the weekly check-in settles open tasks, saves three numbers and opens one prompt', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const dora = await app.owner('Dora', 'pro', { type: 'Cleaning Company' });
  // An owner without questions would see the welcome first.
  await dora.askTimes(1);
  const week = await weekOf(dora);
  const { on } = await dora.client.checkIn.get({ business_id: week.business_id });
  const lastFriday = daysBetween(week.today, addDays(weekBehind(on).from, 4));
  await week.add(['Call Mr. Okafor', lastFriday], ['Ask Janet', lastFriday]);
  for (const { week: name } of weeksUntil(on, []).slice(0, -1))
    await dora.client.checkIn.saveNumbers({
      ...{ business_id: week.business_id, week: name },
      ...{ jobs_done: 24, money_in: 4000, quotes_out: 3 },
    });
  await open(page, dora, '/dashboard/check-in');
  await expect(page.getByRole('heading', { name: 'Last week: 0 of 2 done' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Two tasks left. Still need these?' }),
  ).toBeVisible();
  await expectAccessibleInAllLayouts(page);

  await taskOn(page, 'Call Mr. Okafor').getByRole('button', { name: 'Tomorrow' }).click();
  await expect(
    taskOn(page, 'Call Mr. Okafor').getByRole('button', { name: 'Tomorrow' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await taskOn(page, 'Ask Janet').getByRole('button', { name: 'Skip' }).click();
  await expect
    .poll(async () => (await week.read('Call Mr. Okafor'))?.due)
    .toBe(addDays(week.today, 1));
  await week.hasState('Ask Janet', 'dropped');

  await page.getByRole('textbox', { name: 'Jobs done' }).fill('many');
  await page.getByRole('button', { name: 'Save numbers' }).click();
  await expect(page.getByText('Enter a number, like 24')).toBeVisible();
  await page.getByRole('textbox', { name: 'Jobs done' }).fill('22');
  await page.getByRole('textbox', { name: 'Money in' }).fill('3,200');
  await page.getByRole('textbox', { name: 'Quotes sent' }).fill('5');
  await page.getByRole('button', { name: 'Save numbers' }).click();
  await expect(page.getByText('Two fewer jobs than a typical week.')).toBeVisible();
  await expect(page.getByText('Money in was $800 below a typical week.')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Jobs done: 24, .* and 22 last week$/ }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Money in' })).toHaveValue('3,200');

  await page.getByRole('button', { name: 'Stop emails' }).click();
  await expect(page.getByText('We don’t email it.')).toBeVisible();
  await page.getByRole('link', { name: /^Any quotes with no reply/ }).click();
  await expect(page.getByRole('dialog', { name: 'Quote gone quiet' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Two fewer jobs than a typical week.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a calendar reads the week from a link that is shown once, before and after a change, until it is turned off', {
  tag: '@night',
}, async ({ page, app }) => {
  test.slow();
  const ede = await app.owner('Ede');
  const week = await weekOf(ede);
  await week.add(['Ask Janet', 0]);
  await open(page, ede, '/dashboard/profile/calendar');
  await page.getByRole('button', { name: 'Create calendar link' }).click();
  await expect(page.getByText('Copy it now. We won’t show it again.')).toBeVisible();
  await expectAccessibleInAllLayouts(page);
  const address = await page.getByLabel('Calendar link').inputValue();
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
  await page.getByRole('button', { name: 'Tomorrow', exact: true }).click();
  await expect.poll(days).toEqual([{ title: 'Ask Janet', day: addDays(week.today, 1) }]);

  await page.goto('/dashboard/profile/calendar');
  await expect(page.getByText('For security, we can’t show it again.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
  expect((await page.request.get(app.origin + pathname)).status()).toBe(404);
});
