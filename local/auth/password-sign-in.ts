import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthContext, AuthInput } from './operation-types-and-guards.ts';
import { invalid, refusal } from './refusal.ts';
import { fakeId, type SignInSessions } from './sign-in-sessions.ts';
import { challenge, makeVerifier, proves } from './srp.ts';
import type { User } from './user.ts';

/** The two steps of signing in with a password (SRP), and the one of the server; `welcome` continues with the proven user. */
export const passwordSignIn = (
  { pool, attempts }: AuthContext,
  { open, close }: SignInSessions,
  welcome: (user: User) => Promise<object>,
) => {
  const begin = ({ AuthParameters: given = {} }: AuthInput) => {
    const name = given.USERNAME ?? '';
    if (!given.SRP_A) throw invalid('Missing required parameter SRP_A');
    const user = pool.find(name);
    // An unknown address gets a challenge too, which no password answers.
    const userId = user?.sub ?? fakeId(name);
    const verifier = user?.password ?? makeVerifier(pool.poolName, userId, randomUUID());
    const step = challenge(verifier);
    const block = randomBytes(64).toString('base64');
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      Session: open({
        userId,
        step: 'PASSWORD_VERIFIER',
        proof: { challenge: step, A: given.SRP_A, block },
      }),
      ChallengeParameters: {
        SALT: verifier.salt,
        SRP_B: step.B.toString(16),
        SECRET_BLOCK: block,
        USER_ID_FOR_SRP: userId,
        USERNAME: userId,
      },
    };
  };

  const check = async ({ Session, ChallengeResponses: given = {} }: AuthInput) => {
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
    return welcome(user);
  };

  /** The server's way, with the password itself. */
  const direct = async ({ AuthParameters: given = {} }: AuthInput) => {
    const { USERNAME: name = '', PASSWORD: password = '' } = given;
    const user = pool.find(name);
    const userId = user?.sub ?? fakeId(name);
    attempts.admit(userId);
    if (!user || !pool.passwordIs(user, password)) {
      attempts.failed(userId);
      throw refusal.wrongPassword();
    }
    return welcome(user);
  };

  return { begin, check, direct };
};
