/** What is wrong with a code of the authenticator app. */
export const appCodeRefusals = {
  wrong:
    'That code is not right. The app shows a new one every 30 seconds: type the one it shows now.',
  used: 'That code was used already. Wait until the app shows the next one.',
} as const;
