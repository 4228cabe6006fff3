/** What is wrong with a code of the authenticator app. */
export const authenticatorCodeErrors = {
  wrong:
    'That code is incorrect. Your app shows a new code every 30 seconds. Enter the latest one.',
  used: 'That code was already used. Wait for a new one.',
} as const;
