import { randomBytes, randomUUID } from 'node:crypto';
import { type AuthContext, type AuthInput, forClient, type Operations } from './operations.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import type { User } from './user.ts';
import { invalid, refusal } from './refusal.ts';
import { asksForCode, takeCode } from './second-factor.ts';
import { createSessions, fakeId } from './sessions.ts';
import { challenge, makeVerifier, proves } from './srp.ts';

/** Signing in with the password proof or a passkey, and fresh tokens for a refresh token. */
export const signInOperations = (desk: AuthContext): Operations => {
  const { pool, tokens, attempts } = desk;
  const sessions = createSessions();
  const { open, close, awaitingCode } = sessions;

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
    return welcome(user);
  };

  const welcome = async (user: User) => {
    if (!user.enabled) throw refusal.disabled();
    if (user.status === 'UNCONFIRMED') throw refusal.notConfirmed();
    if (user.status === 'CONFIRMED') return askOrAdmit(user, 'Authentication');
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: open({ userId: user.sub, step: 'NEW_PASSWORD_REQUIRED' }),
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(user.attributes),
      },
    };
  };

  /** The password was right; whoever has a second factor shows its code before there are tokens. */
  const askOrAdmit = async (user: User, source: 'Authentication' | 'NewPasswordChallenge') =>
    asksForCode(user)
      ? {
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          Session: open({ userId: user.sub, step: 'SOFTWARE_TOKEN_MFA' }),
          ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
        }
      : admitted(user, source);

  /** Only now are wrong passwords and codes forgotten: a known password is no way to guess codes for ever. */
  const admitted = async (user: User, source: 'Authentication' | 'NewPasswordChallenge') => {
    attempts.succeeded(user.sub);
    return { ChallengeParameters: {}, AuthenticationResult: await tokens.issue(user, source) };
  };

  /** A wrong code may be followed by another one until the session is over. */
  const checkCode = async ({ Session, ChallengeResponses: given = {} }: AuthInput) => {
    const user = pool.need(awaitingCode(Session));
    attempts.admit(user.sub);
    if (!user.enabled) throw refusal.disabled();
    try {
      takeCode(user, given.SOFTWARE_TOKEN_MFA_CODE);
    } catch (error) {
      attempts.failed(user.sub);
      throw error;
    }
    close(Session);
    return admitted(user, 'Authentication');
  };

  const replacePassword = async ({ Session, ChallengeResponses: given = {} }: AuthInput) => {
    const { userId, step } = close(Session);
    if (step !== 'NEW_PASSWORD_REQUIRED') throw refusal.invalidSession();
    const user = pool.need(userId);
    pool.setPassword(user, given.NEW_PASSWORD);
    user.status = 'CONFIRMED';
    pool.changed(user);
    return askOrAdmit(user, 'NewPasswordChallenge');
  };

  const passkey = passkeySignIn(desk, sessions, (user) => admitted(user, 'Authentication'));

  const refreshed = async (token: string | undefined) => ({
    ChallengeParameters: {},
    AuthenticationResult: await tokens.refresh(token),
  });

  return forClient({
    InitiateAuth: (input) => {
      if (input.AuthFlow === 'USER_SRP_AUTH') return begin(input);
      if (
        input.AuthFlow === 'USER_AUTH' &&
        input.AuthParameters?.PREFERRED_CHALLENGE === 'WEB_AUTHN'
      )
        return passkey.begin(input);
      throw invalid(`${input.AuthFlow} flow not enabled for this client`);
    },
    RespondToAuthChallenge: (input) => {
      if (input.ChallengeName === 'PASSWORD_VERIFIER') return meet(input);
      if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED') return replacePassword(input);
      if (input.ChallengeName === 'SOFTWARE_TOKEN_MFA') return checkCode(input);
      if (input.ChallengeName === 'WEB_AUTHN') return passkey.check(input);
      throw invalid(`Unsupported challenge ${input.ChallengeName}`);
    },
    GetTokensFromRefreshToken: ({ RefreshToken }) => refreshed(RefreshToken),
    RevokeToken: ({ Token = '' }) => {
      tokens.revoke(Token);
      return {};
    },
  });
};
