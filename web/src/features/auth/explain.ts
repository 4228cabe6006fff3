import { strings } from '#web/strings.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** The words for a failed sign-in or sign-up: the provider's own, except where the product has better ones. */
export const explain = (error: unknown) => {
  if (nameOf(error) === 'UsernameExistsException') return strings.alreadyRegistered;
  if (nameOf(error) === 'NetworkError' || error instanceof TypeError)
    return 'We could not reach the server. Please check your internet connection and try again.';
  return error instanceof Error && error.message ? error.message : strings.authError;
};

/** Failures that would tell a stranger whether an address has an account. */
export const tellsWhoIsRegistered = (error: unknown) =>
  ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'].includes(
    nameOf(error),
  );
