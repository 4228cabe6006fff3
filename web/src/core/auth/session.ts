import { useSyncExternalStore } from 'react';
import { removeLocalStorageByPrefix } from './remove-local-storage-by-prefix.ts';
import { storedUser } from './stored-user.ts';

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
export const isTaken = () => {
  const now = storedUser();
  return user !== null && now !== null && now !== user;
};

/**
 * Runs when a session ends in this tab, to forget what belonged to it; `notice` says why it ended, null when the owner
 * left. While `isEmailTaken` only this tab may forget: what the browser keeps belongs to another owner.
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
    removeLocalStorageByPrefix('private:');
    if (notice === null)
      for (const prefix of ['outbox:', 'carried:']) removeLocalStorageByPrefix(prefix);
  }
  for (const clean of cleaners) clean(notice, taken);
  try {
    sessionStorage.clear();
  } catch {}
  change({ status: 'guest', notice });
};
