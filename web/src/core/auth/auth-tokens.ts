import { Hub } from '@aws-amplify/core';
import { fetchAuthSession, signOut as leavePool } from 'aws-amplify/auth';
import { messages } from '../session-messages.ts';
import { ready } from './auth-configuration.ts';

/** Who is told when a session begins or ends; session.ts, which loads this file. */
type Listener = {
  enter: () => void;
  leave: (notice?: string) => void;
  isMember: () => boolean;
};
let session: Listener = { enter: () => {}, leave: () => {}, isMember: () => false };

/** Says who is told from now on. */
export const report = (listener: Listener) => {
  session = listener;
};

/** Says that a session has begun; the code that begins one is a file of its own (auth-sign-in.ts). */
export const entered = () => session.enter();

/** Revokes the tokens of this browser. */
export const signOut = async () => {
  await ready();
  await leavePool();
};

/** Revokes the tokens of every browser the owner is signed in with. */
export const signOutEverywhere = async () => {
  await ready();
  await leavePool({ global: true });
};

/** Drops the stored tokens without asking the user pool. */
export const forgetTokens = async () => {
  await ready();
  await leavePool({ global: false }).catch(() => {});
};

/** A token that is valid now, renewed if need be; ends the session when that is no longer possible. */
export const accessToken = async () => {
  await ready();
  try {
    const { tokens } = await fetchAuthSession();
    if (!tokens && session.isMember()) session.leave(messages.sessionExpired);
    return tokens?.accessToken.toString();
  } catch (error) {
    if (isOffline(error)) throw new TypeError('Failed to fetch', { cause: error });
    session.leave(messages.authError);
    return undefined;
  }
};

const isOffline = (error: unknown) =>
  error instanceof Error && (error.name === 'NetworkError' || error instanceof TypeError);

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
    } else if (payload.event === 'tokenRefresh_failure' && !isOffline(payload.data.error)) {
      session.leave(messages.sessionExpired);
    }
  } catch {
    session.leave(messages.authChangeFailed);
  }
});
