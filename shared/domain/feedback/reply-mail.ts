import { contactSubjectLabels } from './contact-subjects.ts';
import type { ContactMessage } from './feedback.ts';

/** Within how many hours a message is answered, as the contact page promises. */
export const answeredWithinHours = 24;

const hourMs = 3_600_000;

/** How many whole hours are left of the promise; negative when it is broken. */
export const hoursLeft = ({ created_at }: Pick<ContactMessage, 'created_at'>, now: Date) =>
  Math.floor((Date.parse(created_at) - now.getTime()) / hourMs) + answeredWithinHours;

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/**
 * The mail that answers a contact message: the admin's words as typed, the message quoted below, and headers by which mail
 * programs keep the answers to one message together. `host` is that of the app.
 */
export const replyMail = (
  { id, name, subject, message, created_at }: ContactMessage,
  text: string,
  host: string,
) => {
  const quoted = message.split('\n').map((line) => `> ${line}`.trimEnd());
  const thread = `<${id}@${host}>`;
  return {
    subject: `Re: ${contactSubjectLabels[subject]}`,
    text: [text, '', `On ${dayOf(created_at)}, ${name} wrote:`, ...quoted].join('\n'),
    headers: { 'In-Reply-To': thread, References: thread },
  };
};
