import * as cognito from 'aws-amplify/auth';
import { authReady } from './configure-auth.ts';

/** Changes the password of who is signed in. */
export const changePassword = async (oldPassword: string, newPassword: string) => {
  await authReady();
  await cognito.updatePassword({ oldPassword, newPassword });
};

/** Asks for another sign-in address; a code is mailed to the new one. */
export const changeEmail = async (email: string) => {
  await authReady();
  await cognito.updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email } });
};

/** Proves the new sign-in address with its code. */
export const confirmEmail = async (confirmationCode: string) => {
  await authReady();
  await cognito.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
};
