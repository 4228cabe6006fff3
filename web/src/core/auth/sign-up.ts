import * as cognito from 'aws-amplify/auth';
import type { SignupTracking } from '#shared/domain/site/signup-tracking-schema.ts';
import { ready } from './auth-configuration.ts';
import { withTicket } from './code-ticket.ts';

/** Registers an address; the user pool mails a code to it. */
export const signUp = async (
  username: string,
  password: string,
  tracking: SignupTracking,
  ticket: string,
) => {
  await ready();
  await cognito.signUp({
    username,
    password,
    options: {
      ...withTicket(ticket),
      userAttributes: {
        email: username,
        ...(Object.keys(tracking).length > 0 && {
          'custom:signup_tracking': JSON.stringify(tracking),
        }),
      },
    },
  });
};

/** Confirms an address with the code that was mailed to it. */
export const confirmSignUp = async (username: string, confirmationCode: string) => {
  await ready();
  await cognito.confirmSignUp({ username, confirmationCode });
};

/** Mails another code to an address that is not confirmed yet. */
export const resendCode = async (username: string, ticket: string) => {
  await ready();
  await cognito.resendSignUpCode({ username, options: withTicket(ticket) });
};
