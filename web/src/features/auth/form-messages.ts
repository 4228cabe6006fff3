/** Fixed sentences of the forms for accounts and passwords. */
export const formMessages = {
  alreadyRegistered: 'This email is already registered. Please try logging in instead.',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  resetSent: 'If this email has an account, we just sent it a code.',
} as const;
