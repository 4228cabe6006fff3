import { fetchMFAPreference } from 'aws-amplify/auth';
import { authReady } from '#web/core/auth/configure-auth.ts';

/** Whether signing in asks for a code of an authenticator app. */
export const isTwoStepOn = async () => {
  await authReady();
  const { enabled } = await fetchMFAPreference();
  return enabled?.includes('TOTP') ?? false;
};
