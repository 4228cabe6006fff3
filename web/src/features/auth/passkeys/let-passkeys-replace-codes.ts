import { accessToken } from '#web/core/auth/session-bundle.ts';
import { loadConfig } from '#web/core/config.ts';

/**
 * Whether a passkey signs in without the code of the authenticator app. The user pool wants to hear so for each owner
 * who has an app; the library we use for everything else does not know this call yet.
 */
export const letPasskeysReplaceCodes = async (Enabled: boolean) => {
  const { userPoolEndpoint, region } = await loadConfig();
  const response = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SetUserMFAPreference',
    },
    body: JSON.stringify({
      AccessToken: await accessToken(),
      WebAuthnMfaSettings: { Enabled },
    }),
  });
  if (response.ok) return;
  const { __type = '', message = '' } = await response.json().catch(() => ({}));
  throw Object.assign(new Error(message), { name: __type });
};
