import type { FeedbackReply } from '#shared/domain/feedback/feedback-schemas.ts';
import { removeReply, saveReply } from '../../feedback/replies-table.ts';
import { config } from '../../lib/config.ts';
import { log } from '../../lib/log.ts';
import { isCertainlyUnsent, sendMail } from '../../lib/mail/send-mail.ts';
import { count } from '../../lib/metrics.ts';

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
export const mailReplyOnce = async (
  { of, to, mail }: Outgoing,
  reply: FeedbackReply,
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
