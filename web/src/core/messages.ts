/** Fixed sentences of signing in and out; the tests read them from here too. */
export const messages = {
  sessionExpired: 'Invalid Refresh Token: Session expired. Please log in again.',
  authChangeFailed: 'Auth change failed',
  authError: 'Authentication error occurred. Please try logging in again.',
  alreadyRegistered: 'This email is already registered. Please try logging in instead.',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  resetSent: 'If there is an account with this email, a code is on its way to it.',
  twoStepOn: 'Two-step sign-in is on. Sign in again with a code from your app.',
  beingDeleted: 'Your account is being deleted. We email you when it is done.',
  signedOutEverywhere: 'You are signed out. Other devices follow within 15 minutes.',
} as const;

/** Notices about something the owner wanted; every other end of a session is bad news. */
export const goodNotices: readonly string[] = [
  messages.beingDeleted,
  messages.signedOutEverywhere,
  messages.twoStepOn,
];
