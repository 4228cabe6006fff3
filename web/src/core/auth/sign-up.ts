import * as cognito from 'aws-amplify/auth';
import type { SignupSource } from '#shared/domain/site/signup-source-schema.ts';
import { authReady } from './configure-auth.ts';
import { ticketMetadata } from './ticket-metadata.ts';

/** Registers an address; the user pool mails a code to it. */
export const signUp = async (
  username: string,
  password: string,
  source: SignupSource,
  ticket: string,
) => {
  await authReady();
  await cognito.signUp({
    username,
    password,
    options: {
      ...ticketMetadata(ticket),
      userAttributes: {
        email: username,
        ...(Object.keys(source).length > 0 && {
          'custom:signup_tracking': JSON.stringify(source),
        }),
      },
    },
  });
};

/** Confirms an address with the code that was mailed to it. */
export const confirmSignUp = async (username: string, confirmationCode: string) => {
  await authReady();
  await cognito.confirmSignUp({ username, confirmationCode });
};

/** Mails another code to an address that is not confirmed yet. */
export const resendCode = async (username: string, ticket: string) => {
  await authReady();
  await cognito.resendSignUpCode({ username, options: ticketMetadata(ticket) });
};
