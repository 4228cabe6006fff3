import { Hub } from '@aws-amplify/core';
import { sessionNotices } from '../session-notices.ts';
import { isOfflineError } from './is-offline-error.ts';

/** Who is told when a session begins or ends; load-auth-bundles.ts, which loads this file. */
type Listener = {
  enter: () => void;
  leave: (notice?: string) => void;
  isMember: () => boolean;
};
let session: Listener = { enter: () => {}, leave: () => {}, isMember: () => false };

/** Says who is told from now on. */
export const setSessionListener = (listener: Listener) => {
  session = listener;
};

/** Who is told now. */
export const sessionListener = () => session;

/** Says that a session has begun; the code that begins one is a file of its own (sign-in-bundle.ts). */
export const tellSessionBegan = () => session.enter();

let last: { user: string; at: number } | undefined;

/** Repeated sign-in events of one user within five seconds count once. */
const isRepeated = (user: string, now: number) => {
  const repeated = last?.user === user && now - last.at < 5000;
  last = { user, at: now };
  return repeated;
};

Hub.listen('auth', ({ payload }) => {
  try {
    if (payload.event === 'signedIn') {
      if (!isRepeated(payload.data.userId, Date.now())) session.enter();
    } else if (payload.event === 'signedOut') {
      if (session.isMember()) session.leave();
    } else if (payload.event === 'tokenRefresh_failure' && !isOfflineError(payload.data.error)) {
      session.leave(sessionNotices.sessionExpired);
    }
  } catch {
    session.leave(sessionNotices.authChangeFailed);
  }
});
