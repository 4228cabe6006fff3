import { ulid } from 'ulid';
import { contactMail } from '#shared/domain/feedback/contact-mail.ts';
import type { ContactMessage } from '#shared/domain/feedback/feedback-schemas.ts';
import { config } from '../lib/config.ts';
import { log } from '../lib/log.ts';
import { sendMail } from '../lib/mail/send-mail.ts';
import { count } from '../lib/metrics.ts';
import { saveMessage } from './contact-messages-table.ts';

type Words = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>;
type Sender = Pick<ContactMessage, 'user_id' | 'plan' | 'priority'>;

/** Stores a message for the admin, and mails it where an address is configured. Once stored it counts as sent. */
export const receiveMessage = async (words: Words, sender: Sender, now: Date) => {
  const message = {
    ...words,
    ...sender,
    id: ulid(now.getTime()),
    done: false,
    assigned_to: null,
    snoozed_until: null,
    created_at: now.toISOString(),
  };
  await saveMessage(message);
  await forward(message);
  return { id: message.id };
};

const forward = async (message: ContactMessage) => {
  try {
    const mail = contactMail(message);
    await sendMail({ to: config.ADMIN_EMAIL, replyTo: message.email, ...mail });
  } catch (error) {
    count('MailFailed');
    log.error('a contact message was stored but not mailed', error as Error);
  }
};
