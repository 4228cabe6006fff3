import { spawnSync } from 'node:child_process';

/**
 * `npm run e2e`: the journeys in Chromium; options for Playwright follow `--`. With `--engines` the short journeys in
 * Chromium, Firefox and WebKit instead, or in the engines named.
 */
const args = process.argv.slice(2);
const runs = (...command: string[]) =>
  spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0;
const playwright = 'node_modules/@playwright/test/cli.js';

const passed = args.includes('--engines')
  ? runs('test/engines/index.ts', ...args.filter((one) => one !== '--engines'))
  : runs('test/support/chromium.ts') && runs(playwright, 'test', ...args);
process.exitCode = passed ? 0 : 1;
