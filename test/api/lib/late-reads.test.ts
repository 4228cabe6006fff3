import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { addDays, isoWeekOf } from '#shared/domain/lib/local-date.ts';
import { openTaskLimit } from '#shared/domain/week/task-limits.ts';
import { type App, startApp } from '#test/support/app.ts';
import { answerWith, asker } from '#test/support/chat.ts';
import { beforeFirst, names } from '#test/support/faults/hold.ts';
import { base64Of, jpeg } from '#test/support/photos.ts';
import { fillWithTasks } from '#test/support/week/fill-with-tasks.ts';
import { added, newTask, tasksOf, utcToday } from '#test/support/week/stored-tasks.ts';

// An eventually consistent read of DynamoDB may return an older state.

/** From now on every eventually consistent read returns the current state of the table. */
const lag = async (app: App) => {
  const asOf = await app.stack.data.snapshot();
  app.stack.data.inject(() => ({ asOf }));
};
const step = () =>
  newTask({
    title: 'Call the regulars',
    source: { kind: 'step', chat_id: randomUUID(), message_id: ulid(), part: 1, step: 0 },
  });

test('tasks are found, changed and added once, newest first, when reads are stale', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await lag(app);
  const asked = step();
  const [first] = await added(ada, asked);
  // The same step from another device.
  expect(await added(ada, { ...asked, id: ulid() })).toEqual([first]);
  const [second] = await added(ada, newTask());
  const at = { business_id: ada.businessId, id: String(first?.id), seen: 1 };
  const done = await ada.api.week.changeTask({ ...at, change: { kind: 'tick' } });
  expect(await tasksOf(ada)).toEqual([second, done]);
  const due = addDays(utcToday(), 2);
  const moved = await ada.api.week.changeTask({ ...at, seen: 2, change: { kind: 'move', due } });
  expect(moved).toMatchObject({ due, state: 'done', version: 3 });
});

test('a full list accepts no more tasks when reads are stale', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await fillWithTasks(app, ada, openTaskLimit - 2);
  await lag(app);
  const [one] = await added(ada, newTask(), newTask());
  await expect(added(ada, newTask())).rejects.toMatchObject({ data: { room: 0 } });
  const at = { business_id: ada.businessId, id: String(one?.id) };
  await ada.api.week.changeTask({ ...at, seen: 1, change: { kind: 'tick' } });
  await added(ada, newTask());
  await expect(
    ada.api.week.changeTask({ ...at, seen: 2, change: { kind: 'reopen' } }),
  ).rejects.toMatchObject({ message: expect.stringContaining('to reopen this one') });
});

test('a new task is refused when another device reopens a task just before and fills the list', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const at = { business_id: ada.businessId };
  await fillWithTasks(app, ada, openTaskLimit - 1);
  const [last] = await added(ada, newTask());
  const id = String(last?.id);
  await ada.api.week.changeTask({ ...at, id, seen: 1, change: { kind: 'tick' } });
  beforeFirst(app, names('TransactWriteItems', 'additions'), () =>
    ada.api.week.changeTask({ ...at, id, seen: 2, change: { kind: 'reopen' } }),
  );
  await expect(added(ada, newTask())).rejects.toMatchObject({ data: { room: 0 } });
  expect((await tasksOf(ada)).filter(({ state }) => state === 'open')).toHaveLength(openTaskLimit);
});

test('saved work, numbers and the weekly check-in return the last saved state when reads are stale', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const at = { business_id: ada.businessId };
  await lag(app);
  const draft = {
    channel: 'text-message',
    subject: null,
    body: 'Hi.',
    helper_id: 'sales',
  } as const;
  const first = await ada.api.drafts.save({ ...at, ...draft, id: ulid(), name: 'First' });
  await ada.api.drafts.save({ ...at, ...draft, id: ulid(), name: 'Second' });
  await ada.api.drafts.rename({ ...at, id: first.id, name: 'Renamed' });
  const listed = await ada.api.drafts.list(at);
  expect(listed.items.map(({ name }) => name)).toEqual(['Second', 'Renamed']);
  await ada.api.drafts.remove({ ...at, id: first.id });
  expect((await ada.api.drafts.list(at)).items).toHaveLength(1);

  const week = isoWeekOf(addDays(utcToday(), -14));
  const numbers = { week, jobs_done: 24, money_in: 3960.5, quotes_out: 5 };
  await ada.api.checkIn.saveNumbers({ ...at, ...numbers });
  const changed = { ...numbers, jobs_done: 25 };
  expect((await ada.api.checkIn.saveNumbers({ ...at, ...changed })).weeks).toEqual([changed]);
  const settings = { mail: false, weekday: 3, hour: 9 } as const;
  await ada.api.checkIn.saveSettings({ ...at, ...settings });
  expect(await ada.api.checkIn.get(at)).toMatchObject({ settings, weeks: [changed] });
});

test('a photo, a sent draft and a removed calendar address take effect at once when reads are stale', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await lag(app);
  const data = base64Of(jpeg);
  answerWith(app, 'One message.', {
    parts: [{ kind: 'draft', channel: 'text-message', title: 'To Janet', body: 'Hi Janet.' }],
  });
  const { chat_id, turn } = await ada.ask({ photo: { data, thumbnail: data } });
  const at = { id: chat_id, message_id: turn.id };
  expect(await ada.api.history.photo(at)).toBeTruthy();
  const unchanged = { subject: null, body: null, sent: true };
  const sent = await ada.api.history.changeDraft({ ...at, ...unchanged, index: 1 });
  const [stored] = (await ada.api.history.get({ id: chat_id })).turns;
  expect(stored?.drafts).toEqual([sent]);
  const business = { business_id: ada.businessId };
  await ada.api.calendar.make(business);
  await ada.api.calendar.remove(business);
  expect(await ada.api.calendar.get(business)).toMatchObject({ made_at: null });
});
