import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './test/support/chromium.ts';
import { isNight } from './test/support/night.ts';
import { port, wholeProduct } from './test/support/tools/whole-product.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  // Node reads TypeScript itself; Playwright would translate all of it anew.
  build: { external: ['**/*'] },
  // Emptied at the start; the smoke test writes beside it.
  outputDir: 'test-results/journeys',
  // The kept texts are the same on every system.
  snapshotPathTemplate: 'test/e2e/screen-reader/{arg}{ext}',
  // Much of a journey is waiting: one more at a time than there are cores.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  // A busy build machine may cost a journey its time; its second try is reported. At a desk there is none.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer past what a test puts in the way of requests; the journeys about it let it in.
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
  projects: [
    {
      name: 'desktop',
      // What matters on a phone is tested there by day.
      ...(!isNight && { grepInvert: /@phone|@night/ }),
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      // What looks or is handled differently on a phone; everything else runs once, on the desktop.
      grep: /@phone/,
      ...(!isNight && { grepInvert: /@night/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node local/index.ts --built --fresh',
    url: `${wholeProduct.baseURL}/config.json`,
    env: { WEB_PORT: port, LOCAL_DIR: `test-results/journeys/local-${port}`, REPLY_PACE: '0.1' },
    stdout: 'ignore',
    timeout: 60_000,
  },
});
