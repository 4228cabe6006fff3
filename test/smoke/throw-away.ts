import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import type { BrowserConfig } from '#shared/browser-config.ts';
import { freshEmail, password, signIn, signUp } from '../support/browser.ts';

/** Signs in a new temporary user; returns a function that makes sure the user is deleted afterwards. */
export const signInTemporaryOwner = async (page: Page) => {
  const config: BrowserConfig = await (await page.request.get('/config.json')).json();
  const email = freshEmail('smoke');
  // On this machine codes can be read, so the whole sign-up is tested.
  if (config.mailboxUrl) {
    await signUp(page, email);
    return { remove: async () => {} };
  }
  const client = new CognitoIdentityProviderClient({ region: config.region });
  const user = { UserPoolId: config.userPoolId, Username: email };
  await client.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  await client.send(
    new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }),
  );
  await signIn(page, email);
  const remove = async () => {
    await client.send(new AdminDeleteUserCommand(user)).catch((error: Error) => {
      if (error.name !== 'UserNotFoundException') throw error;
    });
  };
  return { remove };
};
