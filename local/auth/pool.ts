import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { openState } from '../stand-in-state.ts';
import { epochSeconds } from './hash-and-clock.ts';
import { checkAttributes, checkPassword } from './password-and-attribute-checks.ts';
import { invalid, refusal } from './refusal.ts';
import { makeVerifier, matches } from './srp.ts';
import type { User, UserStatus } from './user.ts';

/** The session that a refresh token goes on with; `authTime` and `expires` count seconds. */
export type RefreshGrant = {
  sub: string;
  origin: string;
  authTime: number;
  expires: number;
  /** The session began at the pool's own host name, and its tokens have the scopes of that. */
  hosted?: boolean;
};

type PoolState = {
  key: string;
  users: Record<string, User>;
  groups: Record<string, string[]>;
  refresh: Record<string, RefreshGrant>;
};

export const userPoolId = 'us-east-1_LocalPool1';
export const userPoolClientId = 'localclient0000000000000000';
export const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${userPoolId}`;
const poolName = userPoolId.split('_')[1] as string;

let madeKey: string | undefined;
/** A key takes a tenth of a second to make, so all pools without a file share one. */
const processKey = () => {
  madeKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
  return madeKey;
};

/** The users, groups and keys of the pool, stored in a file if one is given. */
export type Pool = ReturnType<typeof openPool>;

export const openPool = (file?: string) => {
  const { value: state, save } = openState<PoolState>(file, {
    key: '',
    users: {},
    groups: { admin: [] },
    refresh: {},
  });
  state.key ||= processKey();
  save();
  return { state, save, poolName, ...userStore(state, save), ...groupStore(state, save), newUser };
};

const userStore = (state: PoolState, save: () => void) => {
  const byEmail = new Map(
    Object.values(state.users).map((user) => [emailKey(user.attributes.email), user]),
  );
  /** Finds a user by id or e-mail address, whatever its case. */
  const find = (name: string | undefined) => state.users[name ?? ''] ?? byEmail.get(emailKey(name));
  const changed = (user: User) => {
    user.modified = epochSeconds();
    save();
  };
  return {
    changed,
    find,
    /** The user as whom an account of an identity provider signs in. */
    findLinked: (provider: string, subject: string) =>
      Object.values(state.users).find(({ identities = [] }) =>
        identities.some((one) => one.provider === provider && one.subject === subject),
      ),
    /** Finds a user, or throws. */
    need: (name: string | undefined) => {
      const user = find(name);
      if (!user) throw refusal.userMissing();
      return user;
    },
    add: (user: User) => {
      state.users[user.sub] = user;
      byEmail.set(emailKey(user.attributes.email), user);
      save();
    },
    setAttributes: (user: User, attributes: Record<string, string>) => {
      checkAttributes(attributes);
      byEmail.delete(emailKey(user.attributes.email));
      Object.assign(user.attributes, attributes);
      byEmail.set(emailKey(user.attributes.email), user);
      changed(user);
    },
    remove: (user: User) => {
      for (const [group, members] of Object.entries(state.groups))
        state.groups[group] = members.filter((member) => member !== user.sub);
      byEmail.delete(emailKey(user.attributes.email));
      delete state.users[user.sub];
      save();
    },
    setPassword: (user: User, password: string | undefined) => {
      checkPassword(password);
      user.password = makeVerifier(poolName, user.sub, password);
    },
    passwordIs: (user: User, password: string) =>
      user.password !== undefined && matches(user.password, poolName, user.sub, password),
  };
};

const groupStore = (state: PoolState, save: () => void) => {
  /** The ids of a group's members; throws if there is no such group. */
  const membersOf = (group: string) => {
    const members = state.groups[group];
    if (!members) throw refusal.groupMissing();
    return members;
  };
  return {
    membersOf,
    groupsOf: ({ sub }: User) =>
      Object.keys(state.groups).filter((group) => state.groups[group]?.includes(sub)),
    joinGroup: ({ sub }: User, group: string) => {
      const members = membersOf(group);
      if (!members.includes(sub)) members.push(sub);
      save();
    },
    leaveGroup: ({ sub }: User, group: string) => {
      state.groups[group] = membersOf(group).filter((member) => member !== sub);
      save();
    },
  };
};

/** A user who is not in the pool yet; throws if an attribute is invalid. */
const newUser = (attributes: Record<string, string>, status: UserStatus): User => {
  checkAttributes(attributes);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(attributes.email ?? ''))
    throw invalid('Username should be an email.');
  const now = epochSeconds();
  return {
    sub: randomUUID(),
    attributes: { email_verified: 'false', ...attributes },
    status,
    enabled: true,
    created: now,
    modified: now,
    codes: {},
    revoked: [],
  };
};

const emailKey = (email: string | undefined) => (email ?? '').trim().toLowerCase();
