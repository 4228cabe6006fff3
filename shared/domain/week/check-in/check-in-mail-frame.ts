/** What every mail of the check-in has: links, small print, and the format of days. */
import { formatLocalDate } from '../../lib/format-local-date.ts';
import { addDays, type Weekday } from '../../lib/local-date.ts';
import type { StructuredMail } from '../../lib/mail-types.ts';

/** The targets of the links of a mail, each an absolute address, and the content of its small print. */
export type MailFrame = {
  /** The check-in page, with last week's numbers to type. */
  page: string;
  /** The starter prompt the check-in offers. */
  offer: string;
  /** Who owes what. */
  money: string;
  /** A page with one button that stops the mails, for which nobody has to sign in. */
  stop: string;
  /** Where day and hour are chosen. */
  settings: string;
  weekday: Weekday;
  hour: number;
  locale: string;
  /** The operator's postal address, which mails of this kind must name. */
  postalAddress: string;
};

/** The name of the chosen day. */
export const weekdayName = ({ weekday, locale }: Pick<MailFrame, 'weekday' | 'locale'>) =>
  // The first of January 2024 was a Monday.
  formatLocalDate(addDays('2024-01-01', weekday - 1), locale, { weekday: 'long' });

/** "You get this email every Monday at 7:00 AM." */
export const everyWeek = (frame: MailFrame) => {
  const time = new Intl.DateTimeFormat(frame.locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(Date.UTC(2024, 0, 1, frame.hour)));
  return `You get this email every ${weekdayName(frame)} at ${time}.`;
};

/** The small print. */
export const footerOf = (frame: MailFrame, line: string): StructuredMail['footer'] => ({
  line,
  links: [
    { href: frame.stop, label: 'Unsubscribe (no sign-in needed)' },
    { href: frame.settings, label: 'Change day or time' },
  ],
  address: `Sevenhands, ${frame.postalAddress}`,
});
