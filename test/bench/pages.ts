import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { kilobytes, ms, quantiles, ratio, type Table } from './report.ts';

const runs = 7;
/** As it is before a benchmark starts services of its own in this process. */
const environment = { ...process.env };
const port = 20_000 + (process.pid % 20_000);
const origin = `http://localhost:${port}`;
/** A phone on a slow line: a quarter of this machine, 1.6 Mbit/s, 150 ms. */
const slow = { cpu: 4, latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };

type Kind = 'script' | 'style' | 'font';
/** Bytes of everything a page loads by itself; `ahead` are scripts of the next page, asked for once this one had come to rest. */
type Visit = Record<Kind | 'lcp' | 'ahead', number>;

/** What a first visit weighs and when its main content shows, against the same text as static HTML and a bare React page. */
export const pages = async (): Promise<Table> => {
  const stack = spawn(process.execPath, ['infra/local/index.ts', '--built', '--fresh'], {
    env: {
      ...environment,
      WEB_PORT: String(port),
      LOCAL_DIR: mkdtempSync(join(tmpdir(), 'bench-')),
      REPLY_PACE: '0',
    },
    stdio: 'ignore',
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  });
  const floors = await startFloors();
  try {
    await untilUp();
    const table: Table = {
      title: 'First visits',
      note: [
        `CPU ${slow.cpu} × slower, slow 4G, empty cache, median of ${runs} alternating runs.`,
        'The floor of a public page is its own text and styles as static HTML without scripts. Weights are gzip, in kB of',
        '1000 bytes, of everything a page loads by itself; scripts after the + are prefetched for the next page, after',
        'this one has loaded. Budgets: LCP 1.15 ×; public pages 87 kB of scripts, 10 of styles, 45 of fonts; /login 150 kB',
        'with the sign-in code; signed in 200 kB. Lighthouse’s results: lighthouse.md.',
      ].join(' '),
      rows: [],
    };
    for (const path of ['/', '/pricing', '/login']) {
      const [ours, floor] = await inTurn(browser, `${origin}${path}`, `${floors.origin}${path}`);
      table.rows.push({
        what: `${path} LCP`,
        ours: ms(ours.lcp),
        floor: ms(floor.lcp),
        ratio: ratio(ours.lcp, floor.lcp),
      });
      table.rows.push({ what: `${path} weight`, ours: weight(ours), floor: weight(floor) });
    }
    const [, react] = await inTurn(browser, `${origin}/`, `${floors.origin}/bare-react`);
    table.rows.push({
      what: 'bare React page',
      ours: '',
      floor: `${ms(react.lcp)}, ${weight(react)}`,
    });
    const chat = await signedIn(browser);
    table.rows.push({
      what: 'signed in, a helper’s chat',
      ours: `${ms(chat.lcp)}, ${weight(chat)}`,
    });
    return table;
  } finally {
    await browser.close();
    floors.server.close();
    stack.kill();
  }
};

const weight = ({ script, ahead, style, font }: Visit) =>
  [
    `${kilobytes(script)} JS${ahead ? ` + ${kilobytes(ahead)}` : ''}`,
    `${kilobytes(style)} CSS`,
    `${kilobytes(font)} fonts`,
  ].join(', ');

const inTurn = async (browser: Browser, ours: string, floor: string) => {
  const visits: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    visits[0].push(await visit(browser, ours));
    visits[1].push(await visit(browser, floor));
  }
  return visits.map(median) as [Visit, Visit];
};

const median = (visits: readonly Visit[]): Visit => {
  const middle = (part: keyof Visit) => quantiles(visits.map((visit) => visit[part])).p50;
  return {
    lcp: middle('lcp'),
    script: middle('script'),
    ahead: middle('ahead'),
    style: middle('style'),
    font: middle('font'),
  };
};

const visit = async (browser: Browser, url: string, storageState?: string) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const weighed = await weigh(page);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 180_000 });
  const [lcp, loaded] = await page.evaluate(
    () =>
      new Promise<[number, number]>((resolve) => {
        const [visit] = performance.getEntriesByType('navigation');
        const { loadEventStart = 0 } = (visit ?? {}) as Partial<PerformanceNavigationTiming>;
        new PerformanceObserver((list) =>
          resolve([list.getEntries().at(-1)?.startTime ?? 0, loadEventStart]),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const sums = await weighed(Math.max(lcp, loaded));
  await context.close();
  return { lcp, ...sums };
};

const packed = new Map<string, Promise<number>>();
/** The size of a file, gzip; each is fetched once more for it. */
const gzipped = (url: string) => {
  const known = packed.get(url) ?? fetchPacked(url);
  packed.set(url, known);
  return known;
};
const fetchPacked = async (url: string) => {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return url.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
};

/** Notes what arrives and when it was asked for; what was asked for after the page had come to rest is ahead of time. */
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

const signedIn = async (browser: Browser) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill('demo@sevenhands.test');
  await page.getByLabel('Password', { exact: true }).fill('sevenhands');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const state = JSON.stringify(await context.storageState());
  await context.close();
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++)
    visits.push(await visit(browser, `${origin}/dashboard/sales?view=chat`, JSON.parse(state)));
  return median(visits);
};

const untilUp = async () => {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${origin}/config.json`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product did not start');
};

/** The floors on one server: our pages without their scripts, and a page that React draws by itself. */
const startFloors = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import {createRoot} from 'react-dom/client';import {createElement as e} from 'react';createRoot(document.body.appendChild(document.createElement('div'))).render(e('h1',null,'Bare React'))",
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.text ?? '';
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const send = (type: string, body: Buffer | string) =>
      response
        .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
        .end(gzipSync(body));
    if (path === '/bare-react')
      return send('text/html', '<!doctype html><body><script src="/bare.js"></script>');
    if (path === '/bare.js') return send('text/javascript', script);
    const own = await fetch(origin + path);
    const type = own.headers.get('content-type') ?? 'text/html';
    if (!type.startsWith('text/html')) return send(type, Buffer.from(await own.arrayBuffer()));
    const page = await own.text();
    send(
      type,
      page
        .replace(/<script[^>]* src="[^>]*><\/script>/g, '')
        .replace(/<style data-href="([^"]+)">.*?<\/style>/s, '<link rel="stylesheet" href="$1">')
        .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, ''),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
};
