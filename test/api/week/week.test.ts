import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test, vi } from 'vitest';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { closedTaskDays, openTaskLimit } from '#shared/domain/week/task-limits.ts';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { answerWithWork } from '#test/support/answers/work-answer.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { locateBusiness } from '#test/support/locate-business.ts';
import { fillWithTasks } from '#test/support/week/fill-with-tasks.ts';
import { added, newTask, tasksOf, utcToday } from '#test/support/week/stored-tasks.ts';

const change = ({ api, businessId }: Asker, task: Task, wanted: TaskChange, seen = task.version) =>
  api.week.changeTask({ business_id: businessId, id: task.id, seen, change: wanted });
const only = <T>(items: readonly T[]) => {
  if (items.length !== 1 || !items[0]) throw new Error(`${items.length} instead of one`);
  return items[0];
};
const step = (chat = randomUUID(), at = 0) =>
  newTask({
    title: `Step ${at}`,
    helper_id: 'finance',
    source: { kind: 'step', chat_id: chat, message_id: ulid(), part: 1, step: at },
  });

test('a task is added, done, reopened, moved, edited and dropped', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const task = only(await added(ada, newTask()));
  expect(await tasksOf(ada)).toEqual([task]);
  const ticked = await change(ada, task, { kind: 'tick' });
  expect(ticked).toMatchObject({ state: 'done', done_at: expect.any(String), version: 2 });
  const open = await change(ada, ticked, { kind: 'reopen' });
  expect(open).toMatchObject({ state: 'open', done_at: null });
  const moved = await change(ada, open, { kind: 'move', due: addDays(utcToday(), 1) });
  const words = { title: 'Call her back', detail: 'About the quote', minutes: null, who: 'Ana' };
  const edited = await change(ada, moved, { kind: 'edit', ...words });
  expect(edited).toMatchObject({ ...words, due: addDays(utcToday(), 1), state: 'open' });
  await change(ada, edited, { kind: 'drop' });
  expect(only(await tasksOf(ada))).toMatchObject({ state: 'dropped', version: 6 });
});

test('the steps of an answer are added to the week together or one by one, each of them once', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const [one, two, three] = [0, 1, 2].map((at) => step(undefined, at));
  if (!one || !two || !three) throw new Error('Three steps');
  const first = only(await added(ada, one));
  const all = await added(ada, { ...one, id: ulid() }, two, three);
  expect(all[0]).toEqual(first);
  expect(await added(ada, one, two, three)).toEqual(all);
  expect(await tasksOf(ada)).toHaveLength(3);
});

test('two devices that add the same step at once create one task', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const same = step();
  const answers = await Promise.all(
    [1, 2, 3].map(() => added(ada, { ...same, id: ulid() }).then(only)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await tasksOf(ada)).toHaveLength(1);
});

test('a sent draft and a season entry become tasks, with a copy of the draft', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const draft = { channel: 'text-message' as const, title: 'Text', subject: null, body: 'Hi Ann' };
  const source = { kind: 'draft' as const, chat_id: randomUUID(), message_id: ulid(), part: 0 };
  await added(
    ada,
    newTask({ source, draft }),
    newTask({ source: { kind: 'season', entry: 'plumber.frost-check', starts_on: utcToday() } }),
  );
  expect((await tasksOf(ada)).map(({ draft: copy }) => copy)).toEqual(
    expect.arrayContaining([draft, null]),
  );
});

test('two devices can change different fields of a task, and a change of the same field is a conflict for one', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const task = only(await added(ada, newTask()));
  const tomorrow = addDays(utcToday(), 1);
  await Promise.all([
    change(ada, task, { kind: 'move', due: tomorrow }),
    change(ada, task, { kind: 'edit', title: 'New', detail: '', minutes: 5, who: null }),
  ]);
  const stored = only(await tasksOf(ada));
  expect(stored).toMatchObject({ due: tomorrow, title: 'New', version: 3 });
  await expect(
    change(ada, task, { kind: 'move', due: addDays(tomorrow, 1) }),
  ).rejects.toMatchObject({ code: 'conflict', data: { facet: 'due', task: stored } });
  const dropped = await change(ada, stored, { kind: 'drop' });
  expect(await change(ada, task, { kind: 'tick' })).toMatchObject({ state: 'done', version: 5 });
  expect(dropped.version).toBe(4);
});

test('a change that is sent twice after an outage counts once, in the list and in the statistics', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const wanted = newTask();
  await Promise.all([added(ada, wanted), added(ada, wanted)]);
  const task = only(await tasksOf(ada));
  const at = new Date(Date.now() - 3_600_000).toISOString();
  await Promise.all([1, 2, 3].map(() => change(ada, task, { kind: 'tick', at })));
  expect(only(await tasksOf(ada))).toMatchObject({ state: 'done', done_at: task.created_at });
  expect(await app.table.row(`USER#${ada.sub}`, `TASKCOUNT#${ada.businessId}`)).toMatchObject({
    open: 0,
  });
  const overview = await app.as('admin').admin.getOverview({});
  expect(overview).toMatchObject({ tasks_added: 1, tasks_done: 1, check_ins_opened: 0 });
});

