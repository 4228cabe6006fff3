import type { MessageReply } from '#shared/domain/feedback/feedback.ts';
import { findAccounts } from '../account/account-table.ts';
import { removeReply, saveReply } from '../feedback/replies-table.ts';
import { config } from '../lib/config.ts';
import { log } from '../lib/log.ts';
import { isCertainlyUnsent, sendMail } from '../lib/mail/mail.ts';
import { count } from '../lib/metrics.ts';

/** The addresses of admins by id; deleted ones are left out. */
export const adminEmails = async (ids: readonly (string | null)[]) => {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const accounts = known.length ? await findAccounts(known) : [];
  return new Map<string | null, string>(accounts.map(({ id, email }) => [id, email]));
};

/** Answers with the address of the admin who wrote each. */
export const repliesWithAdmins = async (replies: readonly MessageReply[]) => {
  const emails = await adminEmails(replies.map(({ admin_id }) => admin_id));
  return replies.map((reply) => ({ ...reply, admin_email: emails.get(reply.admin_id) ?? null }));
};

type Outgoing = {
  /** The message or suggestion that is answered. */
  of: string;
  to: string;
  mail: { subject: string; text: string; headers: Readonly<Record<string, string>> };
};

/**
 * Stores an answer and mails it from the support address, once for each reply id. One that certainly did not leave is
 * removed again, so that it can be repeated; nobody knows of an `unknown` one whether it left.
 */
export const mailAnswerOnce = async (
  { of, to, mail }: Outgoing,
  reply: MessageReply,
): Promise<'sent' | 'unsent' | 'unknown'> => {
  if (!(await saveReply(of, reply))) return 'sent';
  const { ADMIN_EMAIL: replyTo } = config;
  try {
    if (await sendMail({ to, ...(replyTo && { replyTo }), ...mail, once: true })) return 'sent';
  } catch (error) {
    count('MailFailed');
    log.warn('an answer did not go out', { error: error as Error });
    if (!isCertainlyUnsent(error)) return 'unknown';
  }
  await removeReply(of, reply.id);
  return 'unsent';
};
