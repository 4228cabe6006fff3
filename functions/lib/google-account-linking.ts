import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  AdminLinkProviderForUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { type KnownUser, linkOf } from '#shared/domain/auth/google-sign-in.ts';

// Triggers of a pool learn its id from their events; it is an argument of everything here.
const client = new CognitoIdentityProviderClient({});

type Found = KnownUser & { readonly id: string; readonly email: string };

/** A user by id or e-mail address; undefined when there is none. */
export const findPoolUser = async (
  UserPoolId: string,
  Username: string,
): Promise<Found | undefined> => {
  const of = { UserPoolId, Username };
  const user = await client.send(new AdminGetUserCommand(of)).catch(ignoreMissing);
  if (!user) return undefined;
  const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand(of));
  return {
    id: attributeOf(user, 'sub'),
    email: attributeOf(user, 'email'),
    status: user.UserStatus ?? '',
    isVerified: attributeOf(user, 'email_verified') === 'true',
    links: linksOf(attributeOf(user, 'identities')),
    hasSecondFactor: (user.UserMFASettingList ?? []).length > 0,
    isAdmin: Groups.some(({ GroupName }) => GroupName === 'admin'),
  };
};

/** Makes a user whose address Google vouches for, without a password that anybody knows; answers the id. */
export const createGoogleUser = async (UserPoolId: string, email: string) => {
  const { User } = await client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: verified(email),
    }),
  );
  const id = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? email;
  await forgetPassword(UserPoolId, id);
  return id;
};

/** Puts a password in place that nobody knows; a mailed code sets another one. */
export const forgetPassword = async (UserPoolId: string, Username: string) => {
  await client.send(
    new AdminSetUserPasswordCommand({
      UserPoolId,
      Username,
      Password: randomBytes(48).toString('base64url'),
      Permanent: true,
    }),
  );
};

/** Removes a user who never confirmed the address; the password of whoever signed up goes too. */
export const removeUnconfirmed = async (UserPoolId: string, Username: string) => {
  await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(ignoreMissing);
};

/** From now on the Google account signs in as this user. */
export const linkGoogle = async (UserPoolId: string, id: string, subject: string) => {
  await client.send(
    new AdminLinkProviderForUserCommand({
      UserPoolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: id },
      SourceUser: {
        ProviderName: 'Google',
        ProviderAttributeName: 'Cognito_Subject',
        ProviderAttributeValue: subject,
      },
    }),
  );
};

/** Gives a user the verified address back that the pool has replaced by Google's. */
export const restoreAddress = async (UserPoolId: string, Username: string, email: string) => {
  await client.send(
    new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes: verified(email) }),
  );
};

const verified = (email: string) => [
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: 'true' },
];

const attributeOf = ({ UserAttributes = [] }: AdminGetUserCommandOutput, name: string) =>
  UserAttributes.find(({ Name }) => Name === name)?.Value ?? '';

const linksOf = (identities: string) =>
  (JSON.parse(identities || '[]') as { providerName?: string; userId?: string }[]).map(
    ({ providerName = '', userId = '' }) => linkOf(providerName, userId),
  );

const ignoreMissing = (error: Error) => {
  if (error.name !== 'UserNotFoundException') throw error;
  return undefined;
};
