import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../support/chromium.ts';

const executablePath = findChromium();

// biome-ignore lint/style/noDefaultExport: Playwright reads it that way.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/smoke',
  workers: 1,
  // A cold start can be slow, and a new distribution takes a moment to reach every edge.
  timeout: 120_000,
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SMOKE_URL,
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
});
