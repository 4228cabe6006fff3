/** What decides where a signed-in person may go. */
export type GuardedVisitor = { isAdmin: boolean; onboarded: boolean; isPreviewing: boolean };

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** Where a signed-in person is sent instead of the app page they asked for, or null when they may stay. */
export const redirectFor = (path: string, { isAdmin, onboarded, isPreviewing }: GuardedVisitor) => {
  if (isUnder(path, '/onboarding-preview') || isUnder(path, '/checkout')) return null;
  if (isAdmin && !isPreviewing)
    return isUnder(path, '/admin') || isUnder(path, '/test-business-types') ? null : '/admin';
  if (!onboarded && !isAdmin) return isUnder(path, '/onboarding') ? null : '/onboarding';
  const isOwners = ['/dashboard', '/oauth/authorize', '/test-business-types'].some((root) =>
    isUnder(path, root),
  );
  return isOwners ? null : '/dashboard';
};

/** Where somebody who is not signed in is sent from an app page. */
export const redirectGuest = (path: string, search = '') =>
  ['/dashboard', '/admin', '/oauth/authorize'].some((root) => isUnder(path, root))
    ? `/login?next=${encodeURIComponent(path + search)}`
    : '/';
