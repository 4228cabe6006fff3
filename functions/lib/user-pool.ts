import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
  GetUserCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '#shared/contract/problem.ts';
import type { PersonId } from './account-and-person-ids.ts';
import { config } from './config.ts';

const client = new CognitoIdentityProviderClient({});
const userParams = (Username: string) => ({ UserPoolId: config.USER_POOL_ID, Username });

/** Whether the user is in the group `admin` now, whatever an older token says; false for a deleted user. */
export const inAdminGroup = async (personId: PersonId) => {
  const found = await client
    .send(new AdminListGroupsForUserCommand(userParams(personId)))
    .catch(ignoreMissing);
  return (found?.Groups ?? []).some(({ GroupName }) => GroupName === 'admin');
};

/**
 * Throws `forbidden` for a user who is not in the group `admin` now and, where the stage requires a second factor,
 * `second-factor-needed` for one without it. The user pool checks the access token too, so a revoked one is refused
 * (`signed-out`): setting up the second factor ends every session that began without it.
 */
export const requireAdmin = async (personId: PersonId, accessToken: string) => {
  const [isAdmin, hasFactor] = await Promise.all([
    inAdminGroup(personId),
    config.ADMIN_SECOND_FACTOR === 'optional' || hasSecondFactor(personId, accessToken),
  ]);
  if (!isAdmin) throw new Problem('forbidden');
  if (hasFactor === 'ended') throw new Problem('signed-out');
  if (!hasFactor) throw new Problem('second-factor-needed');
};

/** Whether an authenticator app is set up: the user pool then asks for its code at every sign-in. `ended`: the token is not valid. */
const hasSecondFactor = async (personId: PersonId, AccessToken: string) => {
  const user = await client.send(new GetUserCommand({ AccessToken })).catch(ignoreTokenErrors);
  if (user?.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value !== personId) return 'ended';
  return user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
};

/** Puts a user into the group `admin` of the pool that sent the event. */
export const addToAdminGroup = async (userPoolId: string, personId: PersonId) => {
  await client.send(
    new AdminAddUserToGroupCommand({
      UserPoolId: userPoolId,
      Username: personId,
      GroupName: 'admin',
    }),
  );
};

/** The attributes of a user in the pool, and whether an authenticator app is set up; undefined when there is no such user any more. */
export const profileOf = async (personId: PersonId) => {
  const found = await client
    .send(new AdminGetUserCommand(userParams(personId)))
    .catch(ignoreMissing);
  if (!found) return undefined;
  const value = (name: string) => found.UserAttributes?.find(({ Name }) => Name === name)?.Value;
  return {
    email: value('email') ?? '',
    verified: value('email_verified') === 'true',
    signupSource: value('custom:signup_tracking'),
    google: googleIn(value('identities')),
    hasSecondFactor: found.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false,
  };
};

/** The linked Google account in what the pool lists of a user. */
const googleIn = (identities = '[]') => {
  const [one]: { userId: string; dateCreated: number }[] = JSON.parse(identities);
  return one
    ? { id: one.userId, linked_at: new Date(Number(one.dateCreated)).toISOString() }
    : null;
};

/** The id of the person with an e-mail address, which the pool takes as a user name; undefined when there is none. */
export const personIdOf = async (email: string): Promise<PersonId | undefined> => {
  const found = await client.send(new AdminGetUserCommand(userParams(email))).catch(ignoreMissing);
  return found?.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
};

/** What the pool answers to a password that lets nobody in. */
const passwordErrors = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'InvalidParameterException',
];

/** The person with this address and password whose sign-in asks for a code of an app; undefined for anybody else. */
export const provePassword = async (email: string, password: string) => {
  const answer = await client
    .send(
      new AdminInitiateAuthCommand({
        UserPoolId: config.USER_POOL_ID,
        ClientId: config.USER_POOL_CLIENT_ID,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    )
    .catch((error: Error) => {
      if (!passwordErrors.includes(error.name)) throw error;
      return undefined;
    });
  const Token = answer?.AuthenticationResult?.RefreshToken;
  // Without a second factor the pool has begun a session, which nobody wants.
  if (Token)
    await client.send(new RevokeTokenCommand({ ClientId: config.USER_POOL_CLIENT_ID, Token }));
  if (answer?.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return undefined;
  const id = await personIdOf(email);
  return id && { id, email };
};

/** From now on the password alone signs a user in, until an app is set up again. */
export const turnSecondFactorOff = async (personId: PersonId) => {
  const off = { ...userParams(personId), SoftwareTokenMfaSettings: { Enabled: false } };
  await client
    // A passkey that counts as both would keep the pool from turning the app off.
    .send(new AdminSetUserMFAPreferenceCommand({ ...off, WebAuthnMfaSettings: { Enabled: false } }))
    .catch(async (error: Error) => {
      // A stage without passkeys.
      if (error.name !== 'InvalidParameterException') throw error;
      await client.send(new AdminSetUserMFAPreferenceCommand(off));
    });
};

/** Throws `signed-out` for an access token that the user pool has revoked, which the gateway takes for a quarter of an hour more. */
export const requireOpenSession = async (personId: PersonId, accessToken: string) => {
  if ((await hasSecondFactor(personId, accessToken)) === 'ended') throw new Problem('signed-out');
};

/** Ends every session of a user: no token can be renewed, and the ones in use end within a quarter of an hour. */
export const endSessions = async (personId: PersonId) => {
  await client.send(new AdminUserGlobalSignOutCommand(userParams(personId))).catch(ignoreMissing);
};

/**
 * Mails the person with an address a new code: the one that completes a sign-up, or the one with which a forgotten password
 * is replaced. Takes a ticket for the address; undefined without a user, rejects when the mailbox had enough codes.
 */
export const mailCode = async (
  email: string,
  ticket: string,
): Promise<'sign-up' | 'password' | undefined> => {
  const found = await client.send(new AdminGetUserCommand(userParams(email))).catch(ignoreMissing);
  if (!found) return undefined;
  const input = {
    ClientId: config.USER_POOL_CLIENT_ID,
    Username: email,
    ClientMetadata: { ticket },
  };
  if (found.UserStatus === 'UNCONFIRMED') {
    await client.send(new ResendConfirmationCodeCommand(input));
    return 'sign-up';
  }
  await client.send(new ForgotPasswordCommand(input));
  return 'password';
};

/** Ends every session of a user, so that no token can be renewed, and takes the user out of the group `admin`. A user who is deleted already is no error. */
export const shutOut = async (personId: PersonId) => {
  const group = { ...userParams(personId), GroupName: 'admin' };
  await Promise.all([
    endSessions(personId),
    client.send(new AdminRemoveUserFromGroupCommand(group)).catch(ignoreMissing),
  ]);
};

/** Deletes a user from the pool; a user who is deleted already is no error. */
export const removeUser = async (personId: PersonId) => {
  await client.send(new AdminDeleteUserCommand(userParams(personId))).catch(ignoreMissing);
};

/** The pool's errors for a token that was revoked, has expired, belongs to a deleted user, or is malformed. */
const tokenErrors = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidParameterException',
];
const ignoreTokenErrors = (error: Error) => {
  if (!tokenErrors.includes(error.name)) throw error;
  return undefined;
};

const ignoreMissing = (error: Error) => {
  if (error.name !== 'UserNotFoundException') throw error;
  return undefined;
};
