import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { launchChromium } from '../support/chromium.ts';
import { freePort } from '../support/tools/free-port.ts';
import { seconds, type Table } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const patienceMs = 10 * 60_000;

/**
 * Measures the first start after cloning the repository: `npm ci && npm start` until the first page is on the screen.
 */
export const firstStart = async (): Promise<Table> => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenhands-first-start-'));
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const browser = await launchChromium();
  const page = await browser.newPage();
  const port = await freePort();
  const begin = performance.now();
  const product = spawn('npm ci && exec npm start', {
    cwd: clone,
    shell: true,
    // A separate process group, so that everything npm started ends with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...newcomersEnvironment(), npm_config_cache: join(folder, 'npm'), WEB_PORT: `${port}` },
  });
  const ended = once(product, 'exit');
  try {
    await Promise.race([
      firstPage(page, `http://localhost:${port}/`),
      ended.then(() => Promise.reject(new Error('The product did not start'))),
    ]);
    const took = performance.now() - begin;
    return {
      title: 'First start',
      note: 'One run on a fresh clone, with an empty cache of npm; the page is drawn in Chromium.',
      rows: [
        {
          what: '`npm ci && npm start` to the first page',
          ours: seconds(took),
          floor: 'budget 60 s',
        },
      ],
    };
  } finally {
    await browser.close();
    if (product.pid && product.exitCode === null) process.kill(-product.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** Removes the variables that npm adds for the running command: its settings, and the Node among our dependencies. */
const newcomersEnvironment = () => {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const folders = (process.env.PATH ?? '')
    .split(':')
    .filter((one) => !one.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: folders.join(':') };
};

/** Resolves when the landing page shows its heading. */
const firstPage = async (page: Page, url: string) => {
  const heading = page.getByRole('heading', { level: 1, name: 'good with your hands' });
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const isOpen = await page.goto(url).then(
      () => true,
      () => false,
    );
    if (isOpen) return heading.waitFor({ timeout: end - performance.now() });
    await sleep(100);
  }
  throw new Error(`Nothing is shown at ${url}`);
};
