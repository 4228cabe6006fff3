import { randomBytes, randomUUID } from 'node:crypto';
import { type AuthInput, type Desk, forClient, type Operations } from './operations.ts';
import { hash, seconds, type User } from './pool.ts';
import { invalid, refusal } from './refusal.ts';
import { type Challenge, challenge, makeVerifier, proves } from './srp.ts';

type Session = {
  readonly userId: string;
  readonly expires: number;
  readonly proof?: { readonly challenge: Challenge; readonly A: string; readonly block: string };
};
const sessionSeconds = 180;

/** Signing in with the password proof, and fresh tokens for a refresh token. */
export const signInOperations = ({ pool, tokens, attempts }: Desk): Operations => {
  const sessions = new Map<string, Session>();
  const open = (session: Omit<Session, 'expires'>) => {
    const id = randomUUID();
    sessions.set(id, { ...session, expires: seconds() + sessionSeconds });
    return id;
  };

  /** Amplify sends the session along; other clients only the secret block, so either finds it. A session works once. */
  const close = (id: string | undefined, block: string | undefined) => {
    const [key, session] =
      [...sessions].find(([each, { proof }]) => each === id || (block && proof?.block === block)) ??
      [];
    if (!key || !session || session.expires < seconds()) throw refusal.invalidSession();
    sessions.delete(key);
    return session;
  };

  const begin = ({ AuthParameters: given = {} }: AuthInput) => {
    const name = given.USERNAME ?? '';
    if (!given.SRP_A) throw invalid('Missing required parameter SRP_A');
    const user = pool.find(name);
    // An unknown address gets a challenge like everybody else's; it just cannot be met.
    const userId = user?.sub ?? fakeId(name);
    const verifier = user?.password ?? makeVerifier(pool.poolName, userId, randomUUID());
    const step = challenge(verifier);
    const block = randomBytes(64).toString('base64');
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      Session: open({ userId, proof: { challenge: step, A: given.SRP_A, block } }),
      ChallengeParameters: {
        SALT: verifier.salt,
        SRP_B: step.B.toString(16),
        SECRET_BLOCK: block,
        USER_ID_FOR_SRP: userId,
        USERNAME: userId,
      },
    };
  };

  const meet = async ({ Session, ChallengeResponses: given = {} }: AuthInput) => {
    const { userId, proof } = close(Session, given.PASSWORD_CLAIM_SECRET_BLOCK);
    attempts.admit(userId);
    const user = pool.find(userId);
    const proven =
      user !== undefined &&
      proof !== undefined &&
      proves(proof.challenge, {
        A: proof.A,
        poolName: pool.poolName,
        userId,
        secretBlock: proof.block,
        timestamp: given.TIMESTAMP ?? '',
        signature: given.PASSWORD_CLAIM_SIGNATURE ?? '',
      });
    if (!proven) {
      attempts.failed(userId);
      throw refusal.wrongPassword();
    }
    attempts.succeeded(userId);
    return welcome(user);
  };

  const welcome = async (user: User) => {
    if (!user.enabled) throw refusal.disabled();
    if (user.status === 'UNCONFIRMED') throw refusal.notConfirmed();
    if (user.status === 'CONFIRMED')
      return {
        ChallengeParameters: {},
        AuthenticationResult: await tokens.issue(user, 'Authentication'),
      };
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: open({ userId: user.sub }),
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(user.attributes),
      },
    };
  };

  const replacePassword = async ({ Session, ChallengeResponses: given = {} }: AuthInput) => {
    const { userId, proof } = close(Session, undefined);
    if (proof) throw refusal.invalidSession();
    const user = pool.need(userId);
    pool.setPassword(user, given.NEW_PASSWORD);
    user.status = 'CONFIRMED';
    pool.changed(user);
    return {
      ChallengeParameters: {},
      AuthenticationResult: await tokens.issue(user, 'NewPasswordChallenge'),
    };
  };

  const refreshed = async (token: string | undefined) => ({
    ChallengeParameters: {},
    AuthenticationResult: await tokens.refresh(token),
  });

  return forClient({
    InitiateAuth: (input) => {
      if (input.AuthFlow === 'USER_SRP_AUTH') return begin(input);
      throw invalid(`${input.AuthFlow} flow not enabled for this client`);
    },
    RespondToAuthChallenge: (input) => {
      if (input.ChallengeName === 'PASSWORD_VERIFIER') return meet(input);
      if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED') return replacePassword(input);
      throw invalid(`Unsupported challenge ${input.ChallengeName}`);
    },
    GetTokensFromRefreshToken: ({ RefreshToken }) => refreshed(RefreshToken),
    RevokeToken: ({ Token = '' }) => {
      tokens.revoke(Token);
      return {};
    },
  });
};

/** Looks like a user id and is always the same for a name, so that it gives nothing away. */
const fakeId = (name: string) =>
  hash(`nobody ${name.toLowerCase()}`).replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/,
    '$1-$2-$3-$4-$5',
  );
