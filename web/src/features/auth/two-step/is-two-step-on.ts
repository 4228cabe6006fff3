import { fetchMFAPreference } from 'aws-amplify/auth';
import { ready } from '#web/core/auth/auth-configuration.ts';

/** Whether signing in asks for a code of an authenticator app. */
export const isTwoStepOn = async () => {
  await ready();
  const { enabled } = await fetchMFAPreference();
  return enabled?.includes('TOTP') ?? false;
};
