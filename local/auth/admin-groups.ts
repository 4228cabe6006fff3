import { type AuthContext, forPool, type Operations } from './operation-types-and-guards.ts';
import { pageOf } from './page-and-filter-users.ts';
import { userPoolId } from './pool.ts';
import { AuthRefusal } from './refusal.ts';
import { userView } from './user-view.ts';

const groupView = (GroupName: string) => ({ GroupName, UserPoolId: userPoolId });

/** Cognito's operations of the server on groups. */
export const adminGroupOperations = ({ pool }: AuthContext): Operations =>
  forPool({
    CreateGroup: ({ GroupName = '' }) => {
      if (pool.state.groups[GroupName])
        throw new AuthRefusal('GroupExistsException', 'A group with the name already exists.');
      pool.state.groups[GroupName] = [];
      pool.save();
      return { Group: groupView(GroupName) };
    },
    ListGroups: () => ({ Groups: Object.keys(pool.state.groups).map(groupView) }),
    AdminAddUserToGroup: ({ Username, GroupName = '' }) => {
      pool.joinGroup(pool.need(Username), GroupName);
      return {};
    },
    AdminRemoveUserFromGroup: ({ Username, GroupName = '' }) => {
      pool.leaveGroup(pool.need(Username), GroupName);
      return {};
    },
    AdminListGroupsForUser: ({ Username }) => ({
      Groups: pool.groupsOf(pool.need(Username)).map(groupView),
    }),
    ListUsersInGroup: ({ GroupName = '', Limit, NextToken }) => {
      const { page, next } = pageOf(pool.membersOf(GroupName), Limit, NextToken);
      return {
        Users: page.map((sub) => userView(pool.need(sub))),
        ...(next && { NextToken: next }),
      };
    },
  });
