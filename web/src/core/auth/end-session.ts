import { messages } from '../session-messages.ts';
import { dropKeys } from './drop-keys.ts';
import { moveOn } from './follow-other-tabs.ts';
import { loadAuth } from './load-auth.ts';
import { isTaken, leave } from './session.ts';
import { libraryPrefix } from './stored-user.ts';

/** Signs out here and in every other tab of this browser, even when the user pool or our own code is out of reach. */
export const signOut = async () => {
  try {
    const auth = await loadAuth();
    await auth.signOut();
  } finally {
    // Nobody who opens the browser later may find the one who left still signed in.
    dropKeys(libraryPrefix);
    leave();
  }
};

/** The session is over for the server too: it can no longer be renewed, or its account is being deleted. */
export const expire = async (notice: string = messages.sessionExpired) => {
  // The tokens are another owner's: they stay, and this tab shows their session.
  if (isTaken()) return moveOn();
  leave(notice);
  const auth = await loadAuth();
  await auth.forgetTokens();
};
