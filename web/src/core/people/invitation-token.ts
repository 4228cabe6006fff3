import { invitationPath } from '../page-after-sign-in.ts';

const key = 'invitation';

/** Stores the secret of an invitation for this tab; a session that ends takes what is stored along. */
export const storeInvitationToken = (token: string) => {
  try {
    sessionStorage.setItem(key, token);
  } catch {}
};

/**
 * The secret of the invitation that this tab came with, null without one. It leaves the address bar and stays with the tab,
 * so that whoever signs in or up first comes back to it.
 */
export const takeInvitationToken = (): string | null => {
  const token = /^#([\w-]{43})$/.exec(location.hash)?.[1];
  try {
    if (token) {
      storeInvitationToken(token);
      history.replaceState(history.state, '', invitationPath);
    }
    return token ?? sessionStorage.getItem(key);
  } catch {
    return token ?? null;
  }
};
