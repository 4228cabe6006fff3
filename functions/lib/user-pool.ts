import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { config } from './config.ts';

const client = new CognitoIdentityProviderClient({});
const of = (Username: string) => ({ UserPoolId: config.USER_POOL_ID, Username });

/** Whether the user is in the group `admin` now, whatever an older token says; who was deleted is in none. */
export const inAdminGroup = async (userId: string) => {
  const found = await client
    .send(new AdminListGroupsForUserCommand(of(userId)))
    .catch(ignoreMissing);
  return (found?.Groups ?? []).some(({ GroupName }) => GroupName === 'admin');
};

/** Puts a user into the group `admin` of the pool that sent the event. */
export const makeAdmin = async (userPoolId: string, userId: string) => {
  await client.send(
    new AdminAddUserToGroupCommand({
      UserPoolId: userPoolId,
      Username: userId,
      GroupName: 'admin',
    }),
  );
};

/** What the pool knows of a user, or nothing when there is no such user any more. */
export const profileOf = async (userId: string) => {
  const found = await client.send(new AdminGetUserCommand(of(userId))).catch(ignoreMissing);
  if (!found) return undefined;
  const value = (name: string) => found.UserAttributes?.find(({ Name }) => Name === name)?.Value;
  return {
    email: value('email') ?? '',
    verified: value('email_verified') === 'true',
    signupTracking: value('custom:signup_tracking'),
  };
};

/** Ends every session of a user and removes the sign-in; done already counts as done. */
export const removeUser = async (userId: string) => {
  await client.send(new AdminUserGlobalSignOutCommand(of(userId))).catch(ignoreMissing);
  await client.send(new AdminDeleteUserCommand(of(userId))).catch(ignoreMissing);
};

const ignoreMissing = (error: Error) => {
  if (error.name !== 'UserNotFoundException') throw error;
  return undefined;
};
