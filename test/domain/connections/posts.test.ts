import { expect, test } from 'vitest';
import { plannedFor } from '#shared/domain/connections/posts/post-limits-and-planned-time.ts';
import { isPlanned, placeStateOf } from '#shared/domain/connections/posts/post-place-state.ts';

const now = new Date('2026-11-24T15:00:00.000Z');
const planned = (date: string, time: string, zone: string) => {
  const at = plannedFor({ date, time }, zone, now);
  return typeof at === 'string' ? at : at.toISOString();
};

test('a time is one on the clock of the business, also where the clock changes', () => {
  expect(planned('2026-11-25', '08:00', 'America/New_York')).toBe('2026-11-25T13:00:00.000Z');
  expect(planned('2026-11-25', '08:30', 'Asia/Kolkata')).toBe('2026-11-25T03:00:00.000Z');
  expect(planned('2026-11-25', '08:00', 'Pacific/Auckland')).toBe('2026-11-24T19:00:00.000Z');
  const spring = new Date('2027-03-10T12:00:00.000Z');
  // Half past two does not exist on the day on which clocks go forward.
  const skipped = plannedFor({ date: '2027-03-14', time: '02:30' }, 'America/New_York', spring);
  expect((skipped as Date).toISOString()).toBe('2027-03-14T07:30:00.000Z');
});

test('what has passed, what is nearer than the minute to take it back, and what is too far ahead is not planned', () => {
  expect(planned('2026-11-24', '09:59', 'America/New_York')).toBe('over');
  expect(planned('2026-11-24', '10:00', 'America/New_York')).toBe('over');
  expect(planned('2026-11-24', '10:01', 'America/New_York')).toBe('2026-11-24T15:01:00.000Z');
  expect(planned('2027-01-23', '08:00', 'America/New_York')).toMatch(/^2027-01-23/);
  expect(planned('2027-01-24', '08:00', 'America/New_York')).toBe('too-far');
});

test('a post at a place has failed, goes, is planned, or is done', () => {
  const pressed_at = now.toISOString();
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const press = (fields: object) => ({
    press: {
      state: 'waiting' as const,
      pressed_at,
      goes_at: inMinutes(1),
      problem: null,
      ...fields,
    },
    sent: null,
  });
  expect(placeStateOf(press({}))).toBe('going');
  expect(placeStateOf(press({ goes_at: inMinutes(600) }))).toBe('planned');
  expect(placeStateOf(press({ goes_at: inMinutes(6), problem: 'unsure' }))).toBe('going');
  expect(placeStateOf(press({ state: 'sending' }))).toBe('going');
  expect(placeStateOf(press({ state: 'failed', problem: 'refused' }))).toBe('failed');
  expect(placeStateOf({ press: null, sent: { at: pressed_at } })).toBe('done');
  expect(isPlanned({ state: 'sending', pressed_at, goes_at: inMinutes(600) })).toBe(false);
});
