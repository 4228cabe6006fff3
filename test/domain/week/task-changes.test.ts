import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeTask, moveTargets, openDelta, undoOf } from '#shared/domain/week/task-changes.ts';
import { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { taskOf } from '../../support/week/sample-tasks.ts';

const now = new Date('2026-11-24T13:00:00Z');
const later = new Date('2026-11-24T18:30:00Z');
const words = { title: 'Call Mr. Okafor', detail: 'About the keys', minutes: 15, who: 'Ana' };
const edit = { kind: 'edit', ...words } as const;
const move = (due: string) => ({ kind: 'move', due }) as const;
/** A change by a device with the current version of the task. */
const made = (task: Task, change: TaskChange, at = now) => {
  const result = changeTask(task, change, { seen: task.version, now: at });
  expect(result.outcome).toBe('changed');
  return result.task;
};

describe('one device', () => {
  test('marks a task as done and reopens it', () => {
    const done = made(taskOf(), { kind: 'tick' });
    expect(done).toMatchObject({ state: 'done', done_at: now.toISOString(), version: 2 });
    expect(made(done, { kind: 'reopen' })).toMatchObject({ state: 'open', done_at: null });
  });

  test('moves, edits, drops and reopens; every change increases the version', () => {
    const moved = made(taskOf(), move('2026-11-30'));
    const edited = made(moved, edit);
    const dropped = made(edited, { kind: 'drop' });
    const again = made(dropped, { kind: 'reopen' }, later);
    expect(again).toMatchObject({
      ...words,
      due: '2026-11-30',
      state: 'open',
      version: 5,
      changed: { due: 2, words: 3, state: 5 },
      updated_at: later.toISOString(),
    });
    expect(Task.parse(again)).toEqual(again);
  });

  test('a task done offline has the time it was done, but neither before its creation nor in the future', () => {
    const at = (said: string) => made(taskOf(), { kind: 'tick', at: said }, later).done_at;
    expect(at('2026-11-23T04:00:00Z')).toBe('2026-11-23T04:00:00.000Z');
    expect(at('2020-01-01T00:00:00Z')).toBe('2026-11-20T15:00:00.000Z');
    expect(at('2031-01-01T00:00:00Z')).toBe(later.toISOString());
  });

  test.each([
    ['tick', { kind: 'tick' }],
    ['drop', { kind: 'drop' }],
    ['move', move('2026-12-01')],
    ['edit', edit],
  ] as const)('a repeated %s changes the task once', (_, change) => {
    const task = taskOf();
    const once = made(task, change);
    const again = changeTask(once, change, { seen: task.version, now: later });
    expect(again).toEqual({ outcome: 'unchanged', task: once });
  });

  test('undo restores the previous state after any change', () => {
    const start = taskOf({ detail: 'Second door' });
    const done = made(start, { kind: 'tick' });
    const dropped = made(start, { kind: 'drop' });
    const pairs = [
      [start, { kind: 'tick' }],
      [start, { kind: 'drop' }],
      [start, move('2027-01-04')],
      [start, edit],
      [done, { kind: 'reopen' }],
      [done, { kind: 'drop' }],
      [dropped, { kind: 'tick' }],
      [dropped, { kind: 'reopen' }],
    ] as const;
    const facts = ({ version: _, changed: __, updated_at: ___, changed_by: ____, ...rest }: Task) =>
      rest;
    for (const [before, change] of pairs) {
      const after = made(before, change);
      const back = changeTask(after, undoOf(before, change), { seen: after.version, now: later });
      expect(facts(back.task), change.kind).toEqual(facts(before));
    }
  });
});

describe('two devices with different versions', () => {
  const task = taskOf();
  const seen = { seen: task.version, now: later };

  test('one moves it and the other rewords it: both changes are kept', () => {
    const moved = made(task, move('2026-11-30'));
    const both = changeTask(moved, edit, seen);
    expect(both.outcome).toBe('changed');
    expect(both.task).toMatchObject({ ...words, due: '2026-11-30', version: 3 });
  });

  test('one rewords it while the other marks it as done: both changes are kept', () => {
    const edited = made(task, edit);
    const both = changeTask(edited, { kind: 'tick' }, seen);
    expect(both.task).toMatchObject({ ...words, state: 'done' });
  });

  test('both move it: the second is refused and gets the stored day', () => {
    const moved = made(task, move('2026-11-30'));
    expect(changeTask(moved, move('2026-12-01'), seen)).toEqual({
      outcome: 'conflict',
      task: moved,
      facet: 'due',
    });
    expect(changeTask(moved, move('2026-11-30'), seen).outcome).toBe('unchanged');
  });

  test('both reword it: the second is refused, and its page keeps the text', () => {
    const edited = made(task, edit);
    const other = { ...edit, title: 'Call the Okafors' };
    expect(changeTask(edited, other, seen)).toMatchObject({ outcome: 'conflict', facet: 'words' });
  });

  test('done outweighs dropped: a task can be done after a drop, and not dropped after it was done', () => {
    const dropped = made(task, { kind: 'drop' });
    expect(changeTask(dropped, { kind: 'tick' }, seen).task.state).toBe('done');
    const done = made(task, { kind: 'tick' });
    expect(changeTask(done, { kind: 'drop' }, seen)).toEqual({ outcome: 'unchanged', task: done });
  });

  test('both mark it as done: the first time is kept', () => {
    const done = made(task, { kind: 'tick' });
    expect(changeTask(done, { kind: 'tick' }, seen).task.done_at).toBe(now.toISOString());
  });

  test('an old undo does not reopen a task that was done again', () => {
    const done = made(task, { kind: 'tick' });
    const open = made(done, { kind: 'reopen' });
    const again = made(open, { kind: 'tick' }, later);
    expect(changeTask(again, { kind: 'reopen' }, { seen: done.version, now: later })).toMatchObject(
      {
        outcome: 'conflict',
        facet: 'state',
      },
    );
  });

  test('for any changes in any order the number of open tasks is right, and no version is used twice', () => {
    const change = fc.oneof(
      fc.constantFrom<TaskChange>({ kind: 'tick' }, { kind: 'reopen' }, { kind: 'drop' }, edit),
      fc.constantFrom('2026-11-24', '2026-11-30', '2027-01-04').map(move),
    );
    const requests = fc.array(fc.record({ change, behind: fc.integer({ min: 0, max: 4 }) }));
    void fc.assert(
      fc.property(requests, (all) => {
        let stored = taskOf();
        let open = openDelta(undefined, stored);
        for (const { change: wanted, behind } of all) {
          const result = changeTask(stored, wanted, { seen: stored.version - behind, now });
          expect(result.task.version - stored.version).toBe(Number(result.outcome === 'changed'));
          open += openDelta(stored, result.task);
          stored = result.task;
          expect(Math.max(...Object.values(stored.changed))).toBe(stored.version);
          expect(stored.done_at !== null).toBe(stored.state === 'done');
        }
        expect(open).toBe(Number(stored.state === 'open'));
      }),
    );
  });
});

test('the days a task can be moved to, across the turn of the year', () => {
  expect(moveTargets('2026-12-31')).toEqual({
    today: '2026-12-31',
    tomorrow: '2027-01-01',
    nextMonday: '2027-01-04',
  });
  expect(moveTargets('2026-11-23').nextMonday).toBe('2026-11-30');
});

test('a change with missing or additional fields is refused', () => {
  const refused = [
    { kind: 'move' },
    { kind: 'move', due: '2027-02-29' },
    { kind: 'edit', title: 'x' },
    { kind: 'edit', ...words, title: '' },
    { kind: 'tick', state: 'open' },
    { kind: 'delete' },
  ];
  for (const change of refused) expect(TaskChange.safeParse(change).success).toBe(false);
});
