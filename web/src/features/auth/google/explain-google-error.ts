import { type GoogleRefusal, refusalIn } from '#shared/domain/auth/google-sign-in.ts';

const forgotten = 'If you never set one, choose “Forgot password?”';

const words: Record<GoogleRefusal, string> = {
  unverified:
    'Google hasn’t verified this email. Sign in with a password, or create an account with a password.',
  'not-hosted':
    'This email isn’t hosted by Google, so Google can’t confirm it’s still yours. Sign in or sign up with a password instead.',
  taken: `There’s already an account with this email, and it isn’t linked to Google. Sign in with your password. ${forgotten}`,
  admin: 'Admins can’t sign in with Google. Sign in with your password and the code from your app.',
  'two-step':
    'This account uses two-step sign-in. Sign in with your password and the code from your app.',
  address: `Your Google email doesn’t match the email on your Sevenhands account. Sign in with your Sevenhands email and password. ${forgotten}`,
  closed: 'New sign-ups are closed right now.',
  failed: 'Google sign-in didn’t work. Try again, or use your password.',
};

/** The words for a sign-in with Google that failed; null where its owner has called it off. */
export const explainGoogleError = (message: string) =>
  /access_denied|cancel/i.test(message) ? null : words[refusalIn(message) ?? 'failed'];
