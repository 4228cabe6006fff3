import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { Claims } from '../api/gateway-event.ts';
import { userPoolClientId, userPoolId } from './pool.ts';
import type { TokenContext } from './tokens.ts';

/** Checks access tokens as a REST authorizer does: resolves to the claims it passes on, rejects every other token. */
export const createAuthorizer = (jwks: TokenContext['jwks']) => {
  const verifier = CognitoJwtVerifier.create(
    {
      userPoolId,
      clientId: userPoolClientId,
      tokenUse: 'access',
      scope: 'aws.cognito.signin.user.admin',
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: noOtherKeys } }) },
  );
  verifier.cacheJwks(jwks);
  return async (token: string): Promise<Claims> => {
    const claims = await verifier.verify(token);
    // The cloud's authorizer also refuses these two.
    const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
    if (typeof claims.exp !== 'number' || 'crit' in JSON.parse(header))
      throw new Error('A token needs an expiry and no critical header');
    return Object.fromEntries(
      Object.entries(claims).map(([name, value]) => [name, [value].flat().join(',')]),
    );
  };
};

/** Refuses a token with an unknown key here instead of looking the key up at the real service. */
const noOtherKeys = async (): Promise<never> => {
  throw new Error('The local pool has one key');
};
