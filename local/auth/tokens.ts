import {
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { epochSeconds, sha256 } from './hash-and-clock.ts';
import type { RefreshGrant } from './pool.ts';
import { issuer, type Pool, userPoolClientId } from './pool.ts';
import { refusal } from './refusal.ts';
import type { Triggers } from './triggers.ts';
import type { User } from './user.ts';

/** What is read from an access token. */
type AccessClaims = { sub: string; token_use: string; exp: number; origin_jti: string };

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs claims with the pool's key, and checks signatures. */
const createSigner = (key: string) => {
  const privateKey = createPrivateKey(key);
  const publicKey = createPublicKey(privateKey);
  const kid = sha256(key).slice(0, 16);
  const jwks = {
    keys: [
      {
        ...(publicKey.export({ format: 'jwk' }) as JsonWebKey & {
          kty: 'RSA';
          n: string;
          e: string;
        }),
        kid,
        use: 'sig' as const,
        alg: 'RS256' as const,
      },
    ],
  };

  const signed = (claims: object) => {
    const content = `${encoded({ kid, alg: 'RS256' })}.${encoded(claims)}`;
    const signature = sign('RSA-SHA256', Buffer.from(content), privateKey);
    return `${content}.${signature.toString('base64url')}`;
  };

  /** The claims of an access token of this pool; throws if it is not one. */
  const read = (token: string | undefined) => {
    const [header, payload, signature] = (token ?? '').split('.');
    if (!header || !payload || !signature) throw refusal.badAccessToken();
    const content = Buffer.from(`${header}.${payload}`);
    if (!verify('RSA-SHA256', content, publicKey, Buffer.from(signature, 'base64url')))
      throw refusal.badAccessToken();
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as AccessClaims;
  };

  return { jwks, signed, read };
};

export type Tokens = {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
};
type Lives = { accessSeconds: number; refreshSeconds: number };

const graceSeconds = 30;

const commonClaims = ({ sub }: User, groups: string[]) => ({
  sub,
  iss: issuer,
  event_id: randomUUID(),
  ...(groups.length > 0 && { 'cognito:groups': groups }),
});

const hostedScopes = 'aws.cognito.signin.user.admin openid email';

const accessClaims = ({ sub }: User, isHosted: boolean) => ({
  client_id: userPoolClientId,
  token_use: 'access',
  scope: isHosted ? hostedScopes : 'aws.cognito.signin.user.admin',
  jti: randomUUID(),
  username: sub,
});

const idClaims = ({ sub, attributes }: User) => ({
  ...attributes,
  email_verified: attributes.email_verified === 'true',
  'cognito:username': sub,
  aud: userPoolClientId,
  token_use: 'id',
  jti: randomUUID(),
});

/** The refresh tokens of the pool, stored by their hash. */
const createGrants = ({ state, save }: Pool) => {
  const remove = (key: string, { sub, origin }: RefreshGrant) => {
    state.users[sub]?.revoked.push(origin);
    delete state.refresh[key];
  };
  return {
    create: (grant: RefreshGrant) => {
      const token = randomBytes(48).toString('base64url');
      state.refresh[sha256(token)] = grant;
      return token;
    },
    find: (token: string | undefined) => state.refresh[sha256(token ?? '')],
    revoke: (token: string) => {
      const key = sha256(token);
      const grant = state.refresh[key];
      if (grant) remove(key, grant);
      save();
    },
    revokeAll: ({ sub }: User) => {
      for (const [key, grant] of Object.entries(state.refresh))
        if (grant.sub === sub) remove(key, grant);
      save();
    },
  };
};

/** Issues, checks and revokes the pool's tokens. */
export const createTokens = (pool: Pool, triggers: Triggers, lives: Lives) => {
  const { jwks, signed, read } = createSigner(pool.state.key);
  const grants = createGrants(pool);

  const issue = async (
    user: User,
    source: 'Authentication' | 'RefreshTokens' | 'NewPasswordChallenge' | 'HostedAuth',
    grant?: RefreshGrant,
  ): Promise<Tokens> => {
    const now = epochSeconds();
    const origin = grant?.origin ?? randomUUID();
    const authTime = grant?.authTime ?? now;
    const groups = pool.groupsOf(user);
    const claims = await triggers.claims(`TokenGeneration_${source}`, user, groups);
    const common = {
      ...commonClaims(user, groups),
      origin_jti: origin,
      auth_time: authTime,
      iat: now,
      exp: now + lives.accessSeconds,
    };
    const hosted = source === 'HostedAuth' || grant?.hosted === true;
    const refresh = grants.create({
      sub: user.sub,
      origin,
      authTime,
      expires: now + lives.refreshSeconds,
      ...(hosted && { hosted }),
    });
    // The old one stays valid a little longer, for two tabs that refresh at once.
    if (grant) grant.expires = Math.min(grant.expires, now + graceSeconds);
    pool.save();
    return {
      AccessToken: signed({ ...common, ...accessClaims(user, hosted) }),
      IdToken: signed({ ...common, ...idClaims(user), ...claims }),
      RefreshToken: refresh,
      ExpiresIn: lives.accessSeconds,
      TokenType: 'Bearer',
    };
  };

  return {
    jwks,
    issue,
    /** New tokens for a refresh token, which works once. */
    refresh: async (token: string | undefined) => {
      const grant = grants.find(token);
      const user = grant && pool.state.users[grant.sub];
      if (!grant || !user) throw refusal.badRefreshToken();
      if (grant.expires < epochSeconds()) throw refusal.expiredRefreshToken();
      if (!user.enabled) throw refusal.disabled();
      return issue(user, 'RefreshTokens', grant);
    },
    revoke: grants.revoke,
    revokeAll: grants.revokeAll,
    /** The user of an access token; refuses a revoked one, as Cognito's own operations do. */
    ownerOf: (token: string | undefined) => ownerOf(pool, read(token)),
  };
};

const ownerOf = (pool: Pool, { sub, token_use, exp, origin_jti }: AccessClaims) => {
  const user = pool.state.users[sub];
  if (token_use !== 'access' || !user) throw refusal.badAccessToken();
  if (exp <= epochSeconds()) throw refusal.expiredAccessToken();
  if (user.revoked.includes(origin_jti)) throw refusal.revokedAccessToken();
  return user;
};

export type TokenContext = ReturnType<typeof createTokens>;
