import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const tokenKey = (user: string, name: string) =>
  `CognitoIdentityServiceProvider.client.${user}.${name}`;
const userKey = 'CognitoIdentityServiceProvider.client.LastAuthUser';

/** Stores the session of a signed-in user as the sign-in library does. */
const keepTokens = (user: string) => {
  localStorage.setItem(userKey, user);
  for (const name of ['accessToken', 'idToken', 'refreshToken'])
    localStorage.setItem(tokenKey(user, name), `${name} of ${user}`);
};
const tokens = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('CognitoIdentityServiceProvider'));

/** Opens a tab with a user pool that responds as given. */
const openTab = async (auth: () => object = () => ({})) => {
  vi.resetModules();
  vi.doMock('#web/core/auth/session-bundle.ts', () => ({
    setSessionListener: () => {},
    ...auth(),
  }));
  const session = {
    ...(await import('#web/core/auth/session.ts')),
    ...(await import('#web/core/auth/end-session.ts')),
    ...(await import('#web/core/auth/follow-other-tabs.ts')),
  };
  const { conversationAt } = await import('#web/features/chat/conversation/open-conversations.ts');
  return { ...session, conversationAt };
};
const place = {
  conversationId: crypto.randomUUID(),
  businessId: crypto.randomUUID(),
  helperId: 'sales',
} as const;
type Tab = Awaited<ReturnType<typeof openTab>>;

/** A question that could not be sent yet, and a half-typed one in the input. */
const write = ({ conversationAt }: Tab) => {
  const conversation = conversationAt(place);
  conversation.keepPending({ text: 'Whom do I call?' });
  conversation.type('Half a thought');
};
const written = ({ conversationAt }: Tab) => {
  const { text, refused } = conversationAt(place).state();
  return [refused?.pendingQuestion?.text, text];
};
const everything = ['Whom do I call?', 'Half a thought'];
const nothing = [undefined, ''];

const listen = globalThis.addEventListener;
/** Closed tabs no longer receive messages. */
let closeTabs = new AbortController();
beforeEach(() => {
  localStorage.clear();
  closeTabs = new AbortController();
  const { signal } = closeTabs;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal }),
  );
});
afterEach(() => {
  closeTabs.abort();
  vi.doUnmock('#web/core/auth/session-bundle.ts');
  vi.resetModules();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['the user pool', () => ({ revokeTokens: offline })],
  [
    'our own code',
    () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  ],
])('signing out while %s cannot be reached still signs the owner out', async (_, auth) => {
  keepTokens('ada');
  const tab = await openTab(auth);
  const cleaned = vi.fn();
  tab.onLeave(cleaned);
  write(tab);
  expect(tab.currentSession().status).toBe('member');
  await tab.signOut().catch(() => {});
  expect(cleaned).toHaveBeenCalledExactlyOnceWith(null, false);
  expect(tab.currentSession()).toEqual({ status: 'guest', notice: null });
  expect(sessionStorage.length).toBe(0);
  // The next tab is signed out too.
  expect(tokens()).toEqual([]);
  expect((await openTab()).currentSession().status).toBe('guest');
});

test('signing out removes every chat from the tab, even for code that knows its id', async () => {
  keepTokens('ada');
  const tab = await openTab(() => ({ revokeTokens: async () => {} }));
  write(tab);
  await tab.signOut();
  expect(written(tab)).toEqual(nothing);
  expect(sessionStorage.length).toBe(0);
});

test('an expired session keeps unsent work for the same owner, and signing out removes it', async () => {
  keepTokens('ada');
  const tab = await openTab(() => ({ forgetTokens: async () => {}, revokeTokens: async () => {} }));
  write(tab);
  await tab.expireSession();
  expect(sessionStorage.length).toBe(0);
  expect(written(tab)).toEqual(everything);
  tab.enter();
  await tab.signOut();
  expect(written(tab)).toEqual(nothing);
});

const tell = (init: StorageEventInit) => dispatchEvent(new StorageEvent('storage', init));
const watchAddress = () => vi.spyOn(location, 'assign').mockImplementation(() => {});

test('when another tab signs out and another user in, this tab discards the first user’s data', async () => {
  keepTokens('ada');
  const tab = await openTab();
  tab.followOtherTabs();
  write(tab);
  localStorage.clear();
  tell({ key: userKey, oldValue: 'ada', newValue: null });
  expect(tab.currentSession().status).toBe('guest');
  keepTokens('bob');
  tell({ key: userKey, oldValue: null, newValue: 'bob' });
  expect(tab.currentSession().status).toBe('member');
  expect(written(tab)).toEqual(nothing);
});

test.each([
  ['one event', [['ada', 'bob']]],
  // A sleeping tab receives both events when it wakes, and already reads the second user's tokens at the first.
  [
    'two late events',
    [
      ['ada', null],
      [null, 'bob'],
    ],
  ],
] as const)(
  'a tab whose browser now has another user (%s) starts over as that user',
  async (_, steps) => {
    keepTokens('ada');
    const tab = await openTab();
    tab.followOtherTabs();
    write(tab);
    const address = watchAddress();
    localStorage.clear();
    keepTokens('bob');
    for (const [oldValue, newValue] of steps) tell({ key: userKey, oldValue, newValue });
    expect(address).toHaveBeenCalledExactlyOnceWith('/dashboard');
    expect(sessionStorage.length).toBe(0);
    expect(written(tab)).toEqual(nothing);
  },
);

test('a tab does not reload when another one renews the tokens of the same owner', async () => {
  keepTokens('ada');
  const tab = await openTab();
  tab.followOtherTabs();
  write(tab);
  const address = watchAddress();
  keepTokens('ada');
  tell({ key: tokenKey('ada', 'accessToken'), oldValue: 'old', newValue: 'new' });
  tell({ key: userKey, oldValue: 'ada', newValue: 'ada' });
  expect(address).not.toHaveBeenCalled();
  expect(tab.currentSession().status).toBe('member');
  expect(written(tab)).toEqual(everything);
});
