import { describe, expect, test } from 'vitest';
import { tradeSeasons } from '#shared/catalogue/trade-seasons.ts';
import { type Season, seasonIn } from '#shared/domain/week/season-calendar.ts';
import type { SeasonEntry } from '#shared/domain/week/season-entry.ts';
import { createTask } from '#shared/domain/week/task-changes.ts';
import { isPlannable, openTaskLimit, roomFor } from '#shared/domain/week/task-limits.ts';
import { NewTask, Task, TaskSource } from '#shared/domain/week/task-schemas.ts';
import {
  findTaskOfSource,
  ownTask,
  reminderFromDraft,
  shortened,
  taskFromSeason,
  tasksFromSteps,
} from '#shared/domain/week/tasks-from-sources.ts';
import { asked, businessId, someTurn, taskOf, ulidOf } from '../../support/week/sample-tasks.ts';

const today = '2026-11-24';
const now = new Date('2026-11-24T13:00:00Z');
const ids = () => {
  let at = 0;
  return () => {
    at += 1;
    return ulidOf(at);
  };
};

describe('a new task', () => {
  test('is stored open, with its text trimmed', () => {
    const request = NewTask.parse(asked({ title: '  Call\n Mr.  Okafor ', who: ' Ana ' }));
    expect(request).toMatchObject({ title: 'Call Mr. Okafor', who: 'Ana' });
    const task = createTask(request, businessId, now);
    expect(Task.parse(task)).toEqual(task);
    expect(task).toMatchObject({ state: 'open', version: 1, done_at: null });
  });

  test.each([
    ['no title', { title: '   ' }],
    ['too long a title', { title: 'x'.repeat(121) }],
    ['a day that does not exist', { due: '2027-02-29' }],
    ['a time instead of a day', { due: '2026-11-24T00:00:00Z' }],
    ['a duration of zero', { minutes: 0 }],
    ['a duration of more than a day', { minutes: 1441 }],
    ['a duration of half a minute', { minutes: 0.5 }],
    ['a person without a name', { who: ' ' }],
    ['an unknown helper', { helper_id: 'legal' }],
    ['an invalid id', { id: 'abc' }],
    ['a state field', { state: 'done' }],
    ['a business field', { business_id: businessId }],
    ['an unknown source', { source: { kind: 'mail' } }],
    ['too long a detail', { detail: 'x'.repeat(601) }],
  ])('is refused with %s', (_, wrong) => {
    expect(NewTask.safeParse({ ...asked(), ...wrong }).success).toBe(false);
  });

  test('is due within a year back and two years ahead', () => {
    expect(isPlannable('2026-11-24', today)).toBe(true);
    expect(isPlannable('2025-11-23', today)).toBe(true);
    expect(isPlannable('2025-11-22', today)).toBe(false);
    expect(isPlannable('2028-11-24', today)).toBe(true);
    expect(isPlannable('2028-11-25', today)).toBe(false);
  });
});

test('at most two hundred are open, and a list is added as far as it fits', () => {
  expect(roomFor(0, 5)).toBe(5);
  expect(roomFor(openTaskLimit - 3, 5)).toBe(3);
  expect(roomFor(openTaskLimit, 1)).toBe(0);
  expect(roomFor(openTaskLimit + 2, 1)).toBe(0);
});

