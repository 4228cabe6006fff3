import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { dayIn, readCalendar } from '#test/support/calendar/calendar.ts';
import {
  addTask,
  changeAndFollow,
  entriesOf,
  entriesOwner,
  eventOfTask,
  onDay as on,
  ourCalendar,
  putOn,
  standing,
} from '#test/support/calendar/entries.ts';

test('what its owner changed there by hand stays, unless the task changed in that', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id);
  const { calendar, id: event } = eventOfTask(app, id);
  const byHand = { date: dayIn(9) };
  app.stack.calendar.changeEvent(calendar, event, { start: byHand, end: { date: dayIn(10) } });
  const words = { detail: '', minutes: null, who: null };
  await changeAndFollow(app, ada, id, { kind: 'edit', title: 'Call again', ...words });
  expect(standing(app)).toEqual([{ summary: 'Call again', ...on(9) }]);
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(3) });
  expect(standing(app)).toEqual([{ summary: 'Call again', ...on(3) }]);
});

test('an event that was deleted there is told and stays away until its owner presses again', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id);
  const { calendar, id: event } = eventOfTask(app, id);
  app.stack.calendar.removeEvent(calendar, event);
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(4) });
  expect(standing(app)).toEqual([]);
  expect(await entriesOf(ada)).toMatchObject([{ state: 'stopped', problem: 'gone', link: null }]);
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(6) });
  await readCalendar(app, ada);
  expect(standing(app)).toEqual([]);
  await putOn(app, ada, id);
  expect(standing(app)).toEqual([{ summary: 'Call Mr. Okafor', ...on(6) }]);
  expect(await entriesOf(ada)).toMatchObject([{ state: 'on', problem: null }]);
});

test('a calendar that was deleted there is made again by a press, and its tasks are told as gone', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const [first, second] = [await addTask(ada, 'First'), await addTask(ada, 'Second')];
  await putOn(app, ada, first.id);
  app.stack.calendar.removeCalendar(ourCalendar(app).id);
  await changeAndFollow(app, ada, first.id, { kind: 'move', due: dayIn(4) });
  expect(await entriesOf(ada)).toMatchObject([{ problem: 'gone' }]);
  expect(app.stack.calendar.ours()).toEqual([]);
  await putOn(app, ada, second.id);
  expect(standing(app)).toEqual([{ summary: 'Second', ...on(2) }]);
  await putOn(app, ada, first.id);
  expect(standing(app).map(({ summary }) => summary)).toEqual(['Second', 'First']);
});
