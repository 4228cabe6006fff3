import * as cognito from 'aws-amplify/auth';
import type { SignupTracking } from '#shared/domain/site/signup-tracking-schema.ts';
import { ready } from './auth-configuration.ts';

/** How a ticket reaches the Lambdas of the user pool, which mail no code without one. */
const withTicket = (ticket: string) => ({ clientMetadata: { ticket } });

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

/** Changes the password of who is signed in. */
export const changePassword = async (oldPassword: string, newPassword: string) => {
  await ready();
  await cognito.updatePassword({ oldPassword, newPassword });
};

/** Asks for another sign-in address; a code is mailed to the new one. */
export const changeEmail = async (email: string) => {
  await ready();
  await cognito.updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email } });
};

/** Proves the new sign-in address with its code. */
export const confirmEmail = async (confirmationCode: string) => {
  await ready();
  await cognito.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
};
