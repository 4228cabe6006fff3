/** Fixed sentences about the session, which every page loads; the tests read them from here too. */
export const sessionNotices = {
  sessionExpired: 'Invalid Refresh Token: Session expired. Please log in again.',
  authChangeFailed: 'Auth change failed',
  authError: 'Authentication error occurred. Please try logging in again.',
  twoStepOn: 'Two-step sign-in is on. Sign in again using a code from your app.',
  beingDeleted: 'Your account is being deleted. We’ll email you when it’s done.',
  signedOutEverywhere: 'You’re signed out. Other devices will sign out within 15 minutes.',
} as const;

/** Notices about something the owner wanted; every other end of a session is bad news. */
export const goodNotices: readonly string[] = [
  sessionNotices.beingDeleted,
  sessionNotices.signedOutEverywhere,
  sessionNotices.twoStepOn,
];
