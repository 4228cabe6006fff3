import { dropDatabase, dropEntry } from './indexed-db.ts';
import { allowRestoreAgain } from './persist-query-cache.ts';
import { registerAgain } from './service-worker-registration.ts';

/** The service worker's caches; whatever else another tool put there is gone as well. */
const dropCaches = async () => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

/**
 * Removes what a session left on this device. After an expired one (`notice` says why) the question on its way and what
 * was shared wait for the same owner; when the owner left, everything goes, and the worker is empty until the next
 * sign-in.
 */
export const forgetDeviceData = async (notice: string | null) => {
  registerAgain();
  allowRestoreAgain();
  const dropping = notice === null ? [dropDatabase(), dropCaches()] : [dropEntry('queries')];
  await Promise.allSettled(dropping);
};
