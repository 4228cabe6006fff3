import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const userKey = 'CognitoIdentityServiceProvider.client.LastAuthUser';

/** The modules of the session as a newly opened tab loads them. */
const openTab = async () => {
  vi.resetModules();
  return {
    ...(await import('#web/core/auth/session.ts')),
    ...(await import('#web/core/auth/end-session.ts')),
    ...(await import('#web/core/auth/follow-other-tabs.ts')),
  };
};

const tell = (init: StorageEventInit) => dispatchEvent(new StorageEvent('storage', init));

beforeEach(() => localStorage.clear());
afterEach(() => vi.resetModules());

test('a tab without stored tokens belongs to a guest, and with them to a member', async () => {
  expect((await openTab()).currentSession().status).toBe('guest');
  localStorage.setItem(userKey, 'ada');
  expect((await openTab()).currentSession().status).toBe('member');
});

test('ending a session removes all its data from the tab', async () => {
  const { currentSession, enter, leave, onLeave } = await openTab();
  const clean = vi.fn();
  onLeave(clean);
  enter();
  sessionStorage.setItem('draft', 'private');
  leave('Why it ended');
  expect(clean).toHaveBeenCalledOnce();
  expect(sessionStorage.length).toBe(0);
  expect(currentSession()).toEqual({ status: 'guest', notice: 'Why it ended' });
});

test('signing in clears the reason why the last session ended', async () => {
  const { currentSession, enter, leave } = await openTab();
  leave('Why it ended');
  enter();
  expect(currentSession()).toEqual({ status: 'member', notice: null });
});

test('signing out in another tab ends the session in this one, and signing in starts one', async () => {
  localStorage.setItem(userKey, 'ada');
  const { currentSession, followOtherTabs } = await openTab();
  followOtherTabs();
  tell({ key: 'something-else', newValue: null });
  expect(currentSession().status).toBe('member');
  localStorage.removeItem(userKey);
  tell({ key: userKey, oldValue: 'ada', newValue: null });
  expect(currentSession().status).toBe('guest');
  localStorage.setItem(userKey, 'bob');
  tell({ key: userKey, oldValue: null, newValue: 'bob' });
  expect(currentSession().status).toBe('member');
  localStorage.clear();
  tell({ key: null, newValue: null });
  expect(currentSession().status).toBe('guest');
});

/** What a browser keeps of an owner who has not sent everything yet. */
const keptOfBob = {
  'outbox:b0b:1': '{"id":"1"}',
  'private:details:b0b': '[]',
  'carried:numbers': '{}',
};

test.each([
  ['hears that another owner has signed in', 'tell'],
  ['finds that its session is over', 'expire'],
])('a tab that wakes late and %s leaves what is theirs', async (_, way) => {
  localStorage.setItem(userKey, 'ada');
  const session = await openTab();
  await import('#web/features/week/pending/pending-changes-queue.ts');
  const left: [string | null, boolean][] = [];
  session.onLeave((...told) => left.push(told));
  session.followOtherTabs();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  sessionStorage.setItem('draft', 'of ada');
  // In another tab ada has left and bob has signed in and worked without a connection.
  localStorage.setItem(userKey, 'bob');
  for (const [key, text] of Object.entries(keptOfBob)) localStorage.setItem(key, text);
  if (way === 'tell') tell({ key: userKey, oldValue: 'ada', newValue: null });
  else await session.expireSession();
  expect(left).toEqual([[null, true]]);
  expect({ ...localStorage }).toMatchObject({ ...keptOfBob, [userKey]: 'bob' });
  expect(sessionStorage.getItem('draft')).toBeNull();
  expect(assign).toHaveBeenCalledWith('/dashboard');
});

test('an owner who leaves takes everything along that this browser kept', async () => {
  localStorage.setItem(userKey, 'bob');
  const session = await openTab();
  await import('#web/features/week/pending/pending-changes-queue.ts');
  for (const [key, text] of Object.entries(keptOfBob)) localStorage.setItem(key, text);
  localStorage.removeItem(userKey);
  session.leave();
  expect(Object.keys(localStorage)).toEqual([]);
});
