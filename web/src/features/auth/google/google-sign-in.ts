import { Amplify, Hub } from '@aws-amplify/core';
import { fetchAuthSession, signInWithRedirect, updateUserAttribute } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { BrowserConfig } from '#shared/browser-config.ts';
import { authReady } from '#web/core/auth/configure-auth.ts';
import { loadConfig } from '#web/core/config.ts';
import { pageAfterSignIn, pageAfterSignUp } from '#web/core/page-after-sign-in.ts';
import { reportSignup } from '#web/core/tracking/pixel.ts';
import { clearSignupSource, signupSourceFor } from '#web/core/tracking/signup-source.ts';
import {
  type GoogleSignInState,
  keepGoogleSignInState,
  takeGoogleSignInState,
} from './google-sign-in-state.ts';

/** Whether the user pool has just linked the account: it then fails the first round, and a second one goes through. */
const isOnlyLinked = (message: string) => /already found an entry/i.test(message);

/** Leaves for Google. */
export const leaveForGoogle = async (way: GoogleSignInState) => {
  const origin = configure(await loadConfig());
  keepGoogleSignInState(way);
  await signInWithRedirect({
    provider: 'Google',
    options: {
      // On a shared computer nobody comes in as the one before.
      ...(!way.isAgain && { prompt: 'SELECT_ACCOUNT' }),
      authSessionOpener: async (url) => location.assign(url.replace(/^https:\/\/[^/]+/, origin)),
    },
  });
};

/** Ends a sign-in with Google on the page to which the user pool sends people back. Rejects with the pool's words; `search` is what that page carried before. */
export const returnFromGoogle = async () => {
  const way = takeGoogleSignInState();
  const config = await loadConfig();
  try {
    await completed(config);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (!isOnlyLinked(message) || way.isAgain) throw new FailedReturn(message, way.search);
    await leaveForGoogle({ ...way, isAgain: true });
    return;
  }
  const isNew = await noteOrigin();
  // A new load, so that the session begins as it does on every other day.
  location.replace(
    isNew || way.page === '/signup' ? pageAfterSignUp(way.search) : pageAfterSignIn(way.search),
  );
};

/** A return without a session. */
export class FailedReturn extends Error {
  readonly search: string;
  constructor(message: string, search: string) {
    super(message);
    this.search = search;
  }
}

/** Waits for the library, which reads the address of this page when it is configured. */
const completed = async (config: BrowserConfig) => {
  const isUnderWay = Object.entries(localStorage).some(
    ([key, value]) => key.endsWith('.inflightOAuth') && value === 'true',
  );
  // The library would say nothing at all, for example to an address from the history.
  if (!isUnderWay) throw new Error('Nothing was under way');
  await new Promise<void>((resolve, reject) => {
    Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'signInWithRedirect') resolve();
      if (payload.event === 'signInWithRedirect_failure')
        reject(payload.data?.error ?? new Error('No reason was given'));
    });
    configure(config);
  });
};

/** Stores where a new owner came from, before the first visit makes the account; answers whether this is one. */
const noteOrigin = async () => {
  await authReady();
  const { tokens } = await fetchAuthSession();
  if (tokens?.idToken?.payload['custom:signup_tracking']) return false;
  const source = signupSourceFor(new URL('/signup', location.href).href);
  // Without it the account is made all the same.
  await updateUserAttribute({
    userAttribute: {
      attributeKey: 'custom:signup_tracking',
      value: JSON.stringify(source),
    },
  }).catch(() => {});
  reportSignup(source);
  clearSignupSource();
  return true;
};

/** Tells the library about the pool's host name, only here: with it, signing out would lead there. Answers the origin. */
const configure = ({ googleOrigin, ...config }: BrowserConfig) => {
  const origin = googleOrigin ?? '';
  const domain = origin.replace(/^https?:\/\//, '');
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
  const callback = `${location.origin}/login`;
  const Auth = {
    Cognito: {
      userPoolId,
      userPoolClientId,
      ...(userPoolEndpoint && { userPoolEndpoint }),
      loginWith: {
        email: true,
        oauth: {
          domain,
          scopes: ['openid', 'email', 'aws.cognito.signin.user.admin'],
          redirectSignIn: [callback],
          redirectSignOut: [callback],
          responseType: 'code' as const,
        },
      },
    },
  };
  if (origin.startsWith('http:')) reachWithoutTls(domain, origin);
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
  return new URL(origin).origin;
};

/** The library asks for tokens over https only, which the local stack does not speak. */
const reachWithoutTls = (domain: string, origin: string) => {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    fetch(typeof input === 'string' ? input.replace(`https://${domain}`, origin) : input, init);
};
