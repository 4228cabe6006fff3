import {
  type AuthContext,
  type AuthInput,
  forClient,
  type Operations,
} from './operation-types-and-guards.ts';
import { provePasskey, requestOptions } from './passkeys/webauthn.ts';
import { signsInWithPasskey } from './passkeys.ts';
import { passwordSignIn } from './password-sign-in.ts';
import { invalid, refusal } from './refusal.ts';
import { asksForCode, takeCode } from './second-factor.ts';
import { createSignInSessions, fakeId, type SignInSessions } from './sign-in-sessions.ts';
import type { User } from './user.ts';

/** The two steps of signing in with a passkey; `admit` gives the tokens. */
const passkeySignIn = (
  { pool, attempts }: AuthContext,
  { open, close }: SignInSessions,
  admit: (user: User) => Promise<object>,
) => ({
  /** A stranger's address, one without a passkey and one whose code a passkey does not replace get the same answer. */
  begin: async ({ AuthParameters: given = {} }: AuthInput) => {
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
    const options = await requestOptions(user);
    return {
      ChallengeName: 'WEB_AUTHN',
      AvailableChallenges: ['WEB_AUTHN', 'PASSWORD', 'PASSWORD_SRP'],
      Session: open({ userId, step: 'WEB_AUTHN', challenge: options.challenge }),
      ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    };
  },

  /** The device has checked who holds it, so a passkey is both factors: no code comes after it. */
  check: async ({ Session, ChallengeResponses: given = {} }: AuthInput) => {
    const { userId, step, challenge } = close(Session);
    if (step !== 'WEB_AUTHN' || !challenge) throw refusal.invalidSession();
    const user = pool.need(userId);
    attempts.admit(userId);
    try {
      // Much may have changed while the device was asked.
      if (!signsInWithPasskey(user)) throw refusal.wrongPasskey();
      await provePasskey(user, challenge, given.CREDENTIAL);
    } catch (error) {
      attempts.failed(userId);
      throw error;
    }
    if (!user.enabled) throw refusal.disabled();
    pool.changed(user);
    return admit(user);
  },
});

/** What follows a right password or passkey: a new password, the code of a second factor, and at last the tokens. */
const createAdmission = (
  { pool, tokens, attempts }: AuthContext,
  { open, close, awaitingCode }: SignInSessions,
) => {
  const welcome = async (user: User) => {
    if (!user.enabled) throw refusal.disabled();
    if (user.status === 'UNCONFIRMED') throw refusal.notConfirmed();
    if (user.status === 'CONFIRMED') return askOrAdmit(user, 'Authentication');
    return newPasswordChallenge(user, open({ userId: user.sub, step: 'NEW_PASSWORD_REQUIRED' }));
  };

  /** Asks for the code of the second factor, if the user has one, before there are tokens. */
  const askOrAdmit = async (user: User, source: TokenSource) =>
    asksForCode(user)
      ? {
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          Session: open({ userId: user.sub, step: 'SOFTWARE_TOKEN_MFA' }),
          ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
        }
      : admitted(user, source);

  /** Only here are failed attempts reset; a right password alone would allow unlimited guesses at the code. */
  const admitted = async (user: User, source: TokenSource) => {
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

  return { welcome, admitted, checkCode, replacePassword };
};

const newPasswordChallenge = (user: User, session: string) => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: session,
  ChallengeParameters: {
    USER_ID_FOR_SRP: user.sub,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(user.attributes),
  },
});

type TokenSource = 'Authentication' | 'NewPasswordChallenge';

/** Signing in with a password or a passkey, and new tokens for a refresh token. */
export const signInOperations = (context: AuthContext): Operations => {
  const { tokens } = context;
  const sessions = createSignInSessions();
  const { welcome, admitted, checkCode, replacePassword } = createAdmission(context, sessions);
  const password = passwordSignIn(context, sessions, welcome);
  const passkey = passkeySignIn(context, sessions, (user) => admitted(user, 'Authentication'));

  const refreshed = async (token: string | undefined) => ({
    ChallengeParameters: {},
    AuthenticationResult: await tokens.refresh(token),
  });

  return forClient({
    InitiateAuth: (input) => {
      if (input.AuthFlow === 'USER_SRP_AUTH') return password.begin(input);
      if (
        input.AuthFlow === 'USER_AUTH' &&
        input.AuthParameters?.PREFERRED_CHALLENGE === 'WEB_AUTHN'
      )
        return passkey.begin(input);
      throw invalid(`${input.AuthFlow} flow not enabled for this client`);
    },
    AdminInitiateAuth: (input) => {
      if (input.AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') return password.direct(input);
      throw invalid(`${input.AuthFlow} flow not enabled for this client`);
    },
    RespondToAuthChallenge: (input) => {
      if (input.ChallengeName === 'PASSWORD_VERIFIER') return password.check(input);
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
