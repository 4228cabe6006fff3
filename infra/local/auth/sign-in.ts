import { createAdmission } from './admission.ts';
import { type AuthContext, forClient, type Operations } from './operations.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import { passwordSignIn } from './password-sign-in.ts';
import { invalid } from './refusal.ts';
import { createSessions } from './sessions.ts';

/** Signing in with a password or a passkey, and new tokens for a refresh token. */
export const signInOperations = (context: AuthContext): Operations => {
  const { tokens } = context;
  const sessions = createSessions();
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
