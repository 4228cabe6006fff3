import type { Account } from '#shared/domain/account/account.ts';
import type { MailContent } from '#shared/domain/lib/mail-types.ts';
import { hashed, log } from '../log.ts';
import { count } from '../metrics.ts';
import { sendMail } from './send-mail.ts';

/** Sends a mail about an account to its owner, and answers whether it went out. One that fails is counted and never an error. */
export const sendAccountMail = async (
  { id, email }: Pick<Account, 'id' | 'email'>,
  mail: MailContent,
): Promise<boolean> => {
  try {
    return await sendMail({ to: email, ...mail });
  } catch (error) {
    count('MailFailed');
    log.warn('a mail about an account did not go out', {
      account: hashed(id),
      subject: mail.subject,
      error: error as Error,
    });
    return false;
  }
};
