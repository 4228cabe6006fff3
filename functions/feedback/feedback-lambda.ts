import { ulid } from 'ulid';
import { feedback } from '#shared/contract/feedback.ts';
import { contactMail } from '#shared/domain/feedback/contact-mail.ts';
import type { ContactMessage } from '#shared/domain/feedback/feedback.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { isPaid } from '#shared/domain/plan/plans.ts';
import { refuseDeleted } from '../account/deletion/deletion-table.ts';
import { config } from '../lib/config.ts';
import { feature, handle } from '../lib/http.ts';
import { log } from '../lib/log.ts';
import { sendMail } from '../lib/mail.ts';
import { count } from '../lib/metrics.ts';
import { saveMessage, saveSuggestion } from './contact-messages-table.ts';
import { postingAccount, throttle } from './message-sender.ts';

/** Stores a suggestion of a visitor who is not signed in. */
const suggest = handle(feedback.suggest, async (input, caller) => {
  await throttle('suggestion', caller);
  const id = ulid(caller.now.getTime());
  await saveSuggestion({ ...input, id, user_id: null, created_at: caller.now.toISOString() });
  return { id };
});

/** Stores a suggestion under the caller's account, so no e-mail address is asked for. */
const suggestAsMember = handle(feedback.suggestAsMember, async (input, caller) => {
  await throttle('suggestion', caller);
  await postingAccount(caller.accountId);
  const id = ulid(caller.now.getTime());
  await saveSuggestion({
    ...input,
    id,
    user_id: caller.accountId,
    contact_email: null,
    created_at: caller.now.toISOString(),
  });
  return { id };
});

type Words = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>;
type Sender = Pick<ContactMessage, 'user_id' | 'plan' | 'priority'>;

/** Stores a message for the admin, and mails it where an address is configured. Once stored it counts as sent. */
const receiveMessage = async (words: Words, sender: Sender, now: Date) => {
  const message = {
    ...words,
    ...sender,
    id: ulid(now.getTime()),
    done: false,
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

/** Takes a message of somebody who is not signed in. */
const contact = handle(feedback.contact, async (input, caller) => {
  await throttle('contact', caller);
  return receiveMessage(input, { user_id: null, plan: null, priority: false }, caller.now);
});

/** Takes a message of an owner, with the account and its plan; those of owners who pay are listed first. */
const contactAsMember = handle(feedback.contactAsMember, async (input, caller) => {
  const { accountId, now } = caller;
  await throttle('contact', caller);
  const { plan, is_trial } = entitlementOf(await postingAccount(accountId), now);
  const priority = isPaid(plan) && !is_trial;
  return receiveMessage(input, { user_id: accountId, plan, priority }, now);
});

export const handler = feature(
  feedback,
  {
    suggest,
    suggestAsMember,
    contact,
    contactAsMember,
  },
  { refuseDeleted },
);
