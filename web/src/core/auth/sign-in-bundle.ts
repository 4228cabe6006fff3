import * as cognito from 'aws-amplify/auth';
import { authReady } from './configure-auth.ts';
import { forgetTokens, tellSessionBegan } from './session-bundle.ts';

export * from './change-credentials.ts';
export * from './reset-password.ts';
export * from './sign-up.ts';

/** Signs in, or answers what is still missing: a mailed code, a new password, a code of the authenticator app. Rejects with the provider's words. */
export const signIn = async (username: string, password: string) => {
  // A half-finished session of somebody else would make the library refuse.
  await forgetTokens();
  return enteredOr(await cognito.signIn({ username, password }));
};

/** Signs in with a passkey the browser asks its owner for, or answers what is missing. Rejects with the browser's words or the provider's. */
export const signInWithPasskey = async (username: string) => {
  await forgetTokens();
  const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const;
  const answer = enteredOr(await cognito.signIn({ username, options }));
  return answer === 'signed-in' || answer === 'app-code' ? answer : 'no-passkey';
};

/** Lets the browser make a passkey for who is signed in. Stands here because it shares its code with signing in, and apart costs more. */
export const makePasskey = async () => {
  await authReady();
  await cognito.associateWebAuthnCredential();
};

const enteredOr = ({ isSignedIn, nextStep: { signInStep } }: cognito.SignInOutput) => {
  if (signInStep === 'CONFIRM_SIGN_UP') return 'unconfirmed';
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'app-code';
  if (!isSignedIn) return 'reset';
  tellSessionBegan();
  return 'signed-in';
};

/** Ends a sign-in that asked for a code of the authenticator app; after a wrong one it may be tried again. */
export const confirmSignIn = async (challengeResponse: string) => {
  await authReady();
  await cognito.confirmSignIn({ challengeResponse });
  tellSessionBegan();
};
