import { Problem } from '#shared/contract/problem.ts';
import type { ContactMessage, FeedbackReply } from '#shared/domain/feedback/feedback-schemas.ts';
import { messageReplyMail } from '#shared/domain/feedback/reply-mails.ts';
import * as table from '../../feedback/contact-messages-table.ts';
import { repliesTo } from '../../feedback/replies-table.ts';
import { config } from '../../lib/config.ts';
import { audited } from '../audited-operation.ts';
import { emailAddressesByAdminId, repliesWithAdmins } from '../email-addresses-by-admin-id.ts';
import { mailReplyOnce } from './mail-reply-once.ts';
import { senderAndTroublesOf } from './sender-and-troubles.ts';

const withAdmins = async (messages: readonly ContactMessage[]) => {
  const emails = await emailAddressesByAdminId(messages.map(({ assigned_to }) => assigned_to));
  return messages.map((message) => ({
    ...message,
    assigned_email: emails.get(message.assigned_to) ?? null,
  }));
};

const withAdmin = async (message: ContactMessage | undefined) => {
  if (!message) throw new Problem('not-found');
  const [shown] = await withAdmins([message]);
  if (!shown) throw new Problem('not-found');
  return shown;
};

/** One page of the contact messages, those of owners who pay or the others, newest first. */
export const listMessages = audited('listMessages', ({ from, ...page }, now) =>
  table.listMessages(from, page, now),
);

/** One page of the messages that wait for an answer, or that are snoozed. */
export const listInbox = audited('listInbox', async ({ show, ...page }, now) => {
  const { items, next } = await table.listOpen(show, page, now);
  return { items: await withAdmins(items), next };
});

/** A message with its answers, the account it came from, and what else came from the same address. */
export const getMessage = audited('getMessage', async ({ id }, now) => {
  const found = await table.messageWithOthers(id);
  if (!found) throw new Problem('not-found');
  const { message, others } = found;
  const [replies, sender, shown] = await Promise.all([
    repliesTo(id),
    senderAndTroublesOf(message.user_id, now),
    withAdmin(message),
  ]);
  return {
    message: shown,
    replies: await repliesWithAdmins(replies),
    others,
    ...sender,
  };
});

/** Mails the admin's answer to who wrote the message, once for each reply id, and marks the message as done if asked to. */
export const replyToMessage = audited(
  'replyToMessage',
  async ({ id, reply_id, text, done }, now, adminId) => {
    const found = await table.messageWithOthers(id);
    if (!found) throw new Problem('not-found');
    const reply = { id: reply_id, text, admin_id: adminId, created_at: now.toISOString() };
    await sendReply(found.message, reply);
    return withAdmin(done ? await table.markMessage(id, true) : found.message);
  },
);

/** Mails an answer; throws when it did not go out, or when nobody knows. */
const sendReply = async (message: ContactMessage, reply: FeedbackReply) => {
  const mail = messageReplyMail(message, reply.text, new URL(config.APP_ORIGIN).hostname);
  const outcome = await mailReplyOnce({ of: message.id, to: message.email, mail }, reply);
  if (outcome === 'unknown')
    throw new Problem(
      'unexpected',
      'We don’t know whether the email went out. Ask before you send it again.',
    );
  if (outcome === 'unsent')
    throw new Problem('unavailable', 'The email didn’t go out. Try again in a moment.');
};

/** Notes that the admin takes care of a message, or no longer. */
export const assignMessage = audited('assignMessage', async ({ id, mine }, _, adminId) =>
  withAdmin(await table.assignMessage(id, mine ? adminId : null)),
);

const hourMs = 3_600_000;

/** Takes a message out of the open ones for some hours, or puts it back. */
export const snoozeMessage = audited('snoozeMessage', async ({ id, hours }, now) => {
  const until = hours ? new Date(now.getTime() + hours * hourMs).toISOString() : null;
  return withAdmin(await table.snoozeMessage(id, until));
});

/** Marks a contact message as done, or as open again. */
export const markMessage = audited('markMessage', async ({ id, done }) => {
  const message = await table.markMessage(id, done);
  if (!message) throw new Problem('not-found');
  return message;
});

/** Deletes a contact message for good. */
export const removeMessage = audited('removeMessage', async ({ id }) => {
  if (!(await table.removeMessage(id))) throw new Problem('not-found');
  return { id };
});
