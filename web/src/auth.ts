import { Hub } from '@aws-amplify/core';
import * as cognito from 'aws-amplify/auth';
import { ready } from './auth-configuration.ts';
import { messages } from './messages.ts';

export * from './auth-credentials.ts';

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

/** Signs in, or answers what is still missing: a mailed code, a new password, a code of the authenticator app. Rejects with the provider's words. */
export const signIn = async (username: string, password: string) => {
  await ready();
  // A half-finished session of somebody else would make the library refuse.
  await cognito.signOut({ global: false }).catch(() => {});
  return enteredOr(await cognito.signIn({ username, password }));
};

/** Signs in with a passkey the browser asks its owner for, or answers what is missing. Rejects with the browser's words or the provider's. */
export const signInWithPasskey = async (username: string) => {
  await ready();
  await cognito.signOut({ global: false }).catch(() => {});
  const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const;
  const answer = enteredOr(await cognito.signIn({ username, options }));
  return answer === 'signed-in' || answer === 'app-code' ? answer : 'no-passkey';
};

/** Lets the browser make a passkey for who is signed in. Stands here because it shares its code with signing in, and apart costs more. */
export const makePasskey = async () => {
  await ready();
  await cognito.associateWebAuthnCredential();
};

const enteredOr = ({ isSignedIn, nextStep: { signInStep } }: cognito.SignInOutput) => {
  if (signInStep === 'CONFIRM_SIGN_UP') return 'unconfirmed';
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'app-code';
  if (!isSignedIn) return 'reset';
  session.enter();
  return 'signed-in';
};

/** Ends a sign-in that asked for a code of the authenticator app; after a wrong one it may be tried again. */
export const confirmSignIn = async (challengeResponse: string) => {
  await ready();
  await cognito.confirmSignIn({ challengeResponse });
  session.enter();
};

/** Revokes the tokens of this browser. */
export const signOut = async () => {
  await ready();
  await cognito.signOut();
};

/** Revokes the tokens of every browser the owner is signed in with. */
export const signOutEverywhere = async () => {
  await ready();
  await cognito.signOut({ global: true });
};

/** Drops the stored tokens without asking the user pool. */
export const forgetTokens = async () => {
  await ready();
  await cognito.signOut({ global: false }).catch(() => {});
};

/** A token that is valid now, renewed if need be; ends the session when that is no longer possible. */
export const accessToken = async () => {
  await ready();
  try {
    const { tokens } = await cognito.fetchAuthSession();
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
