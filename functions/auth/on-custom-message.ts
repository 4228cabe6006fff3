import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { takeCodeMail, takeCodeOf } from './code-mails-table.ts';
import { refuseCodeMail } from './refuse-code-mail.ts';

/**
 * Runs before the pool mails a code, and refuses it when the mailbox had enough of them. The mail stays the pool's own. A
 * sign-up was counted before there was a user (on-pre-sign-up.ts); a code to a new address counts for the owner who asks.
 */
export const handler = async (event: CustomMessageTriggerEvent) => {
  const { triggerSource, userName, request } = event;
  const { sub = userName, email = '' } = request.userAttributes as Record<string, string>;
  const now = new Date();
  if (
    triggerSource === 'CustomMessage_ResendCode' ||
    triggerSource === 'CustomMessage_ForgotPassword'
  )
    await refuseCodeMail(() => takeCodeMail(email, now));
  if (
    triggerSource === 'CustomMessage_UpdateUserAttribute' ||
    triggerSource === 'CustomMessage_VerifyUserAttribute'
  )
    await refuseCodeMail(() => takeCodeOf(sub, now));
  return event;
};
