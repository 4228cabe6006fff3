import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '#web/core/config.ts';
import { Button } from '#web/ui/button.tsx';
import type { GoogleSignInState } from './google-sign-in-state.ts';

/** Google's sign in its own colors, which its terms ask for on such a button. */
const GoogleMark = () => (
  <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M46.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h12.4c-.5 2.9-2.2 5.3-4.6 6.9v5.7h7.5c4.4-4 6.8-10 6.8-16.6z"
    />
    <path
      fill="#34A853"
      d="M24 47c6.2 0 11.4-2.1 15.3-5.6l-7.5-5.7c-2.1 1.4-4.7 2.2-7.8 2.2-6 0-11.1-4-12.9-9.5H3.4v5.9C7.2 41.9 15 47 24 47z"
    />
    <path
      fill="#FBBC05"
      d="M11.1 28.4c-.5-1.4-.7-2.9-.7-4.4s.3-3 .7-4.4v-5.9H3.4C1.9 16.8 1 20.3 1 24s.9 7.2 2.4 10.3l7.7-5.9z"
    />
    <path
      fill="#EA4335"
      d="M24 10.1c3.4 0 6.4 1.2 8.8 3.5l6.6-6.6C35.4 3.2 30.2 1 24 1 15 1 7.2 6.1 3.4 13.7l7.7 5.9c1.8-5.5 6.9-9.5 12.9-9.5z"
    />
  </svg>
);

/** The way in through Google, on stages that have it; its code is loaded when it is pressed. */
export const GoogleButton = ({
  page,
  onFailure,
}: {
  page: GoogleSignInState['page'];
  onFailure: (words: string) => void;
}) => {
  const { search } = useLocation();
  const config = useConfig();
  const [busy, setBusy] = useState(false);
  if (config && !config.googleOrigin) return null;
  const leave = async () => {
    setBusy(true);
    try {
      const { leaveForGoogle } = await import('./google-sign-in.ts');
      await leaveForGoogle({ page, search });
    } catch {
      onFailure('We couldn’t reach Google. Check your internet connection and try again.');
      setBusy(false);
    }
  };
  return (
    // Keeps its place until the stage's settings are here, so that the page does not jump.
    <div className={config ? 'google' : 'google invisible'}>
      <p className="or">or</p>
      <Button variant="outline" busy={busy && 'Opening Google...'} onClick={() => void leave()}>
        <GoogleMark />
        Continue with Google
      </Button>
    </div>
  );
};