test('a list holds 200 open tasks, and the refusal says how many still fit', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await fillWithTasks(app, ada, openTaskLimit - 1);
  await expect(added(ada, newTask(), newTask())).rejects.toMatchObject({
    code: 'conflict',
    data: { room: 1 },
    message: 'The limit is 200 open tasks, so you can add 1 more. Check off or skip some first.',
  });
  const last = only(await added(ada, newTask()));
  const ticked = await change(ada, last, { kind: 'tick' });
  await added(ada, newTask());
  await expect(change(ada, ticked, { kind: 'reopen' })).rejects.toMatchObject({
    code: 'conflict',
    message:
      'You already have 200 open tasks, which is the limit. Check off or skip some to reopen this one.',
  });
  await expect(added(ada, newTask())).rejects.toMatchObject({
    message:
      'You already have 200 open tasks, which is the limit. Check off or skip some to add more.',
  });
});

test('two devices at once cannot exceed the limit', { tags: 'night' }, async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await fillWithTasks(app, ada, openTaskLimit - 3);
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => added(ada, newTask(), newTask(), newTask())),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await tasksOf(ada)).length).toBe(openTaskLimit);
});

test('done tasks are removed after 120 days, and open tasks never', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const [done, open] = await added(ada, newTask(), newTask({ title: 'Stays' }));
  if (!done) throw new Error('Not added');
  await change(ada, done, { kind: 'tick' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (closedTaskDays + 1) * 86_400_000 });
  try {
    await app.signIn('ada');
    expect(await tasksOf(ada)).toEqual([open]);
    expect((await ada.api.account.export({})).tasks).toEqual([open]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['without a title', { title: '  ' }],
  ['for a day ten years ahead', { due: '2036-01-01' }],
  ['for an invalid day', { due: '2026-02-30' }],
  ['of an unknown helper', { helper_id: 'legal' }],
  ['that is already done', { state: 'done' }],
  ['longer than a day', { minutes: 1441 }],
])('a task %s is refused', async (_, wrong) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const body = { tasks: [{ ...newTask(), ...wrong }] };
  const answer = await app.send('POST', `/businesses/${ada.businessId}/tasks`, {
    name: 'ada',
    body,
  });
  expect(answer.status).toBe(400);
  expect(await tasksOf(ada)).toEqual([]);
});

test('the dashboard loads tasks, season, conversation, numbers and suggestions in one request', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const fresh = await ada.api.week.today({ business_id: ada.businessId });
  expect(fresh).toMatchObject({
    today: utcToday(),
    time_zone: null,
    tasks: [],
    seasons: [],
    last_conversation: null,
    weeks: [],
  });
  expect(fresh.suggestions).toHaveLength(3);
  await locateBusiness(ada);
  const task = only(await added(ada, newTask()));
  const { turn } = await ada.ask({ text: 'How do I follow up on a quote?' });
  const today = await ada.api.week.today({ business_id: ada.businessId });
  expect(today.last_conversation).toMatchObject({ id: turn.chat_id });
  expect(today.tasks).toEqual([task]);
  expect(today.time_zone).toBe('America/New_York');
  expect(today.numbers).toMatchObject({ numbers: [], cash_rows: [] });
  const week = await ada.api.week.get({ business_id: ada.businessId });
  expect(week.seasons).toEqual(today.seasons);
  expect(week.seasons.length).toBeGreaterThan(0);
});

test('the dashboard names a draft of the last chat until one of its drafts was sent', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const unsent = async () =>
    (await ada.api.week.today({ business_id: ada.businessId })).unsent_draft;
  expect(await unsent()).toBeNull();
  answerWithWork(app.stack.openai);
  const { turn } = await ada.ask({ text: 'How do I tell my regulars?' });
  expect(await unsent()).toEqual({ channel: 'text-message', title: 'Text to your regulars' });
  // The email says the same as the text: one of them is enough.
  const mail = turn.parts.findIndex((part) => part.kind === 'draft' && part.channel === 'email');
  const change = (sent: boolean) =>
    ada.api.history.changeDraft({
      id: turn.chat_id,
      message_id: turn.id,
      index: mail,
      subject: null,
      body: null,
      sent,
    });
  await change(true);
  expect(await unsent()).toBeNull();
  await change(false);
  expect(await unsent()).not.toBeNull();
  await ada.api.history.remove({ id: turn.chat_id });
  expect(await unsent()).toBeNull();
});
