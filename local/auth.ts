import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Claims } from './api/gateway-event.ts';
import { adminGroupOperations } from './auth/admin-groups.ts';
import { adminUserOperations } from './auth/admin-users.ts';
import { createAttemptLimits } from './auth/attempt-limits.ts';
import { createAuthorizer } from './auth/authorizer.ts';
import { createHostedSignIn } from './auth/hosted-sign-in.ts';
import { createCodes } from './auth/mailed-codes.ts';
import type { AuthContext, Operations } from './auth/operation-types-and-guards.ts';
import { passkeyOperations } from './auth/passkeys.ts';
import { issuer, openPool, userPoolClientId, userPoolId } from './auth/pool.ts';
import { secondFactorOperations } from './auth/second-factor.ts';
import { serve } from './auth/serve-operations.ts';
import { signInOperations } from './auth/sign-in.ts';
import { signUpAndForgottenPasswordOperations } from './auth/sign-up-and-forgotten-password.ts';
import { signedInUserOperations } from './auth/signed-in-user-operations.ts';
import { createTokens, type TokenContext, type Tokens } from './auth/tokens.ts';
import { createTriggers, type TriggerSet } from './auth/triggers.ts';
import type { User } from './auth/user.ts';
import { type LocalServer, listen } from './http-server.ts';
import type { Inbox } from './mail/inbox.ts';

export type AuthOptions = {
  port?: number;
  /** File for users and keys; without one they stay in memory. */
  file?: string;
  inbox: Inbox;
  triggers?: TriggerSet;
  /** Makes the ticket that the triggers ask of a sign-up; without it none is sent. */
  codeTicket?: (email: string) => Promise<string>;
  /** The one address to which a sign-in with Google returns. */
  callback?: string;
  accessSeconds?: number;
  refreshSeconds?: number;
};

type NewUser = { email: string; password?: string; attributes?: Record<string, string> };

export type LocalAuth = LocalServer & {
  readonly issuer: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly jwks: TokenContext['jwks'];
  /** Answers one request; for a server that has the pool under one of its paths. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The claims of an access token as a REST authorizer passes them on; rejects every other token. */
  readonly authorize: (token: string) => Promise<Claims>;
  /** Signs a user up and confirms them with the mailed code; runs the triggers. */
  readonly signUp: (user: NewUser) => Promise<User>;
  /** Tokens of a user, without a password. */
  readonly tokensOf: (name: string) => Promise<Tokens>;
  /** Adds a user to a group. */
  readonly join: (name: string, group: string) => void;
  readonly find: (name: string) => User | undefined;
  /** A ticket for one code to an address, as the product's page gets one. */
  readonly ticketFor: (email: string) => Promise<string | undefined>;
};

/** Starts the user pool on this machine: Cognito's operations, error names and tokens. */
export const startAuth = async ({
  port = 0,
  file,
  inbox,
  triggers: set = {},
  codeTicket,
  callback = 'http://localhost:5173/login',
  accessSeconds = 900,
  refreshSeconds = 30 * 86_400,
}: AuthOptions): Promise<LocalAuth> => {
  const pool = openPool(file);
  const triggers = createTriggers(set);
  const tokens = createTokens(pool, triggers, { accessSeconds, refreshSeconds });
  const codes = createCodes(pool, inbox);
  const context = { pool, tokens, codes, triggers, attempts: createAttemptLimits() };
  const operations = operationsOf(context);
  const hosted = createHostedSignIn(context, callback);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (hosted(request, response)) return;
    void serve(request, response, operations, tokens.jwks);
  };
  return {
    ...(await listen(handle, { port, variable: 'AUTH_PORT', stays: 'auth' })),
    issuer,
    userPoolId,
    userPoolClientId,
    jwks: tokens.jwks,
    handle,
    authorize: createAuthorizer(tokens.jwks),
    signUp: async (user) => {
      await signUpWithCode(operations, inbox, user, await codeTicket?.(user.email));
      return pool.need(user.email);
    },
    tokensOf: (name) => tokens.issue(pool.need(name), 'Authentication'),
    join: (name, group) => pool.joinGroup(pool.need(name), group),
    find: (name) => pool.find(name),
    ticketFor: async (email) => codeTicket?.(email),
  };
};

const operationsOf = (context: AuthContext): Operations => ({
  ...signUpAndForgottenPasswordOperations(context),
  ...signInOperations(context),
  ...signedInUserOperations(context),
  ...secondFactorOperations(context),
  ...passkeyOperations(context),
  ...adminUserOperations(context),
  ...adminGroupOperations(context),
});

const signUpWithCode = async (
  operations: Operations,
  inbox: Inbox,
  { email, password = 'correct horse', attributes = {} }: NewUser,
  ticket: string | undefined,
) => {
  const ClientId = userPoolClientId;
  await operations.SignUp?.({
    ClientId,
    Username: email,
    Password: password,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ...(ticket && { ClientMetadata: { ticket } }),
  });
  await operations.ConfirmSignUp?.({
    ClientId,
    Username: email,
    ConfirmationCode: inbox.code(email),
  });
};
