import { networkBusyMessage } from '#shared/domain/lib/network-busy-message.ts';
import { expireSession } from '#web/core/auth/end-session.ts';
import { authenticatorCodeErrors } from './two-step/authenticator-code-errors.ts';

/** The words for what the sign-in service refused: its own, except where the product has better ones. A session it no longer knows ends. */
export const explainCredentialChangeError = (error: unknown) => {
  const { name, message } = error instanceof Error ? error : new Error();
  if (name === 'NetworkError' || error instanceof TypeError)
    return 'We couldn’t reach the server. Check your internet connection and try again.';
  // A Lambda of the pool refuses in the product's own words.
  const [, told] = /^\w+ failed with error (.+?)\.?$/.exec(message) ?? [];
  if (told) return told;
  // The firewall in front of the user pool.
  if (name === 'ForbiddenException') return networkBusyMessage;
  if (name === 'EnableSoftwareTokenMFAException') return authenticatorCodeErrors.wrong;
  if (name === 'NotAuthorizedException' && /token/i.test(message)) void expireSession();
  if (name === 'NotAuthorizedException' && /incorrect/i.test(message))
    return 'Your current password is incorrect.';
  return message || 'Something went wrong. Please try again.';
};
