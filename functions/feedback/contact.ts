import { ulid } from 'ulid';
import { contract } from '#shared/contract/index.ts';
import { contactSubjectLabels } from '#shared/domain/choices.ts';
import type { ContactMessage } from '#shared/domain/feedback.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http.ts';
import { log } from '../lib/log.ts';
import { sendMail } from '../lib/mail.ts';
import { count } from '../lib/metrics.ts';
import { saveMessage } from '../tables/inbox-table.ts';
import { throttle } from './sender.ts';

/** Stores a message for the admins and mails it if an address is configured. A failed mail is logged; the request succeeds. */
export const contact = handle(contract.feedback.contact, async (input, caller) => {
  await throttle('contact', caller);
  const message = {
    ...input,
    id: ulid(caller.now.getTime()),
    done: false,
    created_at: caller.now.toISOString(),
  };
  await saveMessage(message);
  await forward(message);
  return { id: message.id };
});

const forward = async ({ name, email, subject, message }: ContactMessage) => {
  try {
    await sendMail({
      to: config.ADMIN_EMAIL,
      replyTo: email,
      subject: `Contact form: ${contactSubjectLabels[subject]}`,
      text: `${name} <${email}> wrote:\n\n${message}\n`,
    });
  } catch (error) {
    count('MailFailed');
    log.error('a contact message was stored but not mailed', error as Error);
  }
};
