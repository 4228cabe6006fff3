/** How many codes an owner gets at once; each turns two-step sign-in off once. */
export const recoveryCodeCount = 10;

/** The 32 letters and digits of a code, so that a random byte picks each alike: no i, l, o and u, which look like others. */
export const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code as it is compared: people type capitals, spaces and dashes, and read 0 as O and 1 as I or L. */
export const plainRecoveryCode = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

/** How many codes may be tried for one person who has the right password, and by the people of one network. */
export const recoveryLimits = { hour: 5, day: 10 } as const;
export const networkRecoveryLimits = { hour: 20, day: 40 } as const;

/** What is answered to a wrong address, password or code: the same, so that it tells nobody which one was right. */
export const recoveryRefused =
  'That didn’t work. Check your email, password, and code. Each code works once.';

/** What is answered above the limits. */
export const tooManyRecoveries = 'Too many tries. Try again in an hour.';
