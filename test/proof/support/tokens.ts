import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { issuer, userPoolClientId } from '#local/auth/pool.ts';

type Claims = Record<string, unknown>;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** The keys of a forger: those of the pool, read from its state, and a pair of their own. */
export const createForge = (authFile: string) => {
  const pem = (JSON.parse(readFileSync(authFile, 'utf8')) as { key: string }).key;
  const poolKey = createPrivateKey(pem);
  const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const poolPublic = createPublicKey(poolKey);

  const signed = (key: typeof poolKey, header: Claims, claims: Claims) => {
    const content = `${encoded(header)}.${encoded(claims)}`;
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
  };
  const hmac = (secret: string | Buffer, header: Claims, claims: Claims) => {
    const content = `${encoded(header)}.${encoded(claims)}`;
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  };
  return {
    /** Signed by the pool itself, with any claims. */
    byPool: (header: Claims, claims: Claims) => signed(poolKey, header, claims),
    /** Signed with a key that the pool does not have. */
    byOtherKey: (header: Claims, claims: Claims) => signed(ownKey.privateKey, header, claims),
    otherJwk: ownKey.publicKey.export({ format: 'jwk' }),
    /** Signed with the pool's public key as a shared secret, in its three common encodings. */
    withPublicKey: (header: Claims, claims: Claims) => [
      hmac(poolPublic.export({ type: 'spki', format: 'pem' }), header, claims),
      hmac(poolPublic.export({ type: 'spki', format: 'der' }), header, claims),
      hmac(JSON.stringify(poolPublic.export({ format: 'jwk' })), header, claims),
    ],
    unsigned: (header: Claims, claims: Claims) => `${encoded(header)}.${encoded(claims)}.`,
  };
};
export type Forge = ReturnType<typeof createForge>;

/** The claims of an access token as the pool issues it. */
export const accessClaims = (sub: string, more: Claims = {}): Claims => ({
  sub,
  iss: issuer,
  client_id: userPoolClientId,
  token_use: 'access',
  scope: 'aws.cognito.signin.user.admin',
  iat: now(),
  auth_time: now(),
  exp: now() + 900,
  jti: 'proof',
  username: sub,
  ...more,
});

type Real = { access: string; id: string; refresh: string; other: string };

/** The tokens that must be refused, by their fault. `real` are valid ones to alter. */
export const badTokens = (forge: Forge, sub: string, real: Real): Record<string, string> => {
  const [header = '', payload = '', signature = ''] = real.access.split('.');
  const poolHeader = JSON.parse(Buffer.from(header, 'base64url').toString()) as Claims;
  const [, otherPayload = ''] = real.other.split('.');
  const claims = accessClaims(sub);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const pooled = (more: Claims, head: Claims = {}) =>
    forge.byPool({ ...poolHeader, ...head }, { ...claims, ...more });
  const strange = (head: Claims, more: Claims = {}) =>
    forge.byOtherKey({ ...poolHeader, ...head }, { ...claims, ...more });
  const otherPool = issuer.replace(/_\w+$/, '_OtherPool1');
  const hs = forge.withPublicKey({ ...poolHeader, alg: 'HS256' }, claims);
  return {
    'nothing after Bearer': '',
    garbage: 'garbage',
    'three dots': '...',
    'the word undefined': 'undefined',
    'garbage in three parts': 'a.b.c',
    expired: pooled({ iat: now() - 7200, exp: now() - 3600 }),
    'expired a second ago': pooled({ exp: now() - 1 }),
    'not yet valid': pooled({ nbf: now() + 3600 }),
    'without an expiry': forge.byPool(poolHeader, without('exp')),
    'an expiry that is a string': pooled({ exp: 'never' }),
    'an expiry of null': pooled({ exp: null }),
    'wrong pool, its own key': strange({ kid: 'other' }, { iss: otherPool }),
    'wrong pool, our key': pooled({ iss: otherPool }),
    'no issuer': forge.byPool(poolHeader, without('iss')),
    'wrong client': pooled({ client_id: 'someotherclient00000000000' }),
    'no client': forge.byPool(poolHeader, without('client_id')),
    'ID token': real.id,
    'ID token with a client id added': pooled({ token_use: 'id', aud: userPoolClientId }),
    'no use': forge.byPool(poolHeader, without('token_use')),
    'no scope': forge.byPool(poolHeader, without('scope')),
    'another scope': pooled({ scope: 'openid email' }),
    'refresh token': real.refresh,
    'alg none': forge.unsigned({ ...poolHeader, alg: 'none' }, claims),
    'alg None': forge.unsigned({ ...poolHeader, alg: 'None' }, claims),
    'alg none with a signature': `${forge.unsigned({ alg: 'none' }, claims)}${signature}`,
    'HS256 with the public key (PEM)': hs[0] ?? '',
    'HS256 with the public key (DER)': hs[1] ?? '',
    'HS256 with the public key (JWK)': hs[2] ?? '',
    'swapped payload': `${header}.${otherPayload}.${signature}`,
    'changed payload': `${header}.${encoded(accessClaims(sub, { 'cognito:groups': ['admin'] }))}.${signature}`,
    'signature cut off': `${header}.${payload}.`,
    'no signature part': `${header}.${payload}`,
    'a letter of the signature changed': `${header}.${payload}.${flipped(signature)}`,
    'a key of the forger under our key id': strange({}),
    'a key inside the token': strange({ jwk: forge.otherJwk }),
    'a URL of a key': strange({ jku: 'https://keys.example/jwks.json' }),
    'a URL of a certificate': strange({ x5u: 'https://keys.example/cert.pem' }),
    'an unknown key': forge.byPool({ ...poolHeader, kid: 'nobody' }, claims),
    'a path for a key': strange({ kid: '../../../dev/null' }),
    'no key name': forge.byPool({ alg: 'RS256' }, claims),
    'a critical header that is not checked': pooled({}, { crit: ['exp'] }),
  };
};

const flipped = (signature: string) =>
  `${signature.slice(0, 20)}${signature[20] === 'A' ? 'B' : 'A'}${signature.slice(21)}`;
