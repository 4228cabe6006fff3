import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { fromDebian, isDebianRoot, run, updateDebian } from './tools/debian.ts';

const usualPlaces = [
  // The same engine without windows takes three quarters of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the browser to use: the one in `CHROMIUM`, one in a usual path, or Playwright's own; undefined if there is
 * none.
 */
export const findChromium = () =>
  [process.env.CHROMIUM, ...usualPlaces, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/** The arguments a browser needs in a container or on a shared machine. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser outside of Playwright tests. */
export const launchChromium = (options: LaunchOptions = {}) => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
    ...options,
  });
};

/** Installs a Chromium and prints how: from Debian's packages if permitted, else Playwright's own download. */
const install = () => {
  console.log('No Chromium found (CHROMIUM, the usual places, Playwright). Installing one:');
  const isInstalled =
    isDebianRoot() &&
    updateDebian() &&
    // An older Debian has only the browser with windows.
    (fromDebian('chromium-headless-shell') || fromDebian('chromium'));
  if (!isInstalled) run('npx', 'playwright', 'install', 'chromium');
  const found = findChromium();
  if (found) return found;
  throw new Error('Still no Chromium. Install one and set CHROMIUM to its path.');
};

if (import.meta.main) console.log(`Chromium: ${findChromium() ?? install()}`);
