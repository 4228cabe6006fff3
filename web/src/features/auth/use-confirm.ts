import { useRef } from 'react';
import { loadSignIn } from '#web/session.ts';
import { forgetPending } from './pending-sign-up.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Said when the address is confirmed and the password is not the one it was signed up with. */
export const otherPassword =
  'Your email is confirmed, but this is not the password it was signed up with. Set a new one with "Forgot password?" on the sign-in page.';

/** Confirms an address with its code and signs in; an address that is confirmed already, here or in another tab, is not confirmed again. */
export const useConfirm = (email: string) => {
  const isConfirmed = useRef(false);
  return async (code: string, password: string) => {
    const auth = await loadSignIn();
    if (!isConfirmed.current)
      await auth.confirmSignUp(email, code).catch((error: unknown) => {
        const isDone =
          nameOf(error) === 'NotAuthorizedException' && /CONFIRMED/.test(String(error));
        if (!isDone) throw error;
      });
    isConfirmed.current = true;
    try {
      const answer = await auth.signIn(email, password);
      forgetPending();
      return answer;
    } catch (error) {
      if (nameOf(error) === 'NotAuthorizedException') throw new Error(otherPassword);
      throw error;
    }
  };
};
