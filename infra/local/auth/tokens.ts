import {
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { hash, issuer, type Pool, seconds, userPoolClientId } from './pool.ts';
import type { RefreshGrant, User } from './user.ts';
import { refusal } from './refusal.ts';
import type { Triggers } from './triggers.ts';

export type Tokens = {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
};
type AccessClaims = { sub: string; token_use: string; exp: number; origin_jti: string };
type Lives = { accessSeconds: number; refreshSeconds: number };

const graceSeconds = 30;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs, checks and revokes the pool's tokens. */
export const createTokens = (pool: Pool, triggers: Triggers, lives: Lives) => {
  const privateKey = createPrivateKey(pool.state.key);
  const publicKey = createPublicKey(privateKey);
  const kid = hash(pool.state.key).slice(0, 16);
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

  const issue = async (
    user: User,
    source: 'Authentication' | 'RefreshTokens' | 'NewPasswordChallenge',
    grant?: RefreshGrant,
  ): Promise<Tokens> => {
    const now = seconds();
    const origin = grant?.origin ?? randomUUID();
    const authTime = grant?.authTime ?? now;
    const groups = pool.groupsOf(user);
    const claims = await triggers.claims(`TokenGeneration_${source}`, user, groups);
    const common = {
      sub: user.sub,
      iss: issuer,
      origin_jti: origin,
      event_id: randomUUID(),
      auth_time: authTime,
      iat: now,
      exp: now + lives.accessSeconds,
      ...(groups.length > 0 && { 'cognito:groups': groups }),
    };
    const tokens: Omit<Tokens, 'RefreshToken'> = {
      AccessToken: signed({
        ...common,
        client_id: userPoolClientId,
        token_use: 'access',
        scope: 'aws.cognito.signin.user.admin',
        jti: randomUUID(),
        username: user.sub,
      }),
      IdToken: signed({
        ...common,
        ...user.attributes,
        email_verified: user.attributes.email_verified === 'true',
        'cognito:username': user.sub,
        aud: userPoolClientId,
        token_use: 'id',
        jti: randomUUID(),
        ...claims,
      }),
      ExpiresIn: lives.accessSeconds,
      TokenType: 'Bearer',
    };
    const refresh = randomBytes(48).toString('base64url');
    const expires = now + lives.refreshSeconds;
    pool.state.refresh[hash(refresh)] = { sub: user.sub, origin, authTime, expires };
    // The old one lives a little longer, for two tabs that refresh at once.
    if (grant) grant.expires = Math.min(grant.expires, now + graceSeconds);
    pool.save();
    return { ...tokens, RefreshToken: refresh };
  };

  const revokeGrant = (key: string, { sub, origin }: RefreshGrant) => {
    pool.state.users[sub]?.revoked.push(origin);
    delete pool.state.refresh[key];
  };

  return {
    jwks,
    issue,
    /** New tokens for a refresh token; each is good for one exchange. */
    refresh: async (token: string | undefined) => {
      const grant = pool.state.refresh[hash(token ?? '')];
      const user = grant && pool.state.users[grant.sub];
      if (!grant || !user) throw refusal.badRefreshToken();
      if (grant.expires < seconds()) throw refusal.expiredRefreshToken();
      if (!user.enabled) throw refusal.disabled();
      return issue(user, 'RefreshTokens', grant);
    },
    revoke: (token: string) => {
      const key = hash(token);
      const grant = pool.state.refresh[key];
      if (grant) revokeGrant(key, grant);
      pool.save();
    },
    revokeAll: ({ sub }: User) => {
      for (const [key, grant] of Object.entries(pool.state.refresh))
        if (grant.sub === sub) revokeGrant(key, grant);
      pool.save();
    },
    /** Whose access token this is; refuses a revoked one, as Cognito's own operations do. */
    ownerOf: (token: string | undefined) => {
      const [header, payload, signature] = (token ?? '').split('.');
      if (!header || !payload || !signature) throw refusal.badAccessToken();
      const content = Buffer.from(`${header}.${payload}`);
      if (!verify('RSA-SHA256', content, publicKey, Buffer.from(signature, 'base64url')))
        throw refusal.badAccessToken();
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as AccessClaims;
      const user = pool.state.users[claims.sub];
      if (claims.token_use !== 'access' || !user) throw refusal.badAccessToken();
      if (claims.exp <= seconds()) throw refusal.expiredAccessToken();
      if (user.revoked.includes(claims.origin_jti)) throw refusal.revokedAccessToken();
      return user;
    },
  };
};
export type TokenContext = ReturnType<typeof createTokens>;
