import {
  fetchMFAPreference,
  setUpTOTP,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { ready } from '#web/auth.ts';

/** Whether signing in asks for a code of an authenticator app. */
export const isTwoStepOn = async () => {
  await ready;
  const { enabled } = await fetchMFAPreference();
  return enabled?.includes('TOTP') ?? false;
};

/** A new secret for an authenticator app; nothing changes until a code proves that an app has it. */
export const newAppSecret = async () => {
  await ready;
  return (await setUpTOTP()).sharedSecret;
};

/** Proves the app with a code it shows; a code does that once. */
export const proveApp = async (code: string) => {
  await ready;
  await verifyTOTPSetup({ code });
};

/** Turns two-step sign-in on with the app that was proven, and ends every session that began without a code, this one included. */
export const turnTwoStepOn = async () => {
  await ready;
  await updateMFAPreference({ totp: 'PREFERRED' });
  await signOut({ global: true });
};

/** From now on the password alone signs in again. */
export const turnTwoStepOff = async () => {
  await ready;
  await updateMFAPreference({ totp: 'DISABLED' });
};
