import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const tokenKey = (user: string, name: string) =>
  `CognitoIdentityServiceProvider.client.${user}.${name}`;
const userKey = 'CognitoIdentityServiceProvider.client.LastAuthUser';

/** What the sign-in library keeps of somebody who is signed in in this browser. */
const keepTokens = (user: string) => {
  localStorage.setItem(userKey, user);
  for (const name of ['accessToken', 'idToken', 'refreshToken'])
    localStorage.setItem(tokenKey(user, name), `${name} of ${user}`);
};
const tokens = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('CognitoIdentityServiceProvider'));

/** A tab that opens, with a user pool that does as told. */
const openTab = async (auth: () => object = () => ({})) => {
  vi.resetModules();
  vi.doMock('#web/auth.ts', () => ({ report: () => {}, ...auth() }));
  const session = await import('#web/session.ts');
  const { conversationAt } = await import('#web/features/chat/use-conversation.ts');
  return { ...session, conversationAt };
};
const place = {
  conversationId: crypto.randomUUID(),
  businessId: crypto.randomUUID(),
  helperId: 'sales',
} as const;
type Tab = Awaited<ReturnType<typeof openTab>>;

/** A question that could not be asked yet, and half of another one in the input. */
const write = ({ conversationAt }: Tab) => {
  const conversation = conversationAt(place);
  conversation.holdBack({ text: 'Whom do I call?' });
  conversation.type('Half a thought');
};
const written = ({ conversationAt }: Tab) => {
  const { text, refused } = conversationAt(place).state();
  return [refused?.held?.text, text];
};
const everything = ['Whom do I call?', 'Half a thought'];
const nothing = [undefined, ''];

const listen = globalThis.addEventListener;
/** Tabs that are gone hear nothing any more. */
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
  vi.doUnmock('#web/auth.ts');
  vi.resetModules();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['the user pool', () => ({ signOut: offline })],
  [
    'our own code',
    () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  ],
])('whoever signs out while %s cannot be reached is signed out all the same', async (_, auth) => {
  keepTokens('ada');
  const tab = await openTab(auth);
  const cleaned = vi.fn();
  tab.onLeave(cleaned);
  write(tab);
  expect(tab.currentSession().status).toBe('member');
  await tab.signOut().catch(() => {});
  expect(cleaned).toHaveBeenCalledExactlyOnceWith(null);
  expect(tab.currentSession()).toEqual({ status: 'guest', notice: null });
  expect(sessionStorage.length).toBe(0);
  // Nor does the next tab find somebody signed in.
  expect(tokens()).toEqual([]);
  expect((await openTab()).currentSession().status).toBe('guest');
});

test('after signing out nothing of a conversation is left in the tab, not even for who knows its id', async () => {
  keepTokens('ada');
  const tab = await openTab(() => ({ signOut: async () => {} }));
  write(tab);
  await tab.signOut();
  expect(written(tab)).toEqual(nothing);
  expect(sessionStorage.length).toBe(0);
});

test('what was under way when a session expired is there for the same owner, and gone once they sign out', async () => {
  keepTokens('ada');
  const tab = await openTab(() => ({ forgetTokens: async () => {}, signOut: async () => {} }));
  write(tab);
  await tab.expire();
  expect(sessionStorage.length).toBe(0);
  expect(written(tab)).toEqual(everything);
  tab.enter();
  await tab.signOut();
  expect(written(tab)).toEqual(nothing);
});

const tell = (init: StorageEventInit) => dispatchEvent(new StorageEvent('storage', init));
const watchAddress = () => vi.spyOn(location, 'assign').mockImplementation(() => {});

test('when another tab signs out and somebody else in, this tab forgets the first one', async () => {
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
  ['in one step', [['ada', 'bob']]],
  // A tab that slept hears of both when it wakes, and finds the second one's tokens at the first.
  [
    'in two steps it hears of late',
    [
      ['ada', null],
      [null, 'bob'],
    ],
  ],
] as const)(
  'a tab whose browser belongs to somebody else now (%s) starts over as theirs',
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

test('a tab stays where it is when another one only renews the tokens of the same owner', async () => {
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
