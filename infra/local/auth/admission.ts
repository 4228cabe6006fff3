import type { AuthContext, AuthInput } from './operations.ts';
import { refusal } from './refusal.ts';
import { asksForCode, takeCode } from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import type { User } from './user.ts';

/** What follows a right password or passkey: a new password, the code of a second factor, and at last the tokens. */
export const createAdmission = (
  { pool, tokens, attempts }: AuthContext,
  { open, close, awaitingCode }: Sessions,
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
