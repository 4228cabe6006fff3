import { createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto';
import { hash } from './pool.ts';
import { refusal } from './refusal.ts';

/** What is read from an access token. */
export type AccessClaims = { sub: string; token_use: string; exp: number; origin_jti: string };

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs claims with the pool's key, and checks signatures. */
export const createSigner = (key: string) => {
  const privateKey = createPrivateKey(key);
  const publicKey = createPublicKey(privateKey);
  const kid = hash(key).slice(0, 16);
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
