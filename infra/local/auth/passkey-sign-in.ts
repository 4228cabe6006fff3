import type { AuthContext, AuthInput } from './operations.ts';
import { signsInWithPasskey } from './passkeys.ts';
import { refusal } from './refusal.ts';
import { fakeId, type Sessions } from './sessions.ts';
import type { User } from './user.ts';
import { provePasskey, requestOptions } from './webauthn.ts';

/** The two steps of signing in with a passkey; `admit` gives the tokens. */
export const passkeySignIn = (
  { pool, attempts }: AuthContext,
  { open, close }: Sessions,
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
