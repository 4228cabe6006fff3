import { fetchAuthSession } from 'aws-amplify/auth';
import { messages } from '../session-messages.ts';
import { ready } from './auth-configuration.ts';
import { isOffline } from './is-offline.ts';
import { told } from './session-events.ts';

/** A token that is valid now, renewed if need be; ends the session when that is no longer possible. */
export const accessToken = async () => {
  await ready();
  try {
    const { tokens } = await fetchAuthSession();
    if (!tokens && told().isMember()) told().leave(messages.sessionExpired);
    return tokens?.accessToken.toString();
  } catch (error) {
    if (isOffline(error)) throw new TypeError('Failed to fetch', { cause: error });
    told().leave(messages.authError);
    return undefined;
  }
};
