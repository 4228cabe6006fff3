import { loadAuth } from '#web/session.ts';

/** What changes the owner's second factor, loaded when it is first needed; the session hears of it as of signing in. */
export const loadAuthenticator = async () => {
  await loadAuth();
  return import('./authenticator.ts');
};
