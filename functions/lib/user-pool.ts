import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '#shared/contract/problem.ts';
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

/**
 * Refuses who is not in the group `admin` now and, where the stage asks for it, who signs in with a password alone.
 * The pool is shown the caller's own token, so one that was taken back is refused as well: turning the second factor
 * on ends every session that began without it.
 */
export const requireAdmin = async (userId: string, accessToken: string) => {
  const [isAdmin, hasFactor] = await Promise.all([
    inAdminGroup(userId),
    config.ADMIN_SECOND_FACTOR === 'optional' || hasSecondFactor(userId, accessToken),
  ]);
  if (!isAdmin) throw new Problem('forbidden');
  if (hasFactor === 'ended') throw new Problem('signed-out');
  if (!hasFactor) throw new Problem('second-factor-needed');
};

/** Who has an authenticator app turned on is asked for its code at every sign-in, without exception. */
const hasSecondFactor = async (userId: string, AccessToken: string) => {
  const user = await client.send(new GetUserCommand({ AccessToken })).catch(ignoreEnded);
  if (user?.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value !== userId) return 'ended';
  return user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
};

/** Puts a user into the group `admin` of the pool that sent the event. */
export const addToAdminGroup = async (userPoolId: string, userId: string) => {
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

/** What the pool says of a token that was taken back, has ended, is of nobody, or is none. */
const endings = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException'];
const ignoreEnded = (error: Error) => {
  if (!endings.includes(error.name)) throw error;
  return undefined;
};

const ignoreMissing = (error: Error) => {
  if (error.name !== 'UserNotFoundException') throw error;
  return undefined;
};
