import { Amplify } from '@aws-amplify/core';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { loadConfig } from './config.ts';

/** Settles once the user pool of this stage is known; every call waits for it. */
export const ready = loadConfig().then(({ userPoolId, userPoolClientId, userPoolEndpoint }) => {
  const Auth = {
    Cognito: {
      userPoolId,
      userPoolClientId,
      loginWith: { email: true },
      ...(userPoolEndpoint && { userPoolEndpoint }),
    },
  };
  // Through the core: `aws-amplify` itself would bring the code of identity pools, which this app does not have.
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
});
