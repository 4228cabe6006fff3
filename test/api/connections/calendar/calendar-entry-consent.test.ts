import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { calendarOwner, jobsOf, provider, readCalendar } from '#test/support/calendar/calendar.ts';
import {
  addTask,
  allowEntries,
  pressOnly,
  putOn,
  standing,
} from '#test/support/calendar/entries.ts';
import { asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';

test('it is asked for on its own: refused or left out, the rest works as before', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  const { businessId: business_id } = ada;
  const viewOf = async () =>
    (await ada.api.connections.list({ business_id })).connections.find(
      (one) => one.provider === provider,
    );
  const { id } = await addTask(ada);
  expect(await viewOf()).toMatchObject({ state: 'connected', may_write: false });
  await expect(pressOnly(ada, id)).rejects.toMatchObject({ code: 'conflict' });
  expect(await allowEntries(app, ada, { person: 'no' })).toMatchObject({
    ...{ outcome: 'refused', reason: 'not-allowed', use: 'write' },
  });
  expect(await viewOf()).toMatchObject({ state: 'connected', may_write: false });
  expect(await allowEntries(app, ada, { less: true })).toMatchObject({
    outcome: 'connected',
    use: 'write',
  });
  expect(await viewOf()).toMatchObject({ state: 'connected', may_write: false });
  await readCalendar(app, ada);
  expect(await jobsOf(ada)).toMatchObject({ problem: null });
  expect(app.stack.calendar.seen.writes).toEqual([]);
  expect(await allowEntries(app, ada)).toMatchObject({ outcome: 'connected', use: 'write' });
  expect(await viewOf()).toMatchObject({ state: 'connected', account: 'Jobs', may_write: true });
  await putOn(app, ada, id);
  expect(standing(app)).toHaveLength(1);
});

test('while a calendar is read for the first time its owner sees already whether it is allowed', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  const sk = `ACCOUNTAT#${ada.businessId}#${provider}`;
  await app.table.change(`USER#${ada.sub}`, sk, 'updated_at', null);
  const { connections } = await ada.api.connections.list({ business_id: ada.businessId });
  expect(connections.find((one) => one.provider === provider)).toMatchObject({
    ...{ state: 'connecting', may_write: false },
  });
});

test('somebody in the office puts a task on the calendar, under their own name, and cannot allow that', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  const { businessId: business_id } = ada;
  const { id } = await addTask(ada);
  const carol = await joined(app, 'ada', 'carol');
  const office = { api: carol.api, businessId: business_id };
  const asked = { business_id, provider, from: 'week', use: 'write' } as const;
  await expect(carol.api.connections.start(asked)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(pressOnly(office, id)).rejects.toMatchObject({ code: 'conflict' });
  await allowEntries(app, ada);
  await putOn(app, office, id);
  expect(standing(app)).toHaveLength(1);
  const records = await app.table.rows(`USER#${ada.sub}`, 'PRESSED#');
  expect(records.map(({ about, by, state }) => [about, by, state])).toEqual([
    [id, carol.sub, 'sent'],
  ]);
});

test('without a calendar there is nothing to allow', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const asked = { business_id: ada.businessId, provider, use: 'write' as const };
  await expect(ada.api.connections.start(asked)).rejects.toMatchObject({ code: 'conflict' });
  const { id } = await addTask(ada, 'Call', 0);
  await expect(pressOnly(ada, id)).rejects.toMatchObject({ code: 'not-found' });
});
