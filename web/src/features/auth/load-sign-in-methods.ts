import { loadAuth } from '#web/core/auth/load-auth.ts';

/**
 * What changes the owner's second factor and passkeys: one file, because each asks about the other. Loaded when it is
 * first needed; the session hears of it as of signing in.
 */
export const loadAuthenticator = async () => {
  await loadAuth();
  return import('./sign-in-methods.ts');
};
