/** How many mails with codes go to one mailbox, whatever spelling of its address asks, and at the wish of one owner. */
export const codeMailLimits = { hour: 5, day: 12 } as const;

/** What is answered above it; the sign-in pages show these words. */
export const tooManyCodes =
  'We’ve sent several codes to this email. Check your spam folder, or try again in an hour.';
