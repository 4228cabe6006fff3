import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CalendarEntry } from '#shared/domain/connections/calendar/calendar-entry.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import type { App } from '#test/support/app.ts';
import { answers } from '#test/support/reviews/shown-reviews.tsx';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { taskOf } from '#test/support/week/sample-tasks.ts';
import { calendarEntriesQuery } from '#web/features/connections/calendar/calendar-entries-query.ts';
import { PutOnCalendar, TaskOnCalendar } from '#web/features/week/calendar/task-on-calendar.tsx';
import { changeTaskOffline } from '#web/features/week/pending/pending-changes-queue.ts';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  await app.member('ada');
});
afterAll(() => app.stack.close());

const task = taskOf();
const connected: ConnectionView = {
  ...{ provider: 'google-calendar', state: 'connected', account: 'Jobs', may_write: true },
  ...{ updated_at: new Date().toISOString(), updating: false, ends_at: null },
};
const entry = (fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  ...{ task: task.id, kind: 'entry', state: 'on', time: null, link: null, problem: null },
  goes_at: new Date().toISOString(),
  ...fields,
});

const show = (
  entries: CalendarEntry[],
  connection: ConnectionView = connected,
  page = <TaskOnCalendar task={task} />,
) =>
  showPage(app, 'ada', page, {
    path: '/dashboard/week',
    at: '/dashboard/week',
    faults: [
      answers(/\/calendar-presses$/, { entries }, 'POST'),
      answers(/\/calendar-entries$/, { entries }),
      answers(/\/tasks\//, task, 'PATCH'),
      answers(/\/connections$/, { connections: [connection] }),
    ],
  });

const sent = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(init?.body ?? '{}')));

test.each([
  ['entry', 'unavailable', 'Try again'],
  ['unentry', 'unavailable', 'Try again'],
  ['entry', 'gone', 'Put it back'],
] as const)(
  'what stopped is pressed again as it was: %s after %s',
  async (kind, problem, words) => {
    const { user } = await show([entry({ kind, state: 'stopped', problem, time: '14:30' })]);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${words}`) }));
    await vi.waitFor(() => expect(sent()).toMatchObject([{ kind, time: '14:30' }]));
  },
);

test('a task that is moved and put on the calendar at once is stored before it is pressed', async () => {
  const move = () => changeTaskOffline(task, { kind: 'move', due: '2026-12-01' });
  const { user } = await show(
    [],
    connected,
    <PutOnCalendar task={task} time="09:00" onBefore={move} />,
  );
  const { promise: stored, resolve } = Promise.withResolvers<void>();
  const fetched = vi.mocked(globalThis.fetch);
  const answer = fetched.getMockImplementation() ?? fetch;
  fetched.mockImplementation(async (input, init) => {
    if (init?.method === 'PATCH') await stored;
    return answer(input, init);
  });
  await user.click(await screen.findByRole('button', { name: /^Put on/ }));
  await vi.waitFor(() =>
    expect(fetched.mock.calls.filter(([, init]) => init?.method === 'PATCH')).toHaveLength(1),
  );
  await new Promise((done) => setTimeout(done, 100));
  expect(sent()).toEqual([]);
  resolve();
  await vi.waitFor(() => expect(sent()).toMatchObject([{ kind: 'entry', time: '09:00' }]));
});

test('a calendar that is read for the first time asks to allow it as a read one does', async () => {
  const connecting: ConnectionView = {
    ...{ provider: 'google-calendar', state: 'connecting', account: 'Jobs', may_write: false },
  };
  const { user } = await show([], connecting);
  await user.click(await screen.findByRole('button', { name: /^Put on/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('what is tried again in some hours is not asked for every few seconds until then', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const intervalOf = (entries: CalendarEntry[]) => {
    const { refetchInterval } = calendarEntriesQuery(task.business_id);
    if (typeof refetchInterval !== 'function') return refetchInterval;
    return refetchInterval({ state: { data: { entries } } } as never);
  };
  const adding = (goes_at: string) => entry({ state: 'adding', goes_at });
  expect(intervalOf([adding(inHours(0))])).toBeLessThan(4000);
  expect(intervalOf([adding(inHours(1 / 60))])).toBeGreaterThan(55_000);
  expect(intervalOf([adding(inHours(12))])).toBe(false);
  expect(intervalOf([entry()])).toBe(false);
});
