import { invitationPath } from '../page-after-sign-in.ts';

const key = 'invitation';

/**
 * The secret of the invitation that this tab came with, null without one. It leaves the address bar and stays with the tab,
 * so that whoever signs in or up first comes back to it.
 */
export const keepInvitation = (): string | null => {
  const token = /^#([\w-]{43})$/.exec(location.hash)?.[1];
  try {
    if (token) {
      sessionStorage.setItem(key, token);
      history.replaceState(history.state, '', invitationPath);
    }
    return token ?? sessionStorage.getItem(key);
  } catch {
    return token ?? null;
  }
};
