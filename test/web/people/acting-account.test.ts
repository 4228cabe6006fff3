import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const key = 'private:account';
const userKey = 'CognitoIdentityServiceProvider.client.LastAuthUser';

/** Ends what the tab of an earlier test still listens to. */
let closed = new AbortController();
const listen = globalThis.addEventListener;

/** The modules as a newly opened tab of carol loads them. */
const openTab = async () => {
  vi.resetModules();
  closed.abort();
  closed = new AbortController();
  const { signal } = closed;
  using listening = vi.spyOn(globalThis, 'addEventListener');
  listening.mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
    listen(type, listener, { signal }),
  );
  const acting = await import('#web/core/people/acting-account.ts');
  const session = await import('#web/core/auth/session.ts');
  return { ...acting, ...session };
};
const switchInAnotherTab = (newValue: string | null) => {
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
};
const assigned = () => vi.spyOn(location, 'assign').mockImplementation(() => {});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(userKey, 'carol');
});
afterEach(() => vi.resetModules());

test('a tab writes into the account it shows until it has loaded the one that another tab went to', async () => {
  localStorage.setItem(key, 'ada');
  const { actingHeaders } = await openTab();
  using assign = assigned();
  localStorage.setItem(key, 'bob');
  expect(actingHeaders()).toEqual({ 'x-account': 'ada' });
  switchInAnotherTab('bob');
  expect(actingHeaders()).toEqual({ 'x-account': 'ada' });
  expect(assign).toHaveBeenCalledWith('/dashboard');
  expect((await openTab()).actingAccount()).toBe('bob');
});

test('a tab follows another one back into the own account', async () => {
  localStorage.setItem(key, 'ada');
  const { actingAccount } = await openTab();
  using assign = assigned();
  switchInAnotherTab('');
  expect(assign).toHaveBeenCalledOnce();
  expect(actingAccount()).toBe('ada');
  expect((await openTab()).actingHeaders()).toEqual({});
});

test('the end of a session in another tab loads no page, and here it ends the work in the account', async () => {
  localStorage.setItem(key, 'ada');
  const { actingAccount, leave } = await openTab();
  using assign = assigned();
  switchInAnotherTab(null);
  expect(assign).not.toHaveBeenCalled();
  leave();
  expect(actingAccount()).toBeNull();
});

test('who signs in in another tab and goes to an account works there in this one too', async () => {
  localStorage.removeItem(userKey);
  const { actingAccount } = await openTab();
  using assign = assigned();
  switchInAnotherTab('ada');
  expect(assign).not.toHaveBeenCalled();
  expect(actingAccount()).toBe('ada');
});

test('a switch forgets what is private and leaves what waits for the net', async () => {
  localStorage.setItem('private:details:b1', '[]');
  localStorage.setItem('carried:numbers', '{}');
  localStorage.setItem('outbox:question:b1:1', '{}');
  const { actingAccount, workIn } = await openTab();
  using assign = assigned();
  workIn('ada');
  expect(actingAccount()).toBe('ada');
  expect(assign).toHaveBeenCalledWith('/dashboard');
  expect(Object.keys(localStorage).sort()).toEqual([userKey, 'outbox:question:b1:1', key].sort());
});

test('why an account was left is said once, not with each time the page loads', async () => {
  localStorage.setItem(key, 'ada');
  const { fetchActing } = await openTab();
  using _ = assigned();
  const body = { code: 'no-access', title: 'Your access is paused' };
  await fetchActing(async () => Response.json(body, { status: 403 }))('/api/week');
  const toastOf = async () => {
    vi.resetModules();
    const said = vi.fn();
    vi.doMock('#web/core/toast.tsx', () => ({ toast: said }));
    const { mayGoByItself } = await import('#web/core/people/acting-account.ts');
    expect(mayGoByItself()).toBe(false);
    return said.mock.calls;
  };
  expect(await toastOf()).toEqual([[body.title]]);
  expect(await toastOf()).toEqual([]);
});
