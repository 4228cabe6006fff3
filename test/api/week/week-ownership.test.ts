import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { added, newTask, tasksOf, utcToday } from '#test/support/week/stored-tasks.ts';

const change = ({ api, businessId }: Asker, task: Task, wanted: TaskChange, seen = task.version) =>
  api.week.changeTask({ business_id: businessId, id: task.id, seen, change: wanted });
const only = <T>(items: readonly T[]) => {
  if (items.length !== 1 || !items[0]) throw new Error(`${items.length} instead of one`);
  return items[0];
};

test('tasks of another owner cannot be read or changed, and a preview changes nothing', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await asker(app, 'bob')];
  const task = only(await added(ada, newTask()));
  for (const businessId of [ada.businessId, randomUUID()]) {
    const stranger = { ...bob, businessId };
    for (const attempt of [
      () => tasksOf(stranger),
      () => bob.api.week.today({ business_id: businessId }),
      () => added(stranger, newTask()),
      () => change(stranger, task, { kind: 'tick' }),
      () => change(stranger, task, { kind: 'move', due: utcToday() }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
  }
  expect(await tasksOf(ada)).toEqual([task]);
  expect(await app.table.rows(`USER#${bob.sub}`, 'TASK')).toEqual([]);
  const preview = { ...ada, api: app.as('ada', { 'x-preview': 'free' }) };
  await expect(added(preview, newTask())).rejects.toMatchObject({ code: 'previewing' });
  await expect(change(preview, task, { kind: 'tick' })).rejects.toMatchObject({
    code: 'previewing',
  });
});

test('every plan has tasks, and they remain when a plan ends', async () => {
  await using app = await startApp();
  const fred = await freeAsker(app, 'fred');
  await added(fred, newTask());
  const ada = await asker(app, 'ada');
  await added(ada, newTask());
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
  for (const owner of [fred, ada]) expect(await tasksOf(owner)).toHaveLength(1);
  await added(ada, newTask());
});

test('tasks are part of the export, and are deleted with their business and with the account', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const first = only(await added(ada, newTask()));
  const { account } = await ada.api.businesses.add({ name: 'Second', type: 'Roofer' });
  const second = { ...ada, businessId: String(account.active_business_id) };
  await added(second, newTask());
  await ada.api.businesses.remove({ business_id: second.businessId });
  expect((await ada.api.account.export({})).tasks).toEqual([first]);
  expect(await app.table.rows(`USER#${ada.sub}`, `TASKCOUNT#${second.businessId}`)).toEqual([]);
  await deleteAccount(app, 'ada');
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
});

test('a business that is being deleted accepts no tasks', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const task = only(await added(ada, newTask()));
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'business_ids', new Set([randomUUID()]));
  await expect(added(ada, newTask())).rejects.toMatchObject({ code: 'not-found' });
  await expect(change(ada, task, { kind: 'tick' })).rejects.toMatchObject({ code: 'not-found' });
});
