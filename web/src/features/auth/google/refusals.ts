import { type GoogleRefusal, refusalIn } from '#shared/domain/google-sign-in.ts';

const forgotten = 'If you never set one, use "Forgot password?".';

const words: Record<GoogleRefusal, string> = {
  unverified:
    'Google has not verified this email address. Sign in with a password, or create an account with one.',
  'not-hosted':
    'Google does not host this email address, so it cannot tell us that it is still yours. Sign in with a password, or create an account with one.',
  taken: `This email already has an account that this Google account does not open. Sign in with your password. ${forgotten}`,
  admin:
    'Admins cannot sign in with Google. Sign in with your password and the code from your app.',
  'two-step':
    'Two-step sign-in is on for this account. Sign in with your password and the code from your app.',
  address: `The address of your Google account is not the one of your account here. Sign in with your address and password. ${forgotten}`,
  closed: 'Nobody can create an account at the moment.',
  failed: 'Signing in with Google did not work. Try again, or sign in with your password.',
};

/** Whether the user pool has just linked the account: it then fails the first round, and a second one goes through. */
export const isOnlyLinked = (message: string) => /already found an entry/i.test(message);

/** The words for a sign-in with Google that failed; null where its owner has called it off. */
export const explainGoogle = (message: string) =>
  /access_denied|cancel/i.test(message) ? null : words[refusalIn(message) ?? 'failed'];
