/** What decides where a signed-in person may go. */
export type GuardedVisitor = { isAdmin: boolean; onboarded: boolean; isPreviewing: boolean };

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** The dashboard, and the page on which an owner lets an AI app in. */
const isOwners = (path: string) => isUnder(path, '/dashboard') || path === '/oauth/authorize';

/** Where a signed-in person is sent instead of the app page they asked for, or null when they may stay. */
export const redirectFor = (path: string, { isAdmin, onboarded, isPreviewing }: GuardedVisitor) => {
  if (isUnder(path, '/onboarding-preview') || isUnder(path, '/checkout')) return null;
  if (isAdmin && !isPreviewing)
    return isUnder(path, '/admin') || isUnder(path, '/test-business-types') ? null : '/admin';
  if (!onboarded && !isAdmin) return isUnder(path, '/onboarding') ? null : '/onboarding';
  return isOwners(path) || isUnder(path, '/test-business-types') ? null : '/dashboard';
};

/** Where somebody who is not signed in is sent from an app page. */
export const redirectGuest = (path: string, search = '') =>
  isOwners(path) || isUnder(path, '/admin')
    ? `/login?next=${encodeURIComponent(path + search)}`
    : '/';
