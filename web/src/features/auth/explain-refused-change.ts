import { networkBusyMessage } from '#shared/domain/lib/network-busy-message.ts';
import { expire } from '#web/core/auth/end-session.ts';
import { appCodeRefusals } from './two-step/app-code-refusals.ts';

/** The words for what the sign-in service refused: its own, except where the product has better ones. A session it no longer knows ends. */
export const explainRefusedChange = (error: unknown) => {
  const { name, message } = error instanceof Error ? error : new Error();
  if (name === 'NetworkError' || error instanceof TypeError)
    return 'We couldn’t reach the server. Check your internet connection and try again.';
  // A Lambda of the pool refuses in the product's own words.
  const [, told] = /^\w+ failed with error (.+?)\.?$/.exec(message) ?? [];
  if (told) return told;
  // The firewall in front of the user pool.
  if (name === 'ForbiddenException') return networkBusyMessage;
  if (name === 'EnableSoftwareTokenMFAException') return appCodeRefusals.wrong;
  if (name === 'NotAuthorizedException' && /token/i.test(message)) void expire();
  if (name === 'NotAuthorizedException' && /incorrect/i.test(message))
    return 'Your current password is incorrect.';
  return message || 'Something went wrong. Please try again.';
};
