import { randomBytes } from 'node:crypto';
import {
  type AuthContext,
  forPool,
  fromAttributes,
  type Operation,
  type Operations,
  view,
} from './operations.ts';
import { userPoolId } from './pool.ts';
import type { User } from './user.ts';
import { AuthRefusal, invalid } from './refusal.ts';
import { factorView, setPreference } from './second-factor.ts';

const groupView = (GroupName: string) => ({ GroupName, UserPoolId: userPoolId });

/** What the server may do to any user. */
export const adminOperations = ({ pool, tokens, triggers }: AuthContext): Operations => {
  const to =
    (act: (user: User, input: Parameters<Operation>[0]) => void): Operation =>
    (input) => {
      act(pool.need(input.Username), input);
      return {};
    };

  const users: Operations = {
    AdminGetUser: ({ Username }) => {
      const user = pool.need(Username);
      return { ...view(user, 'UserAttributes'), ...factorView(user) };
    },

    AdminCreateUser: async (input) => {
      const attributes = { email: input.Username ?? '', ...fromAttributes(input.UserAttributes) };
      const user = pool.newUser(attributes, 'FORCE_CHANGE_PASSWORD');
      await triggers.preSignUp(user, 'AdminCreateUser');
      if (pool.find(user.attributes.email))
        throw new AuthRefusal('UsernameExistsException', 'User account already exists');
      pool.setPassword(user, input.TemporaryPassword ?? randomBytes(12).toString('base64url'));
      pool.add(user);
      return { User: view(user) };
    },

    AdminSetUserPassword: to((user, { Password, Permanent }) => {
      pool.setPassword(user, Password);
      user.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
      pool.changed(user);
    }),

    AdminSetUserMFAPreference: to((user, wanted) => {
      setPreference({ pool }, user, wanted);
    }),

    AdminConfirmSignUp: async ({ Username }) => {
      const user = pool.need(Username);
      user.status = 'CONFIRMED';
      pool.changed(user);
      await triggers.postConfirmation(user, 'ConfirmSignUp');
      return {};
    },

    AdminUpdateUserAttributes: to((user, { UserAttributes }) =>
      pool.setAttributes(user, fromAttributes(UserAttributes)),
    ),
    AdminDisableUser: to((user) => {
      user.enabled = false;
      tokens.revokeAll(user);
    }),
    AdminEnableUser: to((user) => {
      user.enabled = true;
      pool.changed(user);
    }),
    AdminUserGlobalSignOut: to((user) => tokens.revokeAll(user)),
    AdminDeleteUser: to((user) => {
      tokens.revokeAll(user);
      pool.remove(user);
    }),

    ListUsers: ({ Filter, Limit, PaginationToken }) => {
      const { page, next } = pageOf(filtered(Filter), Limit, PaginationToken);
      return { Users: page.map((user) => view(user)), ...(next && { PaginationToken: next }) };
    },
  };

  const filtered = (filter: string | undefined) => {
    const all = Object.values(pool.state.users);
    if (!filter) return all;
    const [, name = '', operator, value = ''] =
      /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(filter) ?? [];
    if (!operator) throw invalid('One or more parameters are invalid: Filter');
    const read = ({ sub, status, enabled, attributes }: User) =>
      ({
        ...attributes,
        sub,
        username: sub,
        'cognito:user_status': status,
        status: enabled ? 'Enabled' : 'Disabled',
      })[name] ?? '';
    return all.filter((user) =>
      operator === '=' ? read(user) === value : read(user).startsWith(value),
    );
  };

  const groups: Operations = {
    CreateGroup: ({ GroupName = '' }) => {
      if (pool.state.groups[GroupName])
        throw new AuthRefusal('GroupExistsException', 'A group with the name already exists.');
      pool.state.groups[GroupName] = [];
      pool.save();
      return { Group: groupView(GroupName) };
    },
    ListGroups: () => ({ Groups: Object.keys(pool.state.groups).map(groupView) }),
    AdminAddUserToGroup: to((user, { GroupName = '' }) => {
      const members = pool.membersOf(GroupName);
      if (!members.includes(user.sub)) members.push(user.sub);
      pool.save();
    }),
    AdminRemoveUserFromGroup: to((user, { GroupName = '' }) => {
      pool.leaveGroup(user, GroupName);
      pool.save();
    }),
    AdminListGroupsForUser: ({ Username }) => ({
      Groups: pool.groupsOf(pool.need(Username)).map(groupView),
    }),
    ListUsersInGroup: ({ GroupName = '', Limit, NextToken }) => {
      const { page, next } = pageOf(pool.membersOf(GroupName), Limit, NextToken);
      return {
        Users: page.map((sub) => view(pool.need(sub))),
        ...(next && { NextToken: next }),
      };
    },
  };
  return forPool({ ...users, ...groups });
};

const pageOf = <T>(all: T[], limit = 60, from = '0') => {
  if (limit > 60)
    throw invalid(
      "1 validation error detected: Value at 'limit' failed to satisfy constraint: Member must have value less than or equal to 60",
    );
  const start = Number(from);
  const end = start + limit;
  return { page: all.slice(start, end), next: all.length > end ? String(end) : undefined };
};
