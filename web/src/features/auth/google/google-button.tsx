import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '#web/config.ts';
import { Button } from '#web/ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import type { Way } from './way.ts';

/** The way in through Google, on stages that have it; its code is loaded when it is pressed. */
export const GoogleButton = ({
  page,
  onFailure,
}: {
  page: Way['page'];
  onFailure: (words: string) => void;
}) => {
  const { search } = useLocation();
  const config = useConfig();
  const [busy, setBusy] = useState(false);
  if (config && !config.googleOrigin) return null;
  const leave = async () => {
    setBusy(true);
    try {
      const { leaveForGoogle } = await import('./sign-in.ts');
      await leaveForGoogle({ page, search });
    } catch {
      onFailure('We could not reach Google. Please check your internet connection and try again.');
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
