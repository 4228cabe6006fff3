import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { openState } from '../state.ts';
import { invalid, refusal } from './refusal.ts';
import { makeVerifier, matches, type Verifier } from './srp.ts';

export type Code = { hash: string; expires: number; tries: number };
export type CodeKind = 'sign-up' | 'reset' | 'email';
/** The public half of a passkey; bytes are base64url, `created` counts seconds. */
export type Passkey = {
  readonly id: string;
  readonly publicKey: string;
  readonly name: string;
  readonly created: number;
  readonly transports: string[];
  readonly attachment?: string;
  /** How often it has signed; a copy that lags behind is refused. */
  counter: number;
};
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
export type User = {
  readonly sub: string;
  attributes: Record<string, string>;
  status: UserStatus;
  enabled: boolean;
  created: number;
  modified: number;
  password?: Verifier;
  /** The authenticator app that has proven itself; `lastStep` is the half minute whose code was used last. */
  secondFactor?: { secret: string; enabled: boolean; preferred: boolean; lastStep?: number };
  /** The secret of an app that has not shown a code yet. */
  pendingSecret?: string;
  passkeys?: Passkey[];
  /** Whether a passkey stands in for password and code where a second factor is on. */
  passkeysCountAsBoth?: boolean;
  /** What a new passkey has to sign, until `expires`. */
  pendingPasskey?: { challenge: string; expires: number };
  /** The address waiting to be verified. */
  pendingEmail?: string;
  codes: Partial<Record<CodeKind, Code>>;
  revoked: string[];
};
export type RefreshGrant = { sub: string; origin: string; authTime: number; expires: number };
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
const shortestPassword = 6;
const knownAttributes =
  /^(email|email_verified|name|given_name|family_name|locale|zoneinfo|custom:signup_tracking)$/;

export const hash = (text: string) => createHash('sha256').update(text).digest('hex');
export const seconds = () => Math.floor(Date.now() / 1000);

let madeKey: string | undefined;
/** Making a key takes a tenth of a second, so pools without a file share one per process. */
const processKey = () => {
  madeKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
  return madeKey;
};

/** The users, groups and keys of the pool, kept in a file when one is given. */
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
  const byEmail = new Map(
    Object.values(state.users).map((user) => [emailKey(user.attributes.email), user]),
  );

  /** By id or e-mail address, whatever its case. */
  const find = (name: string | undefined) => state.users[name ?? ''] ?? byEmail.get(emailKey(name));
  const need = (name: string | undefined) => {
    const user = find(name);
    if (!user) throw refusal.userMissing();
    return user;
  };
  const groupsOf = ({ sub }: User) =>
    Object.keys(state.groups).filter((group) => state.groups[group]?.includes(sub));
  const membersOf = (group: string) => {
    const members = state.groups[group];
    if (!members) throw refusal.groupMissing();
    return members;
  };
  const leaveGroup = ({ sub }: User, group: string) => {
    state.groups[group] = membersOf(group).filter((member) => member !== sub);
  };
  const changed = (user: User) => {
    user.modified = seconds();
    save();
  };

  return {
    state,
    save,
    changed,
    find,
    need,
    groupsOf,
    membersOf,
    leaveGroup,
    poolName,

    /** A user who is not in the pool yet. */
    draft: (attributes: Record<string, string>, status: UserStatus): User => {
      checkAttributes(attributes);
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(attributes.email ?? ''))
        throw invalid('Username should be an email.');
      const now = seconds();
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
      for (const group of Object.keys(state.groups)) leaveGroup(user, group);
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

/** Six characters or more, no other rule. */
export function checkPassword(password: string | undefined): asserts password is string {
  if (!password || password.length < shortestPassword) throw refusal.shortPassword();
}

const checkAttributes = (attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (!knownAttributes.test(name))
      throw invalid(
        `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`,
      );
    if (value.length > 2048)
      throw invalid(
        `Attributes did not conform to the schema: ${name}: String must be no longer than 2048 characters`,
      );
  }
};

const emailKey = (email: string | undefined) => (email ?? '').trim().toLowerCase();
