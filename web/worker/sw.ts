import { sharePath } from '../../shared/web-paths.ts';
import { receiveShare } from './receive-share.ts';

/**
 * The service worker of the dashboard: it answers for the app's own files from this device, and takes in what the phone's
 * share sheet sends. It never touches the API, and a public page is outside its scope.
 */

declare const self: ServiceWorkerGlobalScope;
/** The build writes both in: the name of this version, and its files with the hash of those whose name has none. */
declare const version: string;
declare const files: readonly (readonly [file: string, integrity?: string])[];

const app = '/app.html';
/** The one file that differs between stages: the newest there is, and the last one without a connection. */
const config = '/config.json';
const known = new Set(files.map(([file]) => file));

const isFilled = async () => {
  if (!(await caches.has(version))) return false;
  const kept = await (await caches.open(version)).keys();
  return kept.length > files.length;
};

/** A file with a hash in its name comes from an earlier version's cache or the browser's own; the others must be those of this build. */
const load = async (file: string, integrity?: string) => {
  const isNamed = file.startsWith('/assets/');
  const earlier = isNamed ? await caches.match(file) : undefined;
  if (earlier) return earlier;
  const request = new Request(
    file,
    isNamed ? {} : { cache: 'no-cache', integrity: integrity ?? '' },
  );
  const answer = await fetch(request);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return answer;
};

/** Keeps every file, or none where one is missing. */
const fill = async () => {
  if (await isFilled()) return;
  const loaded = await Promise.all(
    [...files, [config] as const].map(
      async ([file, integrity]) => [file, await load(file, integrity)] as const,
    ),
  );
  const cache = await caches.open(version);
  await Promise.all(loaded.map(([file, answer]) => cache.put(file, answer)));
};

const dropOthers = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)));
};

/** The file of this version that answers a request, if there is one. */
const fileFor = ({ mode }: Request, { pathname }: URL) => {
  if (mode === 'navigate')
    return pathname === '/dashboard' || pathname.startsWith('/dashboard/') ? app : undefined;
  return known.has(pathname) ? pathname : undefined;
};

const kept = async (file: string, request: Request) =>
  (await caches.match(file, { cacheName: version })) ?? (await fetch(request));

const newest = async (request: Request) => {
  try {
    const answer = await fetch(request);
    // Nothing is kept again after the owner has signed out.
    if (answer.ok && (await caches.has(version)))
      await (await caches.open(version)).put(config, answer.clone());
    return answer;
  } catch (error) {
    const last = await caches.match(config, { cacheName: version });
    if (last) return last;
    throw error;
  }
};

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && url.pathname === sharePath)
    return event.respondWith(receiveShare(request));
  if (request.method !== 'GET') return;
  if (url.pathname === config) return event.respondWith(newest(request));
  const file = fileFor(request, url);
  if (file) event.respondWith(kept(file, request));
});
self.addEventListener('message', (event) => {
  // A new version waits until its owner asks for it: open tabs go on with the files they came with.
  if (event.data === 'take-over') void self.skipWaiting();
  // After a sign-out, which empties the cache, the next owner fills it again.
  if (event.data === 'fill') event.waitUntil(fill().catch(() => {}));
});
