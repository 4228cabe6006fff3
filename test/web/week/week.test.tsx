import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { asked, businessId, taskOf, ulidOf } from '#test/support/week/sample-tasks.ts';
import {
  applyPendingChanges,
  pendingAfterSaved,
} from '#web/features/week/pending/apply-pending-changes.ts';
import type { PendingChange } from '#web/features/week/pending/pending-change-type.ts';
import { WeekPage } from '#web/features/week/week-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

const at = '2026-11-24T12:00:00.000Z';
const change = (more: Partial<Extract<PendingChange, { kind: 'change' }>> = {}): PendingChange => ({
  ...{ id: 'one', at, kind: 'change', task: ulidOf(1), seen: 1 },
  change: { kind: 'tick', at },
  ...more,
});

test('pending changes are shown as if saved: added, checked off and moved tasks', () => {
  const added = asked({ id: ulidOf(2), title: 'Call my sister' });
  const shown = applyPendingChanges(
    [taskOf()],
    [
      { id: 'a', at, kind: 'add', tasks: [added] },
      change(),
      change({ id: 'b', task: ulidOf(2), change: { kind: 'move', due: '2026-12-01' } }),
    ],
    businessId,
  );
  expect(shown.map(({ title, state, due }) => [title, state, due])).toEqual([
    ['Call Mr. Okafor about the move-out quote', 'done', '2026-11-24'],
    ['Call my sister', 'open', '2026-12-01'],
  ]);
});

test('a step that another device added first keeps its id, and later changes use it', () => {
  const sent: PendingChange = { id: 'a', at, kind: 'add', tasks: [asked({ id: ulidOf(2) })] };
  const later = change({ id: 'b', task: ulidOf(2) });
  expect(pendingAfterSaved([sent, later], sent, [taskOf({ id: ulidOf(7), version: 3 })])).toEqual([
    { ...later, task: ulidOf(7), seen: 3 },
  ]);
});

test('a change that cannot be saved now is stored and sent later', async () => {
  const client = await app.member('keeper');
  const { account } = await client.account.get({});
  const business_id = String(account.active_business_id);
  const { today } = await client.week.get({ business_id });
  await client.week.addTasks({ business_id, tasks: [asked({ due: today })] });
  const faults = [{ method: 'PATCH', path: /tasks/, status: 'offline' as const }];
  const page = { faults, path: '/dashboard/week', at: '/dashboard/week' };
  const { user } = await showPage(app, 'keeper', <WeekPage />, page);
  await user.click(await screen.findByRole('checkbox'));
  expect(await screen.findByText(/Some changes aren’t saved yet/)).toBeTruthy();
  const stored = () => Object.entries(localStorage).filter(([key]) => key.startsWith('outbox:'));
  expect(JSON.stringify(stored())).toContain('tick');
  expect((await client.week.get({ business_id })).tasks[0]?.state).toBe('open');
  faults.length = 0;
  dispatchEvent(new Event('online'));
  await waitFor(async () =>
    expect((await client.week.get({ business_id })).tasks[0]?.state).toBe('done'),
  );
  await waitFor(() => expect(stored()).toEqual([]));
});

test('undo does not overwrite what another device has changed in the meantime', async () => {
  const client = await app.member('undoer');
  const { account } = await client.account.get({});
  const business_id = String(account.active_business_id);
  const { today } = await client.week.get({ business_id });
  await client.week.addTasks({ business_id, tasks: [asked({ due: today })] });
  const stored = async () => (await client.week.get({ business_id })).tasks[0];
  const page = { path: '/dashboard/week', at: '/dashboard/week' };
  const { user } = await showPage(app, 'undoer', <WeekPage />, page);
  await user.click(await screen.findByRole('checkbox'));
  await waitFor(async () => expect((await stored())?.state).toBe('done'));
  const { id = '', version: seen = 0 } = (await stored()) ?? {};
  await client.week.changeTask({ business_id, id, seen, change: { kind: 'drop' } });
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(
    await screen.findByText(
      /^You skipped “Call Mr. Okafor about the move-out quote” in another window just now/,
    ),
  ).toBeTruthy();
  expect((await stored())?.state).toBe('dropped');
});
