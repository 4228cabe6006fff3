import { networkBusyMessage } from '#shared/domain/lib/network-busy-message.ts';
import { sessionNotices } from '#web/core/session-notices.ts';
import { formMessages } from './form-messages.ts';
import { explainPasskeyError } from './passkeys/explain-passkey-error.ts';
import { authenticatorCodeErrors } from './two-step/authenticator-code-errors.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Whether a sign-up was refused because the address is in the pool already. */
export const isEmailTaken = (error: unknown) => nameOf(error) === 'UsernameExistsException';

/** The words for a failed sign-in or sign-up: the provider's own, except where the product has better ones. */
export const explainSignInError = (error: unknown) => {
  if (isEmailTaken(error)) return formMessages.alreadyRegistered;
  const message = error instanceof Error ? error.message : '';
  if (message === 'Incorrect username or password.') return 'Incorrect email or password.';
  const passkey = explainPasskeyError(error);
  if (passkey) return passkey;
  if (message === 'Invalid code received for user') return authenticatorCodeErrors.wrong;
  if (/software token has already been used/.test(message)) return authenticatorCodeErrors.used;
  // A Lambda of the pool refuses in the product's own words.
  const [, told] = /^\w+ failed with error (.+?)\.?$/.exec(message) ?? [];
  if (told) return told;
  // The firewall in front of the user pool.
  if (nameOf(error) === 'ForbiddenException') return networkBusyMessage;
  if (nameOf(error) === 'NetworkError' || error instanceof TypeError)
    return 'We couldn’t reach the server. Check your internet connection and try again.';
  return message || sessionNotices.authError;
};

/** Failures that would tell a stranger whether an address has an account. */
export const tellsWhoIsRegistered = (error: unknown) =>
  ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'].includes(
    nameOf(error),
  );
