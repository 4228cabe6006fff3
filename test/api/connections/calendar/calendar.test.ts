import { expect, test } from 'vitest';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { instantOf } from '#shared/domain/lib/local-time.ts';
import { startApp } from '#test/support/app.ts';
import {
  calendar,
  calendarOwner,
  chooseCalendar,
  connectCalendar,
  dayIn,
  jobsOf,
  provider,
  readCalendar,
  storedCalendarOf,
  switchCalendarOff,
  timeZone,
  zonedAsker,
} from '#test/support/calendar/calendar.ts';
import { asker, freeAsker } from '#test/support/chat.ts';

const viewOf = async ({ api, businessId }: Awaited<ReturnType<typeof asker>>) =>
  (await api.connections.list({ business_id: businessId })).connections.find(
    (one) => one.provider === provider,
  );
const at = (days: number, hour: number) => instantOf(dayIn(days), hour, timeZone).toISOString();

test('the owner chooses which calendar holds jobs among those they own; nothing is read before', async () => {
  await using app = await startApp();
  const ada = await zonedAsker(app);
  expect(await viewOf(ada)).toEqual({ provider, state: 'ready' });
  expect(await jobsOf(ada)).toMatchObject({ provider: null, jobs: null, booked: [] });
  await connectCalendar(app, ada);
  expect(await viewOf(ada)).toMatchObject({
    state: 'choosing',
    // A calendar of somebody else is not offered.
    places: [{ name: 'renee@bright.test' }, { name: 'Jobs', remote: calendar }],
  });
  expect(await jobsOf(ada)).toMatchObject({ provider: null });
  expect(await chooseCalendar(app, ada)).toMatchObject({ state: 'connecting' });
  expect(await viewOf(ada)).toMatchObject({ state: 'connected', account: 'Jobs' });
});

test('a person with one calendar has nothing to choose, and one without any is told so', async () => {
  await using app = await startApp();
  const ada = await zonedAsker(app);
  expect(await connectCalendar(app, ada, '203')).toMatchObject({ reason: 'no-place' });
  await connectCalendar(app, ada, '202');
  expect(await viewOf(ada)).toMatchObject({ state: 'connected', account: 'ana@bright.test' });
});

test('what is booked is shown with its title and stored as times alone', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  const { calendar: there } = app.stack;
  there.addEvent(calendar, {
    on: dayIn(1),
    from: '09:00',
    to: '12:00',
    summary: 'Olen Street, gate 4417',
  });
  await readCalendar(app, ada);
  expect(await jobsOf(ada)).toMatchObject({
    provider,
    calendar: 'Jobs',
    time_zone: timeZone,
    hours: { days: [1, 2, 3, 4, 5], from: 8, to: 17 },
    jobs: [{ title: 'Olen Street, gate 4417', all_day: false, start: at(1, 9), end: at(1, 12) }],
    booked: [{ start: at(1, 9), end: at(1, 12) }],
    problem: null,
  });
  expect((await storedCalendarOf(app, ada)).calendar).toEqual({
    time_zone: timeZone,
    booked: [{ start: at(1, 9), end: at(1, 12) }],
  });
  expect(JSON.stringify(await app.table.all())).not.toContain('Olen');
  // Who comes, where, and what else is written there is not even asked for.
  expect(there.seen.fields.join()).not.toMatch(/location|description|email|displayName/);
});

test('repeated, declined, cancelled, free, private and whole-day events count as their owner means them', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  const add = (more: Parameters<typeof app.stack.calendar.addEvent>[1]) =>
    app.stack.calendar.addEvent(calendar, more);
  const on = dayIn(2);
  const me = (responseStatus: string) => [
    { email: 'renee@bright.test', self: true, responseStatus },
  ];
  add({ on: addDays(on, -14), from: '08:00', to: '09:00', summary: 'Every week', isWeekly: true });
  add({ on, from: '09:00', to: '10:00', summary: 'Declined', attendees: me('declined') });
  add({ on, from: '10:00', to: '11:00', summary: 'Accepted', attendees: me('accepted') });
  add({ on, from: '11:00', to: '12:00', summary: 'Called off', status: 'cancelled' });
  add({ on, from: '12:00', to: '13:00', summary: 'A note', transparency: 'transparent' });
  add({ on, from: '13:00', to: '14:00', summary: 'Dentist', visibility: 'private' });
  add({ on, from: '14:00', to: '15:00', summary: 'Away', eventType: 'outOfOffice' });
  add({ on, summary: 'At the office', eventType: 'workingLocation' });
  add({ on: dayIn(5), until: dayIn(6), summary: 'Vacation' });
  const { jobs, booked } = await jobsOf(ada);
  const near = (jobs ?? []).filter(({ start }) => start >= on && start < dayIn(7));
  expect(near.map(({ title, all_day }) => [title, all_day])).toEqual([
    ['Every week', false],
    ['Accepted', false],
    ['', false],
    ['Away', false],
    ['Vacation', true],
  ]);
  expect((jobs ?? []).filter(({ title }) => title === 'Every week').length).toBeGreaterThanOrEqual(
    4,
  );
  expect(jobs?.find(({ title }) => title === 'Vacation')).toMatchObject({
    start: dayIn(5),
    end: dayIn(7),
  });
  expect(booked).toContainEqual({ start: at(5, 0), end: at(7, 0) });
  expect(booked).toContainEqual({ start: at(2, 13), end: at(2, 15) });
  expect(JSON.stringify(await jobsOf(ada))).not.toMatch(/Dentist|Declined|Called off|A note/);
});

