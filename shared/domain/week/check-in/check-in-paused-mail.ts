/** The mail that asks an owner who has been away. */

import type { MailContent } from '../../lib/mail-types.ts';
import { writeMail } from '../../lib/write-mail.ts';
import { footerOf, type MailFrame, weekdayName } from './check-in-mail-frame.ts';

/** The one mail an owner gets after four weeks away: the mails pause until they are back. */
export const checkInPausedMail = (business: string, frame: MailFrame): MailContent => {
  const day = weekdayName(frame);
  return writeMail({
    subject: 'Still there?',
    preheader: `Your ${day} email is paused until you’re back.`,
    label: `Your ${day} email is paused`,
    blocks: [
      { kind: 'title', small: business, title: 'Still there?' },
      {
        kind: 'text',
        text: `You haven’t opened Sevenhands in 4 weeks, so we’ve paused your ${day} email. Everything you saved is still there. Open your week and we’ll start sending it again.`,
        link: { href: frame.page, label: 'Open your week' },
        button: true,
      },
    ],
    footer: footerOf(frame, 'We won’t send this reminder again.'),
  });
};
