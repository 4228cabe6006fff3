import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { countCodeMail, countCodeMailFrom } from './code-limits-table.ts';
import { refuseCodeMail, refuseWithoutTicket } from './refuse-code-mail.ts';

/**
 * Runs before the pool mails a code, and refuses it without a ticket or when the mailbox had enough of them. The mail stays
 * the pool's own. A sign-up was decided before there was a user (on-pre-sign-up.ts); a code to a new address needs no ticket
 * and counts for the owner who asks.
 */
export const handler = async (event: CustomMessageTriggerEvent) => {
  const { triggerSource, userName, request } = event;
  const { sub = userName, email = '' } = request.userAttributes as Record<string, string>;
  const now = new Date();
  if (
    triggerSource === 'CustomMessage_ResendCode' ||
    triggerSource === 'CustomMessage_ForgotPassword'
  ) {
    await refuseWithoutTicket(request.clientMetadata, email, now);
    await refuseCodeMail(() => countCodeMail(email, now));
  }
  if (
    triggerSource === 'CustomMessage_UpdateUserAttribute' ||
    triggerSource === 'CustomMessage_VerifyUserAttribute'
  )
    await refuseCodeMail(() => countCodeMailFrom(sub, now));
  return event;
};
