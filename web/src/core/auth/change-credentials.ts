import * as cognito from 'aws-amplify/auth';
import { ready } from './auth-configuration.ts';

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
