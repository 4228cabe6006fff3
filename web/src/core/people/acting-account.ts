import { accountHeader } from '#shared/contract/route.ts';
import { removeLocalStorageByPrefix } from '../auth/remove-local-storage-by-prefix.ts';
import { currentSession, onLeave } from '../auth/session.ts';
import { toast } from '../toast.tsx';

/** The account that a new tab starts in, empty for the own one; gone with everything private when the session ends. */
const key = 'private:account';
/** Why this tab is in its own account: in words where it was sent back there. Meanwhile it goes to no other one by itself. */
const leftKey = 'left-account';

const read = (storage: () => Storage, name: string) => {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
};

/** Held for as long as the tab shows it, so that no other tab changes where this one writes. */
let acting = typeof window === 'undefined' ? null : read(() => localStorage, key) || null;

/** The account of somebody else that this tab works in; null in the own one. */
export const actingAccount = () => acting;

/** Names the account of a request. */
export const actingHeaders = (): Record<string, string> => {
  const account = actingAccount();
  return account === null ? {} : { [accountHeader]: account };
};

/** Notes the account to work in, null for the own one; the pages that are open show the earlier one. */
export const setActingAccount = (accountId: string | null) => {
  acting = accountId;
  localStorage.setItem(key, accountId ?? '');
};

/**
 * Goes to another account, null for the own one: what this browser keeps of the one before goes, or is shown in that one
 * only. What waits for the net stays with the business it was typed for.
 */
export const workIn = (accountId: string | null) => {
  for (const prefix of ['private:', 'carried:']) removeLocalStorageByPrefix(prefix);
  sessionStorage.clear();
  if (accountId === null) sessionStorage.setItem(leftKey, '');
  setActingAccount(accountId);
  location.assign('/dashboard');
};

/** Whether this tab may go to an account of somebody else by itself. */
export const mayGoByItself = () =>
  actingAccount() === null && read(() => sessionStorage, leftKey) === null;

/** The browser's fetch, which goes back to the own account once the other one no longer lets its person in. */
export const fetchActing =
  (ask: typeof fetch): typeof fetch =>
  async (...request) => {
    const asked = actingAccount();
    const response = await ask(...request);
    if (asked === null || response.status !== 403) return response;
    const body: { code?: string; title?: string } = await response
      .clone()
      .json()
      .catch(() => ({}));
    if (body.code === 'no-access' && asked === actingAccount()) {
      workIn(null);
      sessionStorage.setItem(leftKey, body.title ?? '');
    }
    return response;
  };

if (typeof window !== 'undefined') {
  onLeave(() => {
    acting = null;
  });
  // Another tab has gone to another account: what is open here is of the one before. Without a value a session has ended.
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed !== key || newValue === null || (newValue || null) === acting) return;
    if (currentSession().status === 'member') location.assign('/dashboard');
    else acting = newValue || null;
  });
  const why = read(() => sessionStorage, leftKey);
  if (why) {
    toast(why);
    sessionStorage.setItem(leftKey, '');
  }
}
