import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusingStorage } from '#test/support/refusing-storage.ts';
import { businessId } from '#test/support/tasks.ts';
import type { PendingChanges } from '#web/features/week/pending-changes.ts';

const key = `unsent-tasks:${businessId}`;
const tick = (id: string): PendingChanges => ({
  id,
  at: '2026-11-22T08:00:00.000Z',
  kind: 'change',
  task: 'task',
  seen: 1,
  change: { kind: 'tick' },
});
/** This tab receives the other tab's change only later. */
const otherTabWrites = (...left: readonly PendingChanges[]) =>
  localStorage.setItem(key, JSON.stringify(left));
const stored = () =>
  JSON.parse(localStorage.getItem(key) ?? '[]').map(({ id }: PendingChanges) => id);

beforeEach(() => localStorage.clear());
afterEach(() => vi.resetModules());

test('checking off a task does not restore changes that another tab has sent, and keeps its own', async () => {
  vi.resetModules();
  const { changePending, latestPending, pendingOf } = await import(
    '#web/features/week/pending-changes.ts'
  );
  changePending(businessId, () => [tick('first')]);
  expect(pendingOf(businessId)).toHaveLength(1);
  otherTabWrites(tick('theirs'));
  expect(latestPending(businessId)).toEqual([tick('theirs')]);
  changePending(businessId, (latest) => [...latest, tick('ours')]);
  expect(stored()).toEqual(['theirs', 'ours']);
  otherTabWrites();
  changePending(businessId, (latest) => latest.filter(({ id }) => id !== 'ours'));
  expect(stored()).toEqual([]);
});

test('without storage pending changes last as long as the tab', async () => {
  vi.resetModules();
  const { changePending, latestPending } = await import('#web/features/week/pending-changes.ts');
  const full = refusingStorage('localStorage');
  changePending(businessId, () => [tick('first')]);
  changePending(businessId, (latest) => [...latest, tick('second')]);
  expect(latestPending(businessId).map(({ id }) => id)).toEqual(['first', 'second']);
  expect(full.refused()).toBeGreaterThan(0);
  full.restore();
});
