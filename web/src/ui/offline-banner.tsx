import { useOnline } from '../connection.ts';

/** Shown while the browser is offline: what still works. */
export const OfflineBanner = () => (
  <div role="status">
    {!useOnline() && (
      <p className="offline-banner">
        You are offline. You see what this device has; what you ask or tick goes out once you are
        back.
      </p>
    )}
  </div>
);
