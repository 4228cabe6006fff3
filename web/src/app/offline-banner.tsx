import { useOnline } from '#web/core/online/use-online.ts';

/** Shown while the browser is offline: what still works. */
export const OfflineBanner = () => (
  <div role="status">
    {!useOnline() && (
      <p className="offline-banner">
        You’re offline. You’re seeing saved info. We’ll send your changes when you’re back online.
      </p>
    )}
  </div>
);
