import { Amplify } from '@aws-amplify/core';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { BrowserConfig } from '#shared/browser-config.ts';
import { loadConfig } from '../config.ts';

let configuring: Promise<void> | undefined;

/** Settles once the user pool of this stage is known; every call waits for it. After a failure the next call tries again. */
export const authReady = () => {
  configuring ??= loadConfig().then(configure);
  configuring.catch(() => {
    configuring = undefined;
  });
  return configuring;
};

const configure = ({ userPoolId, userPoolClientId, userPoolEndpoint }: BrowserConfig) => {
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
};

// Asked for as soon as this file is here.
authReady().catch(() => {});
