import { describe, expect, test } from 'vitest';
import { daysOfWeek, firstTasks, groupTasks, minutesOf } from '#shared/domain/week/task-groups.ts';
import { taskLines } from '#shared/domain/week/task-prompt-lines.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { taskOf, ulidOf } from '../../support/week/sample-tasks.ts';

let made = 0;
const due = (date: string, more: Partial<Task> = {}) => {
  made += 1;
  return taskOf({ id: ulidOf(made), title: `due ${date}`, due: date, ...more });
};
const done = (done_at: string, more: Partial<Task> = {}) =>
  due('2026-11-20', { title: `done ${done_at}`, state: 'done', done_at, ...more });
const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title);

// Tuesday, November 24, 2026.
const here = { today: '2026-11-24', timeZone: 'America/New_York', firstWeekday: 1 } as const;

describe('the groups of the page', () => {
  test('are overdue, today, this week and later, each ordered by day', () => {
    const groups = groupTasks(
      [
        '2026-12-01',
        '2026-11-29',
        '2026-11-23',
        '2026-11-24',
        '2026-11-30',
        '2026-11-25',
        '2025-12-31',
      ].map((date) => due(date)),
      here,
    );
    expect(titles(groups.overdue)).toEqual(['due 2025-12-31', 'due 2026-11-23']);
    expect(titles(groups.today)).toEqual(['due 2026-11-24']);
    expect(titles(groups.thisWeek)).toEqual(['due 2026-11-25', 'due 2026-11-29']);
    expect(titles(groups.later)).toEqual(['due 2026-11-30', 'due 2026-12-01']);
  });

  test('a week that begins on Sunday ends on Saturday', () => {
    const tasks = ['2026-11-28', '2026-11-29'].map((date) => due(date));
    const { thisWeek, later } = groupTasks(tasks, { ...here, firstWeekday: 7 });
    expect(titles(thisWeek)).toEqual(['due 2026-11-28']);
    expect(titles(later)).toEqual(['due 2026-11-29']);
  });

  test('on the last day of a week all future tasks are later', () => {
    const { thisWeek, later } = groupTasks([due('2026-11-30')], { ...here, today: '2026-11-29' });
    expect([thisWeek.length, later.length]).toEqual([0, 1]);
  });

  test('done tasks are grouped by the owner’s day, not by that of London', () => {
    const groups = groupTasks(
      [
        // Monday 4:59 UTC is still Sunday night in New York.
        done('2026-11-23T04:59:00Z'),
        done('2026-11-23T05:00:00Z'),
        done('2026-11-24T12:00:00Z'),
        // The Sunday before last week began.
        done('2026-11-16T04:59:00Z'),
        done('2026-11-16T05:00:00Z'),
      ],
      here,
    );
    expect(titles(groups.done)).toEqual([
      'done 2026-11-24T12:00:00Z',
      'done 2026-11-23T05:00:00Z',
      'done 2026-11-23T04:59:00Z',
      'done 2026-11-16T05:00:00Z',
    ]);
    expect([groups.doneThisWeek, groups.doneLastWeek]).toEqual([2, 2]);
  });

  test('dropped tasks are in no group, and tasks done late are not overdue', () => {
    const groups = groupTasks(
      [due('2026-11-23', { state: 'dropped' }), done('2026-11-24T12:00:00Z')],
      here,
    );
    expect(
      Object.values(groups)
        .flat()
        .filter((item) => typeof item === 'object'),
    ).toHaveLength(1);
    expect(groups.overdue).toEqual([]);
  });

  test('leap days and the turn of the year are handled like other days', () => {
    const leap = groupTasks([due('2028-02-29'), due('2028-03-01')], {
      ...here,
      today: '2028-02-28',
    });
    expect(titles(leap.thisWeek)).toEqual(['due 2028-02-29', 'due 2028-03-01']);
    const year = groupTasks([due('2027-01-03')], { ...here, today: '2026-12-31' });
    expect(titles(year.thisWeek)).toEqual(['due 2027-01-03']);
  });

  test('the day shows three tasks and their total time', () => {
    const groups = groupTasks(
      [
        due('2026-11-24', { minutes: 20 }),
        due('2026-11-23', { minutes: 10 }),
        due('2026-11-24', { minutes: null }),
        due('2026-11-24', { minutes: 30 }),
      ],
      here,
    );
    const first = firstTasks(groups);
    expect(titles(first)).toEqual(['due 2026-11-23', 'due 2026-11-24', 'due 2026-11-24']);
    expect(minutesOf(first)).toBe(30);
  });

  test('seven days show their open and done tasks', () => {
    const days = daysOfWeek(
      [due('2026-11-23'), done('2026-11-23T15:00:00Z'), due('2026-11-25'), due('2026-12-25')],
      here,
    );
    expect(days.map(({ date, open, done: made_ }) => [date.slice(8), open, made_])).toEqual([
      ['23', 1, 1],
      ['24', 0, 0],
      ['25', 1, 0],
      ['26', 0, 0],
      ['27', 0, 0],
      ['28', 0, 0],
      ['29', 0, 0],
    ]);
  });
});

describe('the tasks sent to the helpers', () => {
  test('contain open and late tasks, done tasks with their day, the person and the source', () => {
    const lines = taskLines(
      [
        due('2026-11-23', { title: 'Call Mr. Okafor', helper_id: 'sales' }),
        due('2026-11-24', { title: 'Ask Janet for a review', who: 'Ana', helper_id: 'marketing' }),
        due('2026-11-27', {
          title: 'Offer deep cleans',
          source: { kind: 'season', entry: 'cleaning.guests', starts_on: '2026-12-04' },
        }),
        done('2026-11-23T15:00:00Z', { title: 'Sent the Hendersons their key list' }),
      ],
      here,
    );
    expect(lines.open).toEqual([
      'Call Mr. Okafor (due Monday, 2026-11-23; 1 day late; from Sales)',
      'Ask Janet for a review (due today; by Ana; from Marketing)',
      'Offer deep cleans (due Friday, 2026-11-27; from the season)',
    ]);
    expect(lines.done).toEqual(['Sent the Hendersons their key list (done Monday, 2026-11-23)']);
  });

  test('are at most fifteen of each, the most urgent and the latest', () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      due(`2026-12-${String(30 - at).padStart(2, '0')}`),
    );
    const finished = Array.from({ length: 30 }, (_, at) =>
      done(`2026-11-24T${String(at % 24).padStart(2, '0')}:00:00Z`),
    );
    const lines = taskLines([...many, ...finished], here);
    expect(lines.open).toHaveLength(15);
    expect(lines.open[0]).toContain('2026-12-01');
    expect(lines.done).toHaveLength(15);
  });

  test('do not contain tasks done more than fourteen days ago', () => {
    const edge = (done_at: string) => taskLines([done(done_at)], here).done.length;
    expect(edge('2026-11-11T12:00:00Z')).toBe(1);
    expect(edge('2026-11-10T12:00:00Z')).toBe(0);
    expect(taskLines([], here)).toEqual({ open: [], done: [] });
  });
});
