import { sessionNotices } from '../session-notices.ts';
import { moveOn } from './follow-other-tabs.ts';
import { loadSessionBundle } from './load-auth-bundles.ts';
import { removeLocalStorageByPrefix } from './remove-local-storage-by-prefix.ts';
import { isTaken, leave } from './session.ts';
import { libraryPrefix } from './stored-user.ts';

/** Signs out here and in every other tab of this browser, even when the user pool or our own code is out of reach. */
export const signOut = async () => {
  try {
    const auth = await loadSessionBundle();
    await auth.revokeTokens();
  } finally {
    // Nobody who opens the browser later may find the one who left still signed in.
    removeLocalStorageByPrefix(libraryPrefix);
    leave();
  }
};

/** The session is over for the server too: it can no longer be renewed, or its account is being deleted. */
export const expireSession = async (notice: string = sessionNotices.sessionExpired) => {
  // The tokens are another owner's: they stay, and this tab shows their session.
  if (isTaken()) return moveOn();
  leave(notice);
  const auth = await loadSessionBundle();
  await auth.forgetTokens();
};
