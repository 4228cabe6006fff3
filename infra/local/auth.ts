import type { IncomingMessage, ServerResponse } from 'node:http';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { Claims } from './api/event.ts';
import { adminOperations } from './auth/admin.ts';
import { createAttempts } from './auth/attempts.ts';
import { createCodes } from './auth/codes.ts';
import type { AuthContext, AuthInput, Operations } from './auth/operations.ts';
import { passkeyOperations } from './auth/passkeys.ts';
import { issuer, openPool, type User, userPoolClientId, userPoolId } from './auth/pool.ts';
import { AuthRefusal } from './auth/refusal.ts';
import { secondFactorOperations } from './auth/second-factor.ts';
import { selfServiceOperations } from './auth/self-service.ts';
import { signInOperations } from './auth/sign-in.ts';
import { signUpOperations } from './auth/sign-up.ts';
import { createTokens, type TokenContext, type Tokens } from './auth/tokens.ts';
import { createTriggers, type TriggerSet } from './auth/triggers.ts';
import type { Inbox } from './mail/inbox.ts';
import { type LocalServer, listen, readBody } from './server.ts';

export type AuthOptions = {
  port?: number;
  /** Where users and keys are kept; in memory without one. */
  file?: string;
  inbox: Inbox;
  triggers?: TriggerSet;
  accessSeconds?: number;
  refreshSeconds?: number;
};

type NewUser = { email: string; password?: string; attributes?: Record<string, string> };

export type LocalAuth = LocalServer & {
  readonly issuer: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly jwks: TokenContext['jwks'];
  /** Answers one request; for a server that offers the pool under a path of its own. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The claims of an access token as a REST authorizer passes them on; rejects every other token. */
  readonly authorize: (token: string) => Promise<Claims>;
  /** Signs somebody up and confirms them with the mailed code, triggers included. */
  readonly signUp: (user: NewUser) => Promise<User>;
  /** Tokens of a user, without a password. */
  readonly tokensOf: (name: string) => Promise<Tokens>;
  readonly join: (name: string, group: string) => void;
  readonly find: (name: string) => User | undefined;
};

/** Starts the user pool on this machine: Cognito's operations, error names and tokens. */
export const startAuth = async ({
  port = 0,
  file,
  inbox,
  triggers: set = {},
  accessSeconds = 900,
  refreshSeconds = 30 * 86_400,
}: AuthOptions): Promise<LocalAuth> => {
  const pool = openPool(file);
  const triggers = createTriggers(set);
  const tokens = createTokens(pool, triggers, { accessSeconds, refreshSeconds });
  const codes = createCodes(pool, inbox);
  const desk: AuthContext = { pool, tokens, codes, triggers, attempts: createAttempts() };
  const operations: Operations = {
    ...signUpOperations(desk),
    ...signInOperations(desk),
    ...selfServiceOperations(desk),
    ...secondFactorOperations(desk),
    ...passkeyOperations(desk),
    ...adminOperations(desk),
  };
  const verifier = CognitoJwtVerifier.create(
    {
      userPoolId,
      clientId: userPoolClientId,
      tokenUse: 'access',
      scope: 'aws.cognito.signin.user.admin',
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: noOtherKeys } }) },
  );
  verifier.cacheJwks(tokens.jwks);

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    void serve(request, response, operations, tokens.jwks);
  };

  return {
    ...(await listen(handle, { port, variable: 'AUTH_PORT', stays: 'auth' })),
    issuer,
    userPoolId,
    userPoolClientId,
    jwks: tokens.jwks,
    handle,
    authorize: async (token) => {
      const claims = await verifier.verify(token);
      // The cloud's authorizer refuses these two; the verifier alone does not.
      const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
      if (typeof claims.exp !== 'number' || 'crit' in JSON.parse(header))
        throw new Error('A token needs an end and no conditions');
      return Object.fromEntries(
        Object.entries(claims).map(([name, value]) => [name, [value].flat().join(',')]),
      );
    },
    signUp: async ({ email, password = 'correct horse', attributes = {} }) => {
      const ClientId = userPoolClientId;
      await operations.SignUp?.({
        ClientId,
        Username: email,
        Password: password,
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      });
      await operations.ConfirmSignUp?.({
        ClientId,
        Username: email,
        ConfirmationCode: inbox.code(email),
      });
      return pool.need(email);
    },
    tokensOf: (name) => tokens.issue(pool.need(name), 'Authentication'),
    join: (name, group) => {
      const members = pool.membersOf(group);
      const { sub } = pool.need(name);
      if (!members.includes(sub)) members.push(sub);
      pool.save();
    },
    find: (name) => pool.find(name),
  };
};

/** A token that names an unknown key is refused here and not looked up at the real service. */
const noOtherKeys = async (): Promise<never> => {
  throw new Error('The local pool has one key');
};

const serve = async (
  request: IncomingMessage,
  response: ServerResponse,
  operations: Operations,
  jwks: object,
) => {
  const send = (status: number, body: object | undefined) =>
    response
      .writeHead(status, {
        'content-type': 'application/x-amz-json-1.1',
        'cache-control': 'no-store',
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-methods': 'POST, GET, OPTIONS',
        'access-control-allow-headers':
          request.headers['access-control-request-headers'] ?? 'content-type',
      })
      .end(body && JSON.stringify(body));
  if (request.method === 'OPTIONS') return send(204, undefined);
  if (request.method === 'GET')
    return request.url?.endsWith('/.well-known/jwks.json') ? send(200, jwks) : send(404, {});

  const body = await readBody(request, 2 ** 20);
  if (!body) return response.destroy();
  const name = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
  try {
    const run = operations[name];
    if (!run) throw new AuthRefusal('UnknownOperationException', `Not in the local pool: ${name}`);
    send(200, await run(JSON.parse(body.toString() || '{}') as AuthInput));
  } catch (error) {
    if (!(error instanceof AuthRefusal)) {
      console.error('[auth]', name, error);
      return send(500, { __type: 'InternalErrorException', message: 'Internal error' });
    }
    response.setHeader('x-amzn-errortype', `${error.type}:`);
    send(400, { __type: error.type, message: error.message });
  }
};
