import { useOnline } from '../connection.ts';

/** Shown while the browser is offline: what still works. */
export const OfflineBanner = () => (
  <div role="status">
    {!useOnline() && (
      <p className="offline-banner">
        You are offline. What you open or ask now comes once you are back.
      </p>
    )}
  </div>
);
