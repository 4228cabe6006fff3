import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  chooseCalendar,
  connectCalendar,
  dayIn,
  jobsOf,
  provider,
  readCalendar,
  storedCalendarOf,
} from '#test/support/calendar/calendar.ts';
import {
  addTask,
  allowEntries,
  changeAndFollow,
  changeOnly,
  entriesOf,
  entriesOwner,
  onDay as on,
  ourCalendar,
  pressOnly,
  putOn,
  standing,
  takeOff,
} from '#test/support/calendar/entries.ts';
import { asker } from '#test/support/chat.ts';

test('a task is put on a calendar of our own by a press that is recorded, once whatever is sent twice', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const task = await addTask(ada);
  const press = ulid();
  await Promise.all([
    pressOnly(ada, task.id, 'entry', { press }),
    pressOnly(ada, task.id, 'entry', { press }),
  ]);
  await app.stack.queue.syncs.settled();
  expect(ourCalendar(app).summary).toBe('Sevenhands');
  expect(standing(app)).toEqual([{ summary: 'Call Mr. Okafor', ...on(2) }]);
  expect(await entriesOf(ada)).toEqual([
    {
      task: task.id,
      kind: 'entry',
      state: 'on',
      goes_at: expect.any(String),
      time: null,
      link: expect.stringMatching(/^https:/),
      problem: null,
    },
  ]);
  // Pressed again in another tab, and the first one sent once more.
  await putOn(app, ada, task.id);
  await putOn(app, ada, task.id, { press });
  expect(app.stack.calendar.seen.writes.map(({ call }) => call)).toEqual(['POST', 'POST']);
  const records = await app.table.rows(`USER#${ada.sub}`, 'PRESSED#');
  expect(records.map(({ id, kind, about, state, by }) => [id, kind, about, state, by])).toEqual([
    [press, 'entry', task.id, 'sent', ada.sub],
  ]);
  // What is done is in no list of what is due.
  expect(JSON.stringify(await app.table.all())).not.toContain('PRESSES#');
});

test('the event follows its task: moved, edited, ticked, skipped, and each taken back', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id);
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(5) });
  expect(standing(app)).toEqual([{ summary: 'Call Mr. Okafor', ...on(5) }]);
  const words = { detail: '', minutes: null, who: null };
  await changeAndFollow(app, ada, id, { kind: 'edit', title: 'Call Mr. Okafor back', ...words });
  expect(standing(app)).toMatchObject([{ summary: 'Call Mr. Okafor back' }]);
  await changeAndFollow(app, ada, id, { kind: 'tick' });
  expect(standing(app)).toMatchObject([{ summary: 'Done: Call Mr. Okafor back' }]);
  await changeAndFollow(app, ada, id, { kind: 'reopen' });
  expect(standing(app)).toMatchObject([{ summary: 'Call Mr. Okafor back' }]);
  await changeAndFollow(app, ada, id, { kind: 'drop' });
  expect(standing(app)).toEqual([]);
  await changeAndFollow(app, ada, id, { kind: 'reopen' });
  expect(standing(app)).toEqual([{ summary: 'Call Mr. Okafor back', ...on(5) }]);
  await takeOff(app, ada, id);
  expect(standing(app)).toEqual([]);
  expect(await entriesOf(ada)).toEqual([]);
  // From then on nothing follows.
  const { length } = app.stack.calendar.seen.writes;
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(6) });
  expect(app.stack.calendar.seen.writes).toHaveLength(length);
  const records = await app.table.rows(`USER#${ada.sub}`, 'PRESSED#');
  expect(records.map(({ kind, state }) => [kind, state])).toEqual([
    ['entry', 'sent'],
    ['unentry', 'sent'],
  ]);
  // On again, after it stood there once.
  await putOn(app, ada, id);
  expect(standing(app)).toEqual([{ summary: 'Call Mr. Okafor back', ...on(6) }]);
});

test('of many quick changes the last one stands, and a press crossed by a change is not lost', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await Promise.all([pressOnly(ada, id), changeOnly(ada, id, { kind: 'move', due: dayIn(3) })]);
  await changeOnly(ada, id, { kind: 'move', due: dayIn(4) });
  await changeOnly(ada, id, { kind: 'move', due: dayIn(7) });
  await app.stack.queue.syncs.settled();
  expect(standing(app)).toEqual([{ summary: 'Call Mr. Okafor', ...on(7) }]);
  // Off and on at once: what was pressed last counts.
  await pressOnly(ada, id, 'unentry');
  await pressOnly(ada, id, 'entry');
  await pressOnly(ada, id, 'unentry');
  await app.stack.queue.syncs.settled();
  expect(standing(app)).toEqual([]);
});

