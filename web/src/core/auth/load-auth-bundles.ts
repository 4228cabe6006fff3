import { currentSession, enter, leave } from './session.ts';

/** The code that renews and ends a session, loaded when it is first needed; it reports here when one begins or ends. */
export const loadSessionBundle = async () => {
  const auth = await import('./session-bundle.ts');
  auth.setSessionListener({ enter, leave, isMember: () => currentSession().status === 'member' });
  return auth;
};

/** The code that begins a session or changes how its owner signs in: most of the user pool's library, which a running session does without. */
export const loadSignInBundle = async () => {
  const [signIn] = await Promise.all([import('./sign-in-bundle.ts'), loadSessionBundle()]);
  return signIn;
};
