import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, isoWeekOf } from '#shared/domain/lib/local-date.ts';
import { checkInOf } from '#shared/domain/week/check-in/check-in.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { locateBusiness } from '#test/support/locate-business.ts';
import {
  checkInMails,
  checkInRow,
  dayMs,
  mondayIn,
  runAt,
} from '#test/support/week/check-in-job.ts';
import { seenAt, settle } from '#test/support/week/settled-business.ts';
import { added, newTask, utcToday } from '#test/support/week/stored-tasks.ts';

const read = ({ api, businessId }: Asker) => api.checkIn.get({ business_id: businessId });
const numbers = (more: object = {}) => ({
  week: isoWeekOf(addDays(utcToday(), -14)),
  jobs_done: 24,
  money_in: 3960.5,
  quotes_out: 5,
  ...more,
});
const save = ({ api, businessId }: Asker, more: object = {}) =>
  api.checkIn.saveNumbers({ business_id: businessId, ...numbers(more) });

test('the page shows last week, its numbers over the weeks, the season and the date of the next mail', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await locateBusiness(ada);
  const task = (await added(ada, newTask({ due: addDays(utcToday(), -3) })))[0];
  const fresh = await read(ada);
  expect(fresh).toMatchObject({
    settings: { mail: true, weekday: 1, hour: 7 },
    time_zone: 'America/New_York',
    tasks: [task],
    weeks: [],
    results: [],
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

test('the page offers the same prompt as the mail, and another one the week after', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const offers: string[] = [];
  for (let at = mondayIn(), week = 0; week < 3; week++, at = mondayIn(undefined, at)) {
    await seenAt(app, ada, at);
    await runAt(at);
    offers.push(String((await checkInRow(app, ada))?.last_prompt));
  }
  expect(new Set(offers.slice(0, 2)).size).toBe(2);
  expect(offers[2]).not.toBe(offers[1]);
  expect(checkInMails(app, 'ada')).toHaveLength(3);
  const row = await checkInRow(app, ada);
  expect(row).toMatchObject({ last_prompt: offers[2], prompt_before: offers[1] });
  // Today's page is that of an earlier week, which offers any prompt but the last one.
  const page = await read(ada);
  const made = checkInOf({
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

test('opening the page counts once per weekly check-in, and not in a preview or for an admin', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await locateBusiness(ada);
  const counted = async () => (await app.as('admin').admin.getOverview({})).check_ins_opened;
  await app.as('ada', { 'x-preview': 'free' }).checkIn.get({ business_id: ada.businessId });
  // The profile page reads the schedule, which does not count as opening.
  const { settings, next_mail_at } = await ada.api.checkIn.getSettings({
    business_id: ada.businessId,
  });
  expect(settings).toEqual({ mail: true, weekday: 1, hour: 7 });
  expect(await counted()).toBe(0);
  await Promise.all([read(ada), read(ada), read(ada)]);
  expect(await counted()).toBe(1);
  expect(await read(ada)).toMatchObject({ settings, next_mail_at });
});

test.each([
  ['of a week too long ago', { week: isoWeekOf(addDays(utcToday(), -80)) }],
  ['of a future week', { week: isoWeekOf(addDays(utcToday(), 7)) }],
  ['of an invalid week', { week: '2026-W60' }],
  ['below nothing', { jobs_done: -1 }],
  ['of half a job', { jobs_done: 1.5 }],
  ['with a tenth of a cent', { money_in: 1.001 }],
])('numbers %s are refused', async (_, wrong) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await expect(save(ada, wrong)).rejects.toMatchObject({ code: 'invalid' });
  expect((await read(ada)).weeks).toEqual([]);
});

test('an owner who visits again is listed for the next mail, also when the hour passed while no job ran', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const pk = `USER#${ada.sub}`;
  const visit = async () => {
    await seenAt(app, ada, Date.now() - 2 * dayMs);
    await ada.api.account.get({});
    return (await checkInRow(app, ada))?.gsi1pk;
  };
  const due = `CHECKIN#${new Date(mondayIn()).toISOString().slice(0, 13)}`;
  await app.table.change(pk, `CHECKIN#${ada.businessId}`, 'gsi1pk', 'CHECKIN#2026-01-05T12');
  expect(await visit()).toBe(due);
  // A mail that is due at this hour belongs to the job: a visit does not postpone it.
  const now = `CHECKIN#${new Date().toISOString().slice(0, 13)}`;
  await app.table.change(pk, `CHECKIN#${ada.businessId}`, 'gsi1pk', now);
  expect(await visit()).toBe(now);
});

test('the weekly check-in of another owner cannot be read or changed, and a preview changes nothing', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await asker(app, 'bob')];
  await save(ada);
  const settings = { mail: false, weekday: 5, hour: 9 } as const;
  for (const businessId of [ada.businessId, randomUUID()]) {
    const stranger = { ...bob, businessId };
    for (const attempt of [
      () => read(stranger),
      () => save(stranger),
      () => bob.api.checkIn.saveSettings({ business_id: businessId, ...settings }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
  }
  const preview = app.as('ada', { 'x-preview': 'free' });
  for (const attempt of [
    () => preview.checkIn.saveSettings({ business_id: ada.businessId, ...settings }),
    () => save({ ...ada, api: preview }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'previewing' });
  expect(await read(ada)).toMatchObject({ settings: { mail: true }, weeks: [numbers()] });
});

test('the weekly check-in is on every plan and in the export, and is deleted with business and account', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  await locateBusiness(ada);
  await save(ada);
  const { weeks, check_ins } = await ada.api.account.export({});
  expect(weeks).toEqual([{ business_id: ada.businessId, ...numbers() }]);
  expect(check_ins).toEqual([
    expect.objectContaining({ business_id: ada.businessId, mail: true, last_mail_on: null }),
  ]);
  expect(JSON.stringify(check_ins)).not.toContain('secret');
  await ada.api.businesses.remove({ business_id: ada.businessId });
  const rows = await app.table.rows(`USER#${ada.sub}`);
  expect(rows.filter(({ sk }) => /^(CHECKIN|WEEK)#/.test(sk))).toEqual([]);
  await deleteAccount(app, 'ada');
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
});
