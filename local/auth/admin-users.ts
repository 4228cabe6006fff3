import { randomBytes } from 'node:crypto';
import {
  type AuthContext,
  type AuthInput,
  forPool,
  type Operation,
  type Operations,
} from './operation-types-and-guards.ts';
import { filterUsers, pageOf } from './page-and-filter-users.ts';
import { AuthRefusal } from './refusal.ts';
import { factorView, setPreference } from './second-factor.ts';
import type { User } from './user.ts';
import { attributeValues, userView } from './user-view.ts';

/** Cognito's operations of the server on users. */
export const adminUserOperations = (context: AuthContext): Operations =>
  forPool({ ...userLifecycle(context), ...userChanges(context) });

const userLifecycle = ({ pool, triggers }: AuthContext): Operations => ({
  AdminGetUser: ({ Username }) => {
    const user = pool.need(Username);
    return { ...userView(user, 'UserAttributes'), ...factorView(user) };
  },

  AdminCreateUser: async (input) => {
    const attributes = { email: input.Username ?? '', ...attributeValues(input.UserAttributes) };
    const user = pool.newUser(attributes, 'FORCE_CHANGE_PASSWORD');
    await triggers.preSignUp(user, 'AdminCreateUser');
    if (pool.find(user.attributes.email))
      throw new AuthRefusal('UsernameExistsException', 'User account already exists');
    pool.setPassword(user, input.TemporaryPassword ?? randomBytes(12).toString('base64url'));
    pool.add(user);
    return { User: userView(user) };
  },

  AdminConfirmSignUp: async ({ Username }) => {
    const user = pool.need(Username);
    user.status = 'CONFIRMED';
    pool.changed(user);
    await triggers.postConfirmation(user, 'ConfirmSignUp');
    return {};
  },

  ListUsers: ({ Filter, Limit, PaginationToken }) => {
    const users = filterUsers(Object.values(pool.state.users), Filter);
    const { page, next } = pageOf(users, Limit, PaginationToken);
    return { Users: page.map((user) => userView(user)), ...(next && { PaginationToken: next }) };
  },
});

const userChanges = ({ pool, tokens }: AuthContext): Operations => {
  const change =
    (apply: (user: User, input: AuthInput) => void): Operation =>
    (input) => {
      apply(pool.need(input.Username), input);
      return {};
    };
  return {
    AdminSetUserPassword: change((user, { Password, Permanent }) => {
      pool.setPassword(user, Password);
      user.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
      pool.changed(user);
    }),
    AdminSetUserMFAPreference: change((user, preference) => {
      setPreference({ pool }, user, preference);
    }),
    AdminUpdateUserAttributes: change((user, { UserAttributes }) =>
      pool.setAttributes(user, attributeValues(UserAttributes)),
    ),
    AdminLinkProviderForUser: ({ DestinationUser, SourceUser }) => {
      const user = pool.need(DestinationUser?.ProviderAttributeValue);
      const { ProviderName: provider = '', ProviderAttributeValue: subject = '' } =
        SourceUser ?? {};
      if (pool.findLinked(provider, subject))
        throw new AuthRefusal('InvalidParameterException', 'SourceUser is already linked.');
      user.identities = [...(user.identities ?? []), { provider, subject, linked: Date.now() }];
      pool.changed(user);
      return {};
    },
    AdminDisableUser: change((user) => {
      user.enabled = false;
      tokens.revokeAll(user);
    }),
    AdminEnableUser: change((user) => {
      user.enabled = true;
      pool.changed(user);
    }),
    AdminUserGlobalSignOut: change((user) => tokens.revokeAll(user)),
    AdminDeleteUser: change((user) => {
      tokens.revokeAll(user);
      pool.remove(user);
    }),
  };
};
