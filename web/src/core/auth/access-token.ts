import { fetchAuthSession } from 'aws-amplify/auth';
import { sessionNotices } from '../session-notices.ts';
import { authReady } from './configure-auth.ts';
import { isOfflineError } from './is-offline-error.ts';
import { sessionListener } from './session-events.ts';

/** A token that is valid now, renewed if need be; ends the session when that is no longer possible. */
export const accessToken = async () => {
  await authReady();
  try {
    const { tokens } = await fetchAuthSession();
    if (!tokens && sessionListener().isMember())
      sessionListener().leave(sessionNotices.sessionExpired);
    return tokens?.accessToken.toString();
  } catch (error) {
    if (isOfflineError(error)) throw new TypeError('Failed to fetch', { cause: error });
    sessionListener().leave(sessionNotices.authError);
    return undefined;
  }
};
