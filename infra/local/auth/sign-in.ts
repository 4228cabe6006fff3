import { randomBytes, randomUUID } from 'node:crypto';
import { type AuthInput, type Desk, forClient, type Operations } from './operations.ts';
import { passkeyOptions, provePasskey, signsInWithPasskey } from './passkeys.ts';
import { hash, type User } from './pool.ts';
import { invalid, refusal } from './refusal.ts';
import { asksForCode, takeCode } from './second-factor.ts';
import { createSessions } from './sessions.ts';
import { challenge, makeVerifier, proves } from './srp.ts';

/** Signing in with the password proof or a passkey, and fresh tokens for a refresh token. */
export const signInOperations = ({ pool, tokens, attempts }: Desk): Operations => {
  const { open, close, awaitingCode } = createSessions();

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

  /** A stranger's address, one without a passkey and one whose code a passkey does not replace get the same answer. */
  const beginWithPasskey = async ({ AuthParameters: given = {} }: AuthInput) => {
    const name = given.USERNAME ?? '';
    const user = pool.find(name);
    const userId = user?.sub ?? fakeId(name);
    if (!user || !signsInWithPasskey(user))
      return {
        ChallengeName: 'SELECT_CHALLENGE',
        AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP'],
        Session: open({ userId, step: 'SELECT_CHALLENGE' }),
        ChallengeParameters: {},
      };
    const options = await passkeyOptions(user);
    return {
      ChallengeName: 'WEB_AUTHN',
      AvailableChallenges: ['WEB_AUTHN', 'PASSWORD', 'PASSWORD_SRP'],
      Session: open({ userId, step: 'WEB_AUTHN', challenge: options.challenge }),
      ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    };
  };

  /** The device has checked who holds it, so a passkey is both factors: no code comes after it. */
  const checkPasskey = async ({ Session, ChallengeResponses: given = {} }: AuthInput) => {
    const { userId, step, challenge } = close(Session);
    if (step !== 'WEB_AUTHN' || !challenge) throw refusal.invalidSession();
    const user = pool.need(userId);
    attempts.admit(userId);
    try {
      await provePasskey(user, challenge, given.CREDENTIAL);
    } catch (error) {
      attempts.failed(userId);
      throw error;
    }
    if (!user.enabled) throw refusal.disabled();
    pool.changed(user);
    return admitted(user, 'Authentication');
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
        return beginWithPasskey(input);
      throw invalid(`${input.AuthFlow} flow not enabled for this client`);
    },
    RespondToAuthChallenge: (input) => {
      if (input.ChallengeName === 'PASSWORD_VERIFIER') return meet(input);
      if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED') return replacePassword(input);
      if (input.ChallengeName === 'SOFTWARE_TOKEN_MFA') return checkCode(input);
      if (input.ChallengeName === 'WEB_AUTHN') return checkPasskey(input);
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
