/** A sign-in with Google that is under way: kept in this tab, because the page is left meanwhile. */
export type GoogleSignInState = {
  page: '/login' | '/signup';
  /** What the address of the page carried, such as the plan that was chosen. */
  search: string;
  /** The second round of a first sign-in. */
  isAgain?: true;
};

const key = 'google-way';

/** Remembers where somebody left for Google. */
export const keepGoogleSignInState = (way: GoogleSignInState) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(way));
  } catch {}
};

/** Where somebody left for Google, once; what another version of the app left behind counts as none. */
export const takeGoogleSignInState = (): GoogleSignInState => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return {
      page: kept.page === '/signup' ? '/signup' : '/login',
      search: typeof kept.search === 'string' ? kept.search : '',
      ...(kept.isAgain === true && { isAgain: true }),
    };
  } catch {
    return { page: '/login', search: '' };
  }
};

/** Whether an address is the one to which the user pool sends people back. */
export const isGoogleReturn = (search: string) => {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
};
