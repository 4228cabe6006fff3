import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { businessId, ulidOf } from '#test/support/week/sample-tasks.ts';

const userKey = 'CognitoIdentityServiceProvider.client.LastAuthUser';
const [first, second, third] = [{ id: ulidOf(1) }, { id: ulidOf(2) }, { id: ulidOf(3) }];

/** A tab of this browser: its own copy of the module, the same storage. */
const openTab = async () => {
  vi.resetModules();
  const session = await import('#web/core/auth/session.ts');
  const { followOtherTabs } = await import('#web/core/auth/follow-other-tabs.ts');
  const { hasQueued, onOutbox, outboxOf } = await import('#web/offline/outbox.ts');
  return { ...session, followOtherTabs, hasQueued, onOutbox, tasks: outboxOf('task-change') };
};
const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(userKey, 'ada');
});
afterEach(() => vi.resetModules());

test('entries stand in the order of their ids and stay until they are removed', async () => {
  const { tasks, hasQueued } = await openTab();
  expect(hasQueued('task-change', businessId)).toBe(false);
  tasks.enqueue(businessId, second);
  tasks.enqueue(businessId, first);
  tasks.enqueue('another business', third);
  expect(tasks.entries(businessId)).toEqual([first, second]);
  expect(tasks.entries(businessId)).toBe(tasks.entries(businessId));
  expect((await openTab()).tasks.entries(businessId)).toEqual([first, second]);
  tasks.dequeue(businessId, first.id);
  expect(tasks.entries(businessId)).toEqual([second]);
  expect(hasQueued('task-change', businessId)).toBe(true);
  expect(hasQueued('question', businessId)).toBe(false);
});

test('a new entry does not restore what another tab has sent, and overwrites nothing of that tab', async () => {
  const ours = await openTab();
  const theirs = await openTab();
  ours.tasks.enqueue(businessId, first);
  expect(theirs.tasks.latest(businessId)).toEqual([first]);
  theirs.tasks.dequeue(businessId, first.id);
  theirs.tasks.enqueue(businessId, second);
  ours.tasks.enqueue(businessId, third);
  expect(ours.tasks.latest(businessId)).toEqual([second, third]);
  ours.tasks.dequeue(businessId, third.id);
  expect(theirs.tasks.latest(businessId)).toEqual([second]);
});

test('an entry of another tab is reported', async () => {
  const { tasks, onOutbox } = await openTab();
  const listener = vi.fn();
  const stop = onOutbox(listener);
  expect(tasks.entries(businessId)).toEqual([]);
  (await openTab()).tasks.enqueue(businessId, first);
  dispatchEvent(new StorageEvent('storage', { key: storedKeys()[0] ?? '' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(tasks.entries(businessId)).toEqual([first]);
  stop();
});

test('without storage entries last as long as the tab', async () => {
  const { tasks } = await openTab();
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tasks.enqueue(businessId, first);
  tasks.enqueue(businessId, second);
  expect(tasks.latest(businessId)).toEqual([first, second]);
  tasks.dequeue(businessId, first.id);
  expect(tasks.latest(businessId)).toEqual([second]);
  full.mockRestore();
  expect(storedKeys()).toEqual([]);
});

test('an expired session keeps the entries for the same owner only', async () => {
  const { tasks, leave } = await openTab();
  tasks.enqueue(businessId, first);
  leave('Your session has expired.');
  localStorage.setItem(userKey, 'bob');
  expect((await openTab()).tasks.entries(businessId)).toEqual([]);
  localStorage.setItem(userKey, 'ada');
  expect((await openTab()).tasks.entries(businessId)).toEqual([first]);
});

test('an entry that is made while the tokens are gone belongs to the owner of the tab', async () => {
  const { tasks } = await openTab();
  localStorage.removeItem(userKey);
  tasks.enqueue(businessId, first);
  expect(tasks.latest(businessId)).toEqual([first]);
  localStorage.setItem(userKey, 'ada');
  expect((await openTab()).tasks.entries(businessId)).toEqual([first]);
});

test('leaving removes the entries, also those that a tab made before it heard of it', async () => {
  const asleep = await openTab();
  asleep.followOtherTabs();
  const { tasks, leave } = await openTab();
  tasks.enqueue(businessId, first);
  localStorage.removeItem(userKey);
  leave();
  expect(storedKeys()).toEqual([]);
  asleep.tasks.enqueue(businessId, second);
  dispatchEvent(new StorageEvent('storage', { key: userKey, oldValue: 'ada', newValue: null }));
  expect(storedKeys()).toEqual([]);
  expect(asleep.tasks.entries(businessId)).toEqual([]);
});

test('entries are removed at sign-out by a page that has never loaded the queue', async () => {
  const { tasks } = await openTab();
  tasks.enqueue(businessId, first);
  vi.resetModules();
  const { leave } = await import('#web/core/auth/session.ts');
  leave();
  expect(storedKeys()).toEqual([]);
});
