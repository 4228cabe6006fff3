import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, isoWeekOf } from '#shared/domain/local-date.ts';
import { reviewOf } from '#shared/domain/review.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { leave } from '#test/support/leave.ts';
import {
  dayMs,
  mondayIn,
  reviewMails,
  reviewRow,
  runAt,
  seenAt,
  settle,
} from '#test/support/monday.ts';
import { added, locate, newTask, utcToday } from '#test/support/week.ts';

const read = ({ api, businessId }: Asker) => api.review.get({ business_id: businessId });
const numbers = (more: object = {}) => ({
  week: isoWeekOf(addDays(utcToday(), -14)),
  jobs_done: 24,
  money_in: 3960.5,
  quotes_out: 5,
  ...more,
});
const save = ({ api, businessId }: Asker, more: object = {}) =>
  api.review.saveNumbers({ business_id: businessId, ...numbers(more) });

test('the page has last week, its numbers over the weeks, the season and when the next mail comes', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await locate(ada);
  const task = (await added(ada, newTask({ due: addDays(utcToday(), -3) })))[0];
  const fresh = await read(ada);
  expect(fresh).toMatchObject({
    settings: { mail: true, weekday: 1, hour: 7 },
    time_zone: 'America/New_York',
    tasks: [task],
    weeks: [],
    last_prompt: null,
    next_mail_at: new Date(mondayIn()).toISOString(),
  });
  expect(fresh.seasons.length).toBeGreaterThan(0);
  expect((await save(ada)).weeks).toEqual([numbers()]);
  const changed = numbers({ jobs_done: null, money_in: 0 });
  expect((await save(ada, changed)).weeks).toEqual([changed]);
  const { weeks } = await read(ada);
  expect(weeks).toEqual([changed]);
  expect((await ada.api.week.today({ business_id: ada.businessId })).weeks).toEqual([changed]);
});

test('the page offers what the mail offered, and another prompt the week after', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const offers: string[] = [];
  for (let at = mondayIn(), week = 0; week < 3; week++, at = mondayIn(undefined, at)) {
    await seenAt(app, ada, at);
    await runAt(at);
    offers.push(String((await reviewRow(app, ada))?.last_prompt));
  }
  expect(new Set(offers.slice(0, 2)).size).toBe(2);
  expect(offers[2]).not.toBe(offers[1]);
  expect(reviewMails(app, 'ada')).toHaveLength(3);
  const row = await reviewRow(app, ada);
  expect(row).toMatchObject({ last_prompt: offers[2], prompt_before: offers[1] });
  // Today's page is that of an earlier week, which offers anything but the last one.
  const page = await read(ada);
  const made = reviewOf({
    business: { name: 'Ada', currency: 'USD' },
    locale: 'en-US',
    timeZone: 'America/New_York',
    on: page.on,
    tasks: page.tasks,
    numbers: page.weeks,
    seasons: [],
    lastPrompt: page.last_prompt,
  });
  expect(made.offer.prompt).not.toBe(page.last_prompt);
});

test('opening the page counts once for each review, not in a preview and not of an admin', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await locate(ada);
  const counted = async () => (await app.as('admin').admin.getOverview({})).reviews_opened;
  await app.as('ada', { 'x-preview': 'free' }).review.get({ business_id: ada.businessId });
  // The profile reads when it comes, and opens nothing by that.
  const { settings, next_mail_at } = await ada.api.review.getSettings({
    business_id: ada.businessId,
  });
  expect(settings).toEqual({ mail: true, weekday: 1, hour: 7 });
  expect(await counted()).toBe(0);
  await Promise.all([read(ada), read(ada), read(ada)]);
  expect(await counted()).toBe(1);
  expect(await read(ada)).toMatchObject({ settings, next_mail_at });
});

test.each([
  ['of a week that is too long ago', { week: isoWeekOf(addDays(utcToday(), -80)) }],
  ['of a week to come', { week: isoWeekOf(addDays(utcToday(), 7)) }],
  ['of no week', { week: '2026-W60' }],
  ['below nothing', { jobs_done: -1 }],
  ['of half a job', { jobs_done: 1.5 }],
  ['with a tenth of a cent', { money_in: 1.001 }],
])('numbers %s are refused', async (_, wrong) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await expect(save(ada, wrong)).rejects.toMatchObject({ code: 'invalid' });
  expect((await read(ada)).weeks).toEqual([]);
});

test('an owner who is seen again is listed for the next mail, also when its hour passed while nothing ran', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const pk = `USER#${ada.sub}`;
  const visit = async () => {
    await seenAt(app, ada, Date.now() - 2 * dayMs);
    await ada.api.account.get({});
    return (await reviewRow(app, ada))?.gsi1pk;
  };
  const due = `REVIEW#${new Date(mondayIn()).toISOString().slice(0, 13)}`;
  await app.table.change(pk, `REVIEW#${ada.businessId}`, 'gsi1pk', 'REVIEW#2026-01-05T12');
  expect(await visit()).toBe(due);
  // What is due at this hour is the job's: a visit does not put it off.
  const now = `REVIEW#${new Date().toISOString().slice(0, 13)}`;
  await app.table.change(pk, `REVIEW#${ada.businessId}`, 'gsi1pk', now);
  expect(await visit()).toBe(now);
});

test('nobody reads or changes the review of somebody else, and a preview changes nothing', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await asker(app, 'bob')];
  await save(ada);
  const settings = { mail: false, weekday: 5, hour: 9 } as const;
  for (const businessId of [ada.businessId, randomUUID()]) {
    const stranger = { ...bob, businessId };
    for (const attempt of [
      () => read(stranger),
      () => save(stranger),
      () => bob.api.review.saveSettings({ business_id: businessId, ...settings }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
  }
  const preview = app.as('ada', { 'x-preview': 'free' });
  for (const attempt of [
    () => preview.review.saveSettings({ business_id: ada.businessId, ...settings }),
    () => save({ ...ada, api: preview }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'previewing' });
  expect(await read(ada)).toMatchObject({ settings: { mail: true }, weeks: [numbers()] });
});

test('reviews and their numbers are on every plan, in the export, and leave with business and account', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  await locate(ada);
  await save(ada);
  const { weeks, reviews } = await ada.api.account.export({});
  expect(weeks).toEqual([{ business_id: ada.businessId, ...numbers() }]);
  expect(reviews).toEqual([
    expect.objectContaining({ business_id: ada.businessId, mail: true, last_mail_on: null }),
  ]);
  expect(JSON.stringify(reviews)).not.toContain('secret');
  await ada.api.businesses.remove({ business_id: ada.businessId });
  const rows = await app.table.rows(`USER#${ada.sub}`);
  expect(rows.filter(({ sk }) => /^(REVIEW|WEEK)#/.test(sk))).toEqual([]);
  await leave(app, 'ada');
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
});
