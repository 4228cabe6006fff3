import * as cognito from 'aws-amplify/auth';
import { ready } from './auth-configuration.ts';
import { withTicket } from './code-ticket.ts';

/** Mails a code for a new password; says nothing about whether the address is known. */
export const requestReset = async (username: string, ticket: string) => {
  await ready();
  await cognito.resetPassword({ username, options: withTicket(ticket) });
};

/** Sets a new password with the mailed code. */
export const confirmReset = async (
  username: string,
  confirmationCode: string,
  newPassword: string,
) => {
  await ready();
  await cognito.confirmResetPassword({ username, confirmationCode, newPassword });
};
