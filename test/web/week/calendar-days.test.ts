import { expect, test } from 'vitest';
import { usualHours } from '#shared/domain/connections/calendar/working-hours.ts';
import { instantOf } from '#shared/domain/lib/local-time.ts';
import { taskOf } from '#test/support/week/sample-tasks.ts';
import type { Calendar, Job } from '#web/features/connections/calendar/calendar-query.ts';
import { daysOf, hoursShown } from '#web/features/week/calendar/calendar-days.ts';

const time_zone = 'America/New_York';
const friday = '2026-11-27';
const at = (hour: number, date = friday) => instantOf(date, hour, time_zone).toISOString();
const job = (title: string, from: number, to: number): Job => ({
  ...{ id: title, title, all_day: false, start: at(from), end: at(to) },
});
const calendarOf = (jobs: Job[] | null, booked: Calendar['booked'] = []): Calendar => ({
  provider: null,
  calendar: 'Jobs',
  time_zone,
  hours: { ...usualHours, days: [...usualHours.days] },
  jobs,
  booked,
  read_at: null,
  problem: null,
});
const dayOf = (calendar: Calendar, date = friday) => {
  const [day] = daysOf([date], calendar, [taskOf({ due: friday })], new Date(at(6)));
  if (!day) throw new Error('There is no day');
  return day;
};

test('jobs that overlap stand side by side, those after them take the whole width again', () => {
  const jobs = [job('a', 8, 12), job('b', 9, 10), job('c', 10, 11), job('d', 13, 14)];
  expect(
    dayOf(calendarOf(jobs)).booked.map(({ title, lane, lanes }) => [title, lane, lanes]),
  ).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 1, 2],
    ['d', 0, 1],
  ]);
});

test('a job over midnight stands on both days, as far as it lasts there', () => {
  const night: Job = {
    id: 'n',
    title: 'Night',
    all_day: false,
    start: at(22),
    end: at(2, '2026-11-28'),
  };
  expect(dayOf(calendarOf([night])).booked).toMatchObject([{ from: 22, to: 24 }]);
  expect(dayOf(calendarOf([night]), '2026-11-28').booked).toMatchObject([{ from: 0, to: 2 }]);
});

test('the week shows the working hours and what is booked around them', () => {
  const calendar = calendarOf([job('early', 6.5, 8), job('late', 16, 18.25)]);
  expect(hoursShown([dayOf(calendar)], calendar)).toEqual({ first: 6, last: 19 });
  expect(hoursShown([dayOf(calendarOf([]))], calendar)).toEqual({ first: 8, last: 17 });
});

test('whole days have a line of their own, a private event is called booked, and tasks stand on their day', () => {
  const off: Job = { id: 'o', title: 'Off', all_day: true, start: friday, end: '2026-11-29' };
  const day = dayOf(calendarOf([off, job('', 9, 10)]));
  expect(day.wholeDay).toEqual(['Off']);
  expect(day.booked.map(({ title }) => title)).toEqual(['Booked']);
  expect(day.tasks).toHaveLength(1);
  expect(dayOf(calendarOf([off]), '2026-11-28')).toMatchObject({ wholeDay: ['Off'], isOff: true });
  expect(dayOf(calendarOf([off]), '2026-11-29').wholeDay).toEqual([]);
});

test('where titles could not be read the booked times stand for them', () => {
  const calendar = calendarOf(null, [{ start: at(9), end: at(12) }]);
  const { booked, free } = dayOf(calendar);
  expect(booked).toMatchObject([{ title: 'Booked', from: 9, to: 12 }]);
  expect(free).toMatchObject([
    { from: 8, to: 9 },
    { from: 12, to: 17 },
  ]);
});
