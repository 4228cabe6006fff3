import { currentSession, enter, isTaken, leave } from './session.ts';
import { isUserKey, storedUser } from './stored-user.ts';

/**
 * Follows what other tabs of this browser do: sign out, or sign in as another owner. A tab that slept hears late, so
 * it goes by who is signed in now and not by what the event tells.
 */
export const followOtherTabs = () => {
  addEventListener('storage', ({ key }) => {
    if (key !== null && !isUserKey(key)) return;
    const now = storedUser();
    if (now === null) {
      if (currentSession().status === 'member') leave();
    } else if (currentSession().status === 'guest') enter();
    else if (isTaken()) moveOn();
  });
};

/** Leaves the page of an earlier owner for that of who is signed in now. */
export const moveOn = () => {
  leave();
  location.assign('/dashboard');
};
