import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The scopes of the page's service workers. */
export const registrations = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** Whether a service worker controls the page. */
export const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** An entry of the app's database, or undefined. */
export const entry = (page: Page, name: 'queries' | 'shared') =>
  page.evaluate(async (key) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === 'sevenhands')) return undefined;
    return new Promise<unknown>((resolve) => {
      const opening = indexedDB.open('sevenhands');
      // Deleted in the meantime; opening it must not create an empty one.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(undefined);
      opening.onsuccess = () => {
        const asking = opening.result.transaction('kept').objectStore('kept').get(key);
        asking.onsuccess = () => {
          opening.result.close();
          resolve(asking.result);
        };
      };
    });
  }, name);

/** The keys of everything that waits for the net. */
export const queued = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')));

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Waits until the app's files and the last read data are stored on the device, with the named queries by the start of their keys. */
export const onDevice = async (page: Page, ...keys: readonly (readonly string[])[]) => {
  // Retries when the page was about to navigate.
  await expect(async () => expect(await cacheNames(page)).toHaveLength(1)).toPass({
    timeout: 60_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => entry(page, 'queries')).toBeTruthy();
  const stored = async () => JSON.stringify(await entry(page, 'queries'));
  for (const key of keys)
    await expect.poll(stored, { timeout: 20_000 }).toContain(JSON.stringify(key).slice(0, -1));
  // The last response is written within a second.
  await page.waitForTimeout(1200);
};

/** Everything a page of this origin can find on the device. */
export const storedOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));

/**
 * A connection that a test can cut, also for pages that load while it is cut: the browser's own switch can reach a new
 * page after its first requests. Called before the first page loads.
 */
export const connectionOf = async (context: BrowserContext) => {
  let isCut = false;
  await context.route('**/api/**', (route) =>
    isCut ? route.abort('internetdisconnected') : route.fallback(),
  );
  const set = async (next: boolean) => {
    isCut = next;
    await context.setOffline(next);
  };
  return { cut: () => set(true), restore: () => set(false) };
};
