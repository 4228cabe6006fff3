import { setUpTOTP, signOut, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { authReady } from '#web/core/auth/configure-auth.ts';
import { loadConfig } from '#web/core/config.ts';
import { letPasskeysReplaceCodes } from './passkeys/let-passkeys-replace-codes.ts';
import { deleteAllPasskeys } from './passkeys/passkeys.ts';

export { addPasskey, deletePasskey, listPasskeys } from './passkeys/passkeys.ts';
export { isTwoStepOn } from './two-step/is-two-step-on.ts';

/** A new secret for an authenticator app; nothing changes until a code proves that an app has it. */
export const newAppSecret = async () => {
  await authReady();
  return (await setUpTOTP()).sharedSecret;
};

/** Proves the app with a code it shows; a code does that once. */
export const proveApp = async (code: string) => {
  await authReady();
  await verifyTOTPSetup({ code });
};

/**
 * Turns two-step sign-in on with the app that was proven, and ends whatever began without a code: the passkeys, which
 * somebody with the password alone may have added, and every session, this one included.
 */
export const turnTwoStepOn = async () => {
  await authReady();
  await updateMFAPreference({ totp: 'PREFERRED' });
  if ((await loadConfig()).passkeys) await deleteAllPasskeys();
  await signOut({ global: true });
};

/** From now on the password alone signs in again, and passkeys as before. */
export const turnTwoStepOff = async () => {
  await authReady();
  if ((await loadConfig()).passkeys) await letPasskeysReplaceCodes(false);
  await updateMFAPreference({ totp: 'DISABLED' });
};
