import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { quantiles } from '../report.ts';

/** A phone on a slow connection: a quarter of this machine, 1.6 Mbit/s, 150 ms. */
export const slow = {
  cpu: 4,
  latency: 150,
  download: (1.6 * 1024 * 1024) / 8,
  upload: (750 * 1024) / 8,
};

type Kind = 'script' | 'style' | 'font';
/**
 * Bytes of everything a page loads by itself; `ahead` are scripts of the next page, requested after this one was idle.
 * `paint` is the first paint.
 */
export type Visit = Record<Kind | 'paint' | 'lcp' | 'ahead', number>;

/** The storage of a session. */
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The median of every part. */
export const median = (visits: readonly Visit[]): Visit => {
  const middle = (part: keyof Visit) => quantiles(visits.map((visit) => visit[part])).p50;
  return {
    paint: middle('paint'),
    lcp: middle('lcp'),
    script: middle('script'),
    ahead: middle('ahead'),
    style: middle('style'),
    font: middle('font'),
  };
};

/** One visit with an empty cache on a slow phone, as a visitor or with the storage of a session. */
export const visit = async (browser: Browser, url: string, storageState?: State) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(storageState && { storageState }),
  });
  const measured = await measure(await context.newPage(), url);
  await context.close();
  return measured;
};

/** The second visit of an owner whose first visit cached the app and the data on the device. */
export const repeatVisit = async (browser: Browser, url: string, storageState: State) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState,
  });
  const first = await context.newPage();
  await first.goto(url, { waitUntil: 'networkidle', timeout: 180_000 });
  await first.waitForFunction(async () => {
    const [name] = await caches.keys();
    const known = await indexedDB.databases();
    return name && (await (await caches.open(name)).keys()).length > 0 && known.length > 0;
  });
  // Responses are written to the device within a second.
  await first.waitForTimeout(2000);
  await first.close();
  const measured = await measure(await context.newPage(), url);
  await context.close();
  return measured;
};

/** The first paint of a page without text, as of a frame without scripts. */
export const framePaint = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await weigh(page);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 180_000 });
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  );
  await context.close();
  return paint;
};

const measure = async (page: Page, url: string): Promise<Visit> => {
  const weighed = await weigh(page);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 180_000 });
  const [paint, lcp, loaded] = await page.evaluate(
    () =>
      new Promise<[number, number, number]>((resolve) => {
        const [visit] = performance.getEntriesByType('navigation');
        const { loadEventStart = 0 } = (visit ?? {}) as Partial<PerformanceNavigationTiming>;
        const first = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
        new PerformanceObserver((list) =>
          resolve([first, list.getEntries().at(-1)?.startTime ?? 0, loadEventStart]),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  return { paint, lcp, ...(await weighed(Math.max(lcp, loaded))) };
};

const packed = new Map<string, Promise<number>>();
/** The gzip size of a file, which is fetched once more for it. */
const gzipped = (url: string) => {
  const known = packed.get(url) ?? fetchPacked(url);
  packed.set(url, known);
  return known;
};
const fetchPacked = async (url: string) => {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return url.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
};

/** Records responses and the time of their requests; a script requested after the page was idle counts as `ahead`. */
const weigh = async (page: Page) => {
  const kinds = new Map<string, Kind>();
  const asked = new Map<string, number>();
  const urls = new Map<string, string>();
  let start: number | undefined;
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.download,
    uploadThroughput: slow.upload,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  client.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    start ??= timestamp;
    asked.set(requestId, (timestamp - start) * 1000);
  });
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    urls.set(requestId, response.url);
    const kind = ({ Script: 'script', Stylesheet: 'style', Font: 'font' } as const)[
      type as 'Script'
    ];
    if (kind) kinds.set(requestId, kind);
  });
  return async (rest: number) => {
    const inside = await page.$$eval('style[data-href]', (styles) =>
      styles.map(({ textContent }) => textContent ?? ''),
    );
    const style = inside.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    const sums = { script: 0, ahead: 0, style, font: 0 };
    for (const [id, kind] of kinds) {
      const isAhead = kind === 'script' && (asked.get(id) ?? 0) > rest;
      sums[isAhead ? 'ahead' : kind] += await gzipped(urls.get(id) ?? '');
    }
    return sums;
  };
};