test('a long list is read page by page, and one that leads to itself is not followed', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  for (let nth = 0; nth < 260; nth++)
    app.stack.calendar.addEvent(calendar, {
      on: dayIn(1 + (nth % 20)),
      ...{ from: '09:00', to: '09:30', summary: `Job ${nth}` },
    });
  expect((await jobsOf(ada)).jobs).toHaveLength(260);
  app.stack.calendar.fail('repeats', 'repeats');
  expect(await jobsOf(ada)).toMatchObject({ jobs: null, problem: 'unavailable' });
});

test('while the calendar cannot be read the booked times of the last read stay, without titles', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  app.stack.calendar.addEvent(calendar, {
    on: dayIn(1),
    from: '09:00',
    to: '12:00',
    summary: 'Olen',
  });
  await readCalendar(app, ada);
  const booked = [{ start: at(1, 9), end: at(1, 12) }];
  for (const [fault, problem] of [
    ['500', 'unavailable'],
    ['429', 'unavailable'],
    ['limit-403', 'unavailable'],
    ['not-json', 'unavailable'],
    ['odd', 'unavailable'],
    ['403', 'permission'],
    ['404', 'permission'],
  ] as const) {
    app.stack.calendar.fail(fault);
    expect(await jobsOf(ada), fault).toMatchObject({ jobs: null, booked, problem });
  }
  app.stack.calendar.fail('extra');
  expect(await jobsOf(ada)).toMatchObject({ problem: null, booked });
  app.stack.calendar.expire();
  expect(await jobsOf(ada)).toMatchObject({ problem: null, booked });
  app.stack.calendar.revoke();
  expect(await jobsOf(ada)).toMatchObject({ jobs: null, booked, problem: 'sign-in' });
  expect(await viewOf(ada)).toMatchObject({ state: 'attention', reason: 'sign-in' });
});

test('the working hours are kept until they are changed again, and impossible ones are refused', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  const save = (hours: { days: (1 | 2 | 3 | 4 | 5 | 6 | 7)[]; from: number; to: number }) =>
    ada.api.connections.saveHours({ business_id: ada.businessId, hours });
  const hours = { days: [6, 1, 2] as (1 | 2 | 6)[], from: 7.5, to: 18 };
  expect(await save(hours)).toEqual({ ...hours, days: [1, 2, 6] });
  await readCalendar(app, ada);
  expect((await jobsOf(ada)).hours).toEqual({ ...hours, days: [1, 2, 6] });
  for (const wrong of [
    { ...hours, days: [] },
    { ...hours, days: [1, 1] as 1[] },
    { ...hours, from: 18 },
    { ...hours, to: 25 },
    { ...hours, from: 7.25 },
  ])
    await expect(save(wrong)).rejects.toMatchObject({ code: 'invalid' });
});

test('without a calendar there are no hours to change, and a stranger reads and changes nothing', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  const eve = await asker(app, 'eve');
  const hours = { days: [1] as 1[], from: 8, to: 12 };
  const asked = { business_id: ada.businessId };
  await expect(eve.api.connections.jobs(asked)).rejects.toMatchObject({ code: 'not-found' });
  await expect(eve.api.connections.saveHours({ ...asked, hours })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(
    eve.api.connections.saveHours({ business_id: eve.businessId, hours }),
  ).rejects.toMatchObject({ code: 'not-found' });
});

test('a plan without it stops the reads and keeps the booked times; a free one cannot connect', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', '2020-01-01T00:00:00.000Z');
  const calls = app.stack.calendar.seen.api;
  expect(await jobsOf(ada)).toMatchObject({ provider, jobs: null, problem: 'plan' });
  expect(app.stack.calendar.seen.api).toBe(calls);
  const fred = await freeAsker(app, 'fred');
  expect(await viewOf(fred)).toEqual({ provider, state: 'not-in-plan', plan: 'essentials' });
});

test('what an owner takes along has the booked times and the working hours, and no key to the calendar', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  app.stack.calendar.addEvent(calendar, {
    on: dayIn(1),
    from: '09:00',
    to: '12:00',
    summary: 'Olen',
  });
  await readCalendar(app, ada);
  const hours = { days: [1, 2] as (1 | 2)[], from: 9, to: 12 };
  await ada.api.connections.saveHours({ business_id: ada.businessId, hours });
  const { connections } = await ada.api.account.export({});
  expect(connections).toEqual([
    expect.objectContaining({
      ...{ provider, account: 'Jobs', account_id: calendar, hours },
      calendar: { time_zone: timeZone, booked: [{ start: at(1, 9), end: at(1, 12) }] },
    }),
  ]);
  expect(JSON.stringify(connections)).not.toMatch(/sealed|Olen/);
});

test('disconnecting ends the consent and deletes booked times and hours', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  expect(app.stack.calendar.grants()).toBe(1);
  const view = await ada.api.connections.disconnect({ business_id: ada.businessId, provider });
  expect(view).toEqual({ provider, state: 'ready' });
  expect(app.stack.calendar.grants()).toBe(0);
  expect(await app.table.rows(`USER#${ada.sub}`, 'ACCOUNTAT#')).toEqual([]);
});

test('a provider that the operator has not set up shows nothing, and its routes answer as without a calendar', async () => {
  await using app = await startApp();
  using _ = await switchCalendarOff();
  const ada = await asker(app, 'ada');
  expect(await viewOf(ada)).toBeUndefined();
  expect(await jobsOf(ada)).toMatchObject({ provider: null });
});
