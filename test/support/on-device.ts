import { expect, type Page } from '@playwright/test';

/** The scopes of the service workers a page knows. */
export const registrations = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** Whether a service worker answers for what the page asks. */
export const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** An entry of the app's database, or undefined. */
export const entry = (page: Page, name: 'queries' | 'outbox' | 'shared') =>
  page.evaluate(async (key) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === 'sevenhands')) return undefined;
    return new Promise<unknown>((resolve) => {
      const opening = indexedDB.open('sevenhands');
      // Removed since: opening it may not leave an empty one behind.
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

/** The names of the caches the device has. */
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Waits until the app's files and what was last read stand on the device. */
export const onDevice = async (page: Page) => {
  // Again where the page was just going to another address.
  await expect(async () => expect(await cacheNames(page)).toHaveLength(1)).toPass({
    timeout: 60_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => entry(page, 'queries')).toBeTruthy();
  // What was answered last is written within a second.
  await page.waitForTimeout(1200);
};

/** Everything a page of this origin can find on the device. */
export const leftOver = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
