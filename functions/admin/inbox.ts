import { Problem } from '#shared/contract/problem.ts';
import type { ContactMessage, MessageReply } from '#shared/domain/feedback/feedback.ts';
import { replyMail } from '#shared/domain/feedback/reply-mail.ts';
import { findAccounts } from '../account/account-table.ts';
import * as table from '../feedback/contact-messages-table.ts';
import { removeReply, repliesTo, saveReply } from '../feedback/replies-table.ts';
import { config } from '../lib/config.ts';
import { log } from '../lib/log.ts';
import { isCertainlyUnsent, sendMail } from '../lib/mail/mail.ts';
import { count } from '../lib/metrics.ts';
import { audited } from './audited.ts';
import { userDetail } from './get-user.ts';

/** The addresses of admins by id; deleted ones are left out. */
const emailsOf = async (ids: readonly (string | null)[]) => {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const accounts = known.length ? await findAccounts(known) : [];
  return new Map<string | null, string>(accounts.map(({ id, email }) => [id, email]));
};

const withAdmins = async (messages: readonly ContactMessage[]) => {
  const emails = await emailsOf(messages.map(({ assigned_to }) => assigned_to));
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

/** One page of the suggestion box, newest first. */
export const listSuggestions = audited('listSuggestions', (page, now) =>
  table.listSuggestions(page, now),
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
  const [replies, account, shown] = await Promise.all([
    repliesTo(id),
    message.user_id ? userDetail(message.user_id, now) : undefined,
    withAdmin(message),
  ]);
  const emails = await emailsOf(replies.map(({ admin_id }) => admin_id));
  return {
    message: shown,
    replies: replies.map((reply) => ({
      ...reply,
      admin_email: emails.get(reply.admin_id) ?? null,
    })),
    others,
    account: account ?? null,
  };
});

/** Mails the admin's answer to who wrote the message, once for each reply id, and marks the message as done if asked to. */
export const replyToMessage = audited(
  'replyToMessage',
  async ({ id, reply_id, text, done }, now, adminId) => {
    const found = await table.messageWithOthers(id);
    if (!found) throw new Problem('not-found');
    const reply = { id: reply_id, text, admin_id: adminId, created_at: now.toISOString() };
    if (await saveReply(id, reply)) await sendReply(found.message, reply);
    return withAdmin(done ? await table.markMessage(id, true) : found.message);
  },
);

/** Sends an answer that is stored; one that certainly did not leave is removed again, so that it can be repeated. */
const sendReply = async (message: ContactMessage, { id, text }: MessageReply) => {
  const mail = replyMail(message, text, new URL(config.APP_ORIGIN).hostname);
  const { ADMIN_EMAIL: replyTo } = config;
  try {
    const to = message.email;
    const isSent = await sendMail({ to, ...(replyTo && { replyTo }), ...mail, once: true });
    if (isSent) return;
  } catch (error) {
    count('MailFailed');
    log.warn('an answer to a contact message did not go out', { error: error as Error });
    if (!isCertainlyUnsent(error))
      throw new Problem(
        'unexpected',
        'We don’t know whether the email went out. Ask before you send it again.',
        { cause: error },
      );
  }
  await removeReply(message.id, id);
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

/** Deletes a suggestion for good. */
export const removeSuggestion = audited('removeSuggestion', async ({ id }) => {
  if (!(await table.removeSuggestion(id))) throw new Problem('not-found');
  return { id };
});
