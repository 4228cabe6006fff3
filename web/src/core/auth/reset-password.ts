import * as cognito from 'aws-amplify/auth';
import { authReady } from './configure-auth.ts';
import { ticketMetadata } from './ticket-metadata.ts';

/** Mails a code for a new password; says nothing about whether the address is known. */
export const requestReset = async (username: string, ticket: string) => {
  await authReady();
  await cognito.resetPassword({ username, options: ticketMetadata(ticket) });
};

/** Sets a new password with the mailed code. */
export const confirmReset = async (
  username: string,
  confirmationCode: string,
  newPassword: string,
) => {
  await authReady();
  await cognito.confirmResetPassword({ username, confirmationCode, newPassword });
};
