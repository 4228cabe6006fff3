import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { businessId } from '#test/support/tasks.ts';
import type { Unsent } from '#web/week/unsent.ts';

const key = `unsent-tasks:${businessId}`;
const tick = (id: string): Unsent => ({
  id,
  at: '2026-11-22T08:00:00.000Z',
  kind: 'change',
  task: 'task',
  seen: 1,
  change: { kind: 'tick' },
});
/** What another tab writes is told to this one only later. */
const otherTabWrites = (...left: readonly Unsent[]) =>
  localStorage.setItem(key, JSON.stringify(left));
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]').map(({ id }: Unsent) => id);

beforeEach(() => localStorage.clear());
afterEach(() => vi.resetModules());

test('a tick made here does not bring back what another tab has sent, and none of its own is lost', async () => {
  vi.resetModules();
  const { changeUnsent, latestUnsent, unsentOf } = await import('#web/week/unsent.ts');
  changeUnsent(businessId, () => [tick('first')]);
  expect(unsentOf(businessId)).toHaveLength(1);
  otherTabWrites(tick('theirs'));
  expect(latestUnsent(businessId)).toEqual([tick('theirs')]);
  changeUnsent(businessId, (latest) => [...latest, tick('ours')]);
  expect(stored()).toEqual(['theirs', 'ours']);
  otherTabWrites();
  changeUnsent(businessId, (latest) => latest.filter(({ id }) => id !== 'ours'));
  expect(stored()).toEqual([]);
});

test('where nothing can be stored, ticks last as long as the tab', async () => {
  vi.resetModules();
  const { changeUnsent, latestUnsent } = await import('#web/week/unsent.ts');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changeUnsent(businessId, () => [tick('first')]);
  changeUnsent(businessId, (latest) => [...latest, tick('second')]);
  expect(latestUnsent(businessId).map(({ id }) => id)).toEqual(['first', 'second']);
  full.mockRestore();
});