test('a task without a press is never written, and one that is not open is not put there', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(4) });
  await changeAndFollow(app, ada, id, { kind: 'tick' });
  await expect(pressOnly(ada, id)).rejects.toMatchObject({ code: 'conflict' });
  await readCalendar(app, ada);
  expect(app.stack.calendar.seen.writes).toEqual([]);
  expect(app.stack.calendar.ours()).toEqual([]);
});

test('a time is on the clock of the business, also where clocks change', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id, { time: '14:30' });
  const at = (days: number, clock: string) => ({ dateTime: `${dayIn(days)}T${clock}:00` });
  expect(standing(app)).toEqual([
    { summary: 'Call Mr. Okafor', start: at(2, '14:30'), end: at(2, '15:30') },
  ]);
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(200) });
  expect(standing(app)).toMatchObject([{ start: at(200, '14:30'), end: at(200, '15:30') }]);
  const words = { title: 'Call', detail: '', who: null };
  await changeAndFollow(app, ada, id, { kind: 'edit', ...words, minutes: 30 });
  expect(standing(app)).toMatchObject([{ end: at(200, '15:00') }]);
  // The whole day instead.
  await putOn(app, ada, id, { time: null });
  expect(standing(app)).toEqual([{ summary: 'Call', ...on(200) }]);
});

test('our own calendar is offered and read nowhere; a task with a time takes its time, one of a day takes none', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const [timed, whole] = [await addTask(ada, 'Order filters', 1), await addTask(ada, 'Tidy', 1)];
  await putOn(app, ada, timed.id, { time: '10:00' });
  await putOn(app, ada, whole.id);
  const view = await jobsOf(ada);
  expect(view.jobs).toEqual([]);
  expect(view.booked).toHaveLength(1);
  const stored = await storedCalendarOf(app, ada);
  expect(stored.calendar).toMatchObject({ booked: view.booked });
  await changeAndFollow(app, ada, timed.id, { kind: 'tick' });
  expect((await jobsOf(ada)).booked).toEqual([]);
  expect(await storedCalendarOf(app, ada)).toMatchObject({ calendar: { booked: [] } });
  // Connected anew, it is found again and not offered as one that holds jobs.
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider });
  const outcome = await connectCalendar(app, ada);
  expect(JSON.stringify(outcome)).not.toContain('Sevenhands');
});

test('after connecting again the calendar of before is found, and none is made twice at once', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const tasks = [];
  for (const title of ['One', 'Two', 'Three']) tasks.push(await addTask(ada, title));
  await Promise.all(tasks.map(({ id }) => pressOnly(ada, id)));
  await app.stack.queue.syncs.settled();
  await app.stack.queue.syncs.hurry();
  expect(ourCalendar(app).events).toHaveLength(3);
  const { businessId: business_id } = ada;
  await ada.api.connections.disconnect({ business_id, provider });
  // What stands there stays, and follows no more.
  expect(ourCalendar(app).events).toHaveLength(3);
  expect(await entriesOf(ada)).toEqual([]);
  await connectCalendar(app, ada);
  await chooseCalendar(app, ada);
  await allowEntries(app, ada);
  await putOn(app, ada, (await addTask(ada, 'Four')).id);
  expect(ourCalendar(app).events).toHaveLength(4);
});

test('a stranger and another business put nothing on it, take nothing off, and see nothing', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id);
  const eve = await asker(app, 'eve');
  for (const kind of ['entry', 'unentry'] as const) {
    const asked = { id, press: ulid(), kind, time: null };
    for (const business_id of [ada.businessId, eve.businessId])
      await expect(eve.api.connections.pressEntry({ business_id, ...asked })).rejects.toMatchObject(
        { code: 'not-found' },
      );
  }
  await expect(eve.api.connections.entries({ business_id: ada.businessId })).rejects.toMatchObject({
    code: 'not-found',
  });
  const other = await entriesOwner(app, 'bob');
  await expect(pressOnly(other, id)).rejects.toMatchObject({ code: 'not-found' });
  await app.stack.queue.syncs.settled();
  expect(standing(app)).toHaveLength(1);
});
