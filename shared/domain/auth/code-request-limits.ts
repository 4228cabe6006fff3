/** How many mails with codes go to one mailbox, whatever spelling of its address asks, and at the wish of one owner. */
export const codeMailLimits = { hour: 5, day: 12 } as const;

/** What is answered above it; the sign-in pages show these words. */
export const tooManyCodes =
  'We’ve sent several codes to this email. Check your spam folder, or try again in an hour.';

/** How many codes the people of one network may ask for, whoever gets them. An office that signs up whole stays below it. */
export const networkCodeLimits = { hour: 20, day: 60 } as const;

/** What is answered above it. */
export const tooManyFromNetwork =
  'Too many people on your network are asking for codes. Try again in an hour.';

/** How long a ticket for one code is good, from the moment it is given; the page uses it at once. */
export const codeTicketMinutes = 5;

/** What is answered to a request for a code without a ticket that is good for it. */
export const noCodeTicket = 'Reload this page and try again.';
