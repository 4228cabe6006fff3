/** A sign-up that waits for its code: kept in this browser, so that a reload or another tab finds the code screen again. The password is never kept. */
export type PendingSignUp = { email: string; page: '/signup' | '/login'; search: string };

const key = 'pending-sign-up';
/** As long as the code is valid. */
const keptMs = 86_400_000;

/** The sign-up that waits on this page, or null; what a hand or another version of the app left behind counts as none. */
export const readPending = (page: PendingSignUp['page']): PendingSignUp | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isFresh = Date.now() - Number(kept?.at) < keptMs;
    if (!isFresh || kept.page !== page || typeof kept.email !== 'string') return null;
    return { email: kept.email, page, search: typeof kept.search === 'string' ? kept.search : '' };
  } catch {
    return null;
  }
};

/** Remembers that a code was sent. */
export const keepPending = (pending: PendingSignUp) => {
  try {
    localStorage.setItem(key, JSON.stringify({ ...pending, at: Date.now() }));
  } catch {}
};

/** Forgets it: the code was typed, or another address is wanted. */
export const forgetPending = () => {
  try {
    localStorage.removeItem(key);
  } catch {}
};
