import type { AuthContext, AuthInput, Operations } from './operation-types-and-guards.ts';
import { invalid, refusal } from './refusal.ts';
import { newSecret, stepOf } from './second-factor/totp.ts';
import type { User } from './user.ts';

/** Whether signing in asks this user for a code. */
export const asksForCode = ({ secondFactor }: User) => secondFactor?.enabled === true;

/** The parts of a user's view that Cognito adds once a second factor is on. */
export const factorView = (user: User) =>
  asksForCode(user)
    ? {
        UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
        ...(user.secondFactor?.preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
      }
    : {};

/** Takes the code of the authenticator app; each code counts once. */
export const takeCode = ({ secondFactor }: User, code: string | undefined) => {
  const step = secondFactor && stepOf(secondFactor.secret, code ?? '');
  if (!secondFactor || step === undefined) throw refusal.wrongAppCode();
  if (step <= (secondFactor.lastStep ?? 0)) throw refusal.usedAppCode();
  secondFactor.lastStep = step;
};

type Preference = Pick<AuthInput, 'SoftwareTokenMfaSettings' | 'WebAuthnMfaSettings'>;

/** Turns the second factor of a user on or off; it must have been proven once. What is not mentioned stays. */
export const setPreference = (
  { pool }: Pick<AuthContext, 'pool'>,
  user: User,
  { SoftwareTokenMfaSettings: app, WebAuthnMfaSettings: passkeys }: Preference,
) => {
  if (app?.Enabled && !user.secondFactor) throw refusal.factorNotVerified();
  const on = app ? app.Enabled === true : asksForCode(user);
  const both = passkeys ? passkeys.Enabled === true : user.passkeysCountAsBoth === true;
  if (both && !on) throw refusal.passkeysNotBoth();
  if (app && user.secondFactor) {
    user.secondFactor.enabled = on;
    user.secondFactor.preferred = on && app.PreferredMfa === true;
  }
  user.passkeysCountAsBoth = both;
  pool.changed(user);
  return {};
};

/** Setting up an authenticator app for one's own sign-in. */
export const secondFactorOperations = ({ pool, tokens }: AuthContext): Operations => ({
  AssociateSoftwareToken: ({ AccessToken }) => {
    if (!AccessToken) throw invalid('Missing required parameter AccessToken');
    const user = tokens.ownerOf(AccessToken);
    user.pendingSecret = newSecret();
    pool.changed(user);
    return { SecretCode: user.pendingSecret };
  },

  /** A new app takes the place of the old one only once it has shown a right code. */
  VerifySoftwareToken: ({ AccessToken, UserCode }) => {
    const user = tokens.ownerOf(AccessToken);
    const secret = user.pendingSecret;
    const step = secret && stepOf(secret, UserCode ?? '');
    if (!secret || step === undefined) throw refusal.appNotProven();
    user.secondFactor = {
      secret,
      enabled: user.secondFactor?.enabled === true,
      preferred: user.secondFactor?.preferred === true,
    };
    delete user.pendingSecret;
    pool.changed(user);
    return { Status: 'SUCCESS' };
  },

  SetUserMFAPreference: ({ AccessToken, ...wanted }) =>
    setPreference({ pool }, tokens.ownerOf(AccessToken), wanted),
});
