import { loadSessionBundle } from '#web/core/auth/load-auth-bundles.ts';

/**
 * What changes the owner's second factor and passkeys: one file, because each asks about the other. Loaded when it is
 * first needed; the session hears of it as of signing in.
 */
export const loadTwoStepAndPasskeys = async () => {
  await loadSessionBundle();
  return import('./two-step-and-passkeys-bundle.ts');
};
