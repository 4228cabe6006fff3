import { accountHeader } from '#shared/contract/route.ts';
import { toast } from '../toast.tsx';

/** Gone with everything private when the session ends. */
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

/** The account of somebody else that this browser works in; null in the own one. */
export const actingAccount = () =>
  typeof window === 'undefined' ? null : read(() => localStorage, key);

/** Names the account of a request. */
export const actingHeaders = (): Record<string, string> => {
  const account = actingAccount();
  return account === null ? {} : { [accountHeader]: account };
};

/** Notes the account to work in, null for the own one; the pages that are open show the earlier one. */
export const setActingAccount = (accountId: string | null) => {
  if (accountId === null) localStorage.removeItem(key);
  else localStorage.setItem(key, accountId);
};

/** Whether something typed in the account that is open still waits for the net. */
export const hasUnsent = () => Object.keys(localStorage).some((name) => name.startsWith('outbox:'));

/** Goes to another account, null for the own one: what this browser keeps of the one before goes, or is shown in that one only. */
export const workIn = (accountId: string | null) => {
  for (const name of Object.keys(localStorage))
    if (/^(?:private|forwarded|outbox):/.test(name)) localStorage.removeItem(name);
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
  // Another tab has gone to another account: what is open here is of the one before.
  addEventListener('storage', (event) => {
    if (event.key === key && event.oldValue !== event.newValue) location.assign('/dashboard');
  });
  toast(read(() => sessionStorage, leftKey) ?? '');
}
