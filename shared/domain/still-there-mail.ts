/** The mail that asks an owner who has been away. */
import type { MailContent } from './mail.ts';
import { written } from './mail-html.ts';
import { footerOf, type MailFrame, weekdayName } from './review-mail-frame.ts';

/** The one mail an owner gets after four weeks away: the mails pause until they are back. */
export const stillThereMail = (business: string, frame: MailFrame): MailContent => {
  const day = weekdayName(frame);
  return written({
    subject: 'Still there?',
    preheader: `Your ${day} mail pauses until you are back.`,
    label: `Your ${day} mail pauses`,
    blocks: [
      { kind: 'title', small: business, title: 'Still there?' },
      {
        kind: 'text',
        text: `You have not opened Sevenhands for four weeks, so the ${day} mail pauses here. Everything you saved is still there. Open your week once and the mail comes again.`,
        link: { href: frame.page, label: 'Open your week' },
        button: true,
      },
    ],
    footer: footerOf(frame, 'This is the only mail of this kind.'),
  });
};
