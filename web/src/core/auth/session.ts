import { useSyncExternalStore } from 'react';
import { messages } from '../session-messages.ts';

/**
 * Whether somebody is signed in here. `member` means that tokens are stored in this browser; the first request shows
 * whether they still count. `notice` says why a session ended, for the login page.
 */
export type Session = { readonly status: 'guest' | 'member'; readonly notice: string | null };

const guest: Session = { status: 'guest', notice: null };
const member: Session = { status: 'member', notice: null };
const listeners = new Set<() => void>();
type Clean = (notice: string | null, isTaken: boolean) => void;
const cleaners = new Set<Clean>();
const libraryPrefix = 'CognitoIdentityServiceProvider.';
const isUserKey = (key: string) => key.startsWith(libraryPrefix) && key.endsWith('.LastAuthUser');

/** The key under which the user pool's library names who is signed in in this browser; undefined where nobody is. */
export const userKey = () => Object.keys(localStorage).find(isUserKey);

/** Who is signed in in this browser; anonymous visitors need no sign-in code for it. */
export const storedUser = () => {
  try {
    const key = userKey();
    return key === undefined ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whose session this tab shows. */
let user = typeof window === 'undefined' ? null : storedUser();
let session: Session = user === null ? guest : member;

const change = (next: Session) => {
  session = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session of this tab; the prerendered page and its first render always see a guest. */
export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => guest,
  );

/** The same for code outside React. */
export const currentSession = () => session;

/** Whose session this tab shows or showed last, also while their tokens are gone; null before anybody signed in. */
export const tabUser = () => user;

/** Who is signed in, or null once they have left: in this tab, or in another one that this one has not heard of. */
export const memberHere = () => (session.status === 'member' ? storedUser() : null);

/** Whether another owner has signed in in this browser since: what it keeps is theirs now. */
const isTaken = () => {
  const now = storedUser();
  return user !== null && now !== null && now !== user;
};

/**
 * Runs when a session ends in this tab, to forget what belonged to it; `notice` says why it ended, null when the owner
 * left. While `isTaken` only this tab may forget: what the browser keeps belongs to another owner.
 */
export const onLeave = (clean: Clean) => {
  cleaners.add(clean);
  return () => cleaners.delete(clean);
};

/** Somebody has signed in. */
export const enter = () => {
  user = storedUser();
  change(member);
};

/**
 * The session is over: everything that belonged to it leaves this tab and the keys `private:…` of this browser, unless
 * those belong to another owner by now, and `notice` shows on the login page. What waits for the net (`outbox:…`) and what
 * is on its way to an account (`carried:…`) stay for the next sign-in unless the owner left.
 */
export const leave = (notice: string | null = null) => {
  const taken = isTaken();
  if (!taken) {
    drop('private:');
    if (notice === null) for (const prefix of ['outbox:', 'carried:']) drop(prefix);
  }
  for (const clean of cleaners) clean(notice, taken);
  try {
    sessionStorage.clear();
  } catch {}
  change({ status: 'guest', notice });
};

/** Signs out here and in every other tab of this browser, even when the user pool or our own code is out of reach. */
export const signOut = async () => {
  try {
    const auth = await loadAuth();
    await auth.signOut();
  } finally {
    // Nobody who opens the browser later may find the one who left still signed in.
    drop(libraryPrefix);
    leave();
  }
};

/** Removes what this browser keeps under keys that begin so. */
export const drop = (prefix: string) => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {}
};

/** The session is over for the server too: it can no longer be renewed, or its account is being deleted. */
export const expire = async (notice: string = messages.sessionExpired) => {
  // The tokens are another owner's: they stay, and this tab shows their session.
  if (isTaken()) return moveOn();
  leave(notice);
  const auth = await loadAuth();
  await auth.forgetTokens();
};

/** The code that renews and ends a session, loaded when it is first needed; it reports here when one begins or ends. */
export const loadAuth = async () => {
  const auth = await import('./auth-tokens.ts');
  auth.report({ enter, leave, isMember: () => session.status === 'member' });
  return auth;
};

/** The code that begins a session or changes how its owner signs in: most of the user pool's library, which a running session does without. */
export const loadSignIn = async () => {
  const [signIn] = await Promise.all([import('./auth-sign-in.ts'), loadAuth()]);
  return signIn;
};

/**
 * Follows what other tabs of this browser do: sign out, or sign in as another owner. A tab that slept hears late, so
 * it goes by who is signed in now and not by what the event tells.
 */
export const followOtherTabs = () => {
  addEventListener('storage', ({ key }) => {
    if (key !== null && !isUserKey(key)) return;
    const now = storedUser();
    if (now === null) {
      if (session.status === 'member') leave();
    } else if (session.status === 'guest') enter();
    else if (isTaken()) moveOn();
  });
};

/** Leaves the page of an earlier owner for that of who is signed in now. */
const moveOn = () => {
  leave();
  location.assign('/dashboard');
};