describe('the steps of an answer', () => {
  const step = {
    title: 'Text the first 10',
    detail: 'Short.',
    due_in_days: 3,
    minutes: 20,
    who: null,
  };
  const from = { ...someTurn, helper_id: 'finance' as const };

  test('become tasks with dates, counted from the owner’s day across month and year', () => {
    const tasks = tasksFromSteps(
      [step, { ...step, due_in_days: 0, who: 'Ana' }, { ...step, due_in_days: 41 }],
      from,
      today,
      ids(),
    );
    expect(tasks.map(({ due }) => due)).toEqual(['2026-11-27', '2026-11-24', '2027-01-04']);
    expect(tasks[1]).toMatchObject({
      who: 'Ana',
      helper_id: 'finance',
      source: { kind: 'step', ...someTurn, step: 1 },
    });
    for (const task of tasks) expect(NewTask.parse(task)).toEqual(task);
  });

  test('are cut to the limits of a task, whatever a model wrote', () => {
    const wild = {
      title: `Call ${'everybody who has ever asked '.repeat(9)}`,
      detail: 'x'.repeat(5000),
      due_in_days: 4000,
      minutes: 99_999.6,
      who: '   ',
    };
    const [task] = tasksFromSteps([wild], from, today, ids());
    expect(NewTask.safeParse(task).success).toBe(true);
    expect(task).toMatchObject({ due: '2027-02-22', minutes: 1440, who: null });
    expect(task?.title).toMatch(/ ever…$| asked…$| everybody…$| has…$| who…$/);
    const [none] = tasksFromSteps([{ ...step, minutes: 0, due_in_days: -2 }], from, today, ids());
    expect(none).toMatchObject({ minutes: null, due: today });
  });

  test('are recognized, so that none is added twice', () => {
    const [first, second] = tasksFromSteps([step, step], from, today, ids());
    const stored = [createTask(first as NewTask, businessId, now)];
    expect(findTaskOfSource(stored, (first as NewTask).source)?.id).toBe(first?.id);
    expect(findTaskOfSource(stored, (second as NewTask).source)).toBeUndefined();
    expect(findTaskOfSource([{ ...taskOf(), state: 'dropped' }], { kind: 'own' })).toBeUndefined();
  });
});

test('a sent draft becomes a task in three days with a copy of the draft', () => {
  const draft = {
    channel: 'email' as const,
    title: 'Quote for the move-out',
    subject: 'Your quote',
    body: `${'word '.repeat(798)}final${'🏡'.repeat(9)}`,
  };
  const task = reminderFromDraft(
    draft,
    { ...someTurn, helper_id: 'sales' },
    '2028-02-27',
    ulidOf(9),
  );
  expect(NewTask.parse(task)).toEqual(task);
  expect(task).toMatchObject({
    title: 'Any reply? Quote for the move-out',
    due: '2028-03-01',
    source: { kind: 'draft', ...someTurn },
    draft: { channel: 'email', subject: 'Your quote' },
  });
  // Cut between two characters, not inside one.
  expect(task.draft?.body).toMatch(/final🏡🏡$/u);
});

test('a season entry becomes a task for its first day of preparation, once a year', () => {
  const entry = tradeSeasons['Cleaning Company'].find(({ id }) => id === 'cleaning.guests');
  const of = (year: number) =>
    seasonIn(year, entry as SeasonEntry, { winters: 'mild', hemisphere: 'south' }) as Season;
  const task = taskFromSeason(of(2026), '2026-10-01', ulidOf(3));
  expect(NewTask.parse(task)).toEqual(task);
  expect(task).toMatchObject({
    title: 'Offer deep cleans before guests come',
    due: '2026-10-30',
    helper_id: null,
    source: { kind: 'season', entry: 'cleaning.guests', starts_on: '2026-12-04' },
  });
  expect(taskFromSeason(of(2026), today, ulidOf(3)).due).toBe(today);
  const stored = [createTask(task, businessId, now)];
  const next = taskFromSeason(of(2027), today, ulidOf(4));
  expect(findTaskOfSource(stored, task.source)).toBeDefined();
  expect(findTaskOfSource(stored, next.source)).toBeUndefined();
});

test('the owner’s text is cut between words, and never inside a character', () => {
  expect(ownTask(' Call my sister,\n no work ', today, ulidOf(5))).toMatchObject({
    title: 'Call my sister, no work',
    due: today,
  });
  expect(shortened('short', 10)).toBe('short');
  expect(shortened('one two three four', 12)).toBe('one two…');
  expect(shortened('🏡'.repeat(40), 11)).toBe(`${'🏡'.repeat(5)}…`);
  expect(shortened('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('a source names only where a task comes from', () => {
  expect(TaskSource.safeParse({ kind: 'own' }).success).toBe(true);
  expect(TaskSource.safeParse({ kind: 'own', chat_id: someTurn.chat_id }).success).toBe(false);
  expect(TaskSource.safeParse({ kind: 'step', ...someTurn }).success).toBe(false);
  expect(TaskSource.safeParse({ kind: 'season', entry: 'x', starts_on: 'soon' }).success).toBe(
    false,
  );
});
