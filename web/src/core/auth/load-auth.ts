import { currentSession, enter, leave } from './session.ts';

/** The code that renews and ends a session, loaded when it is first needed; it reports here when one begins or ends. */
export const loadAuth = async () => {
  const auth = await import('./auth-tokens.ts');
  auth.report({ enter, leave, isMember: () => currentSession().status === 'member' });
  return auth;
};

/** The code that begins a session or changes how its owner signs in: most of the user pool's library, which a running session does without. */
export const loadSignIn = async () => {
  const [signIn] = await Promise.all([import('./auth-sign-in.ts'), loadAuth()]);
  return signIn;
};
