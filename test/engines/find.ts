import { existsSync, globSync } from 'node:fs';
import { findChromium } from '../support/chromium.ts';
import { fromDebian, isDebianRoot, updateDebian } from '../support/tools/debian.ts';

/** Returns the first of these paths that exists. */
const first = (...places: (string | undefined)[]) =>
  places.find((place) => place && existsSync(place));

/** Each engine's program as Debian ships it, its other requirements, and the packages that install both. */
const engines = {
  chromium: { packages: ['chromium'], find: () => ({ browser: findChromium() }) },
  firefox: {
    packages: ['firefox-esr'],
    find: () => ({ browser: first(process.env.FIREFOX, '/usr/bin/firefox-esr') }),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => ({
      browser: first(process.env.WEBKIT, ...globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')),
      driver: first('/usr/bin/WebKitWebDriver'),
      screen: first('/usr/bin/Xvfb'),
    }),
  },
} as const;

export type EngineName = keyof typeof engines;
/** The engines that run every journey. */
export const engineNames = Object.keys(engines) as EngineName[];

/**
 * Returns the paths of an engine's programs; as root on Debian it installs missing ones, otherwise it throws with
 * instructions.
 */
export const programsOf = (engine: EngineName): Record<string, string> => {
  const { packages, find } = engines[engine];
  const look = (): Record<string, string | undefined> => find();
  const isWhole = (found: object) => Object.values(found).every(Boolean);
  if (!isWhole(look()) && isDebianRoot()) {
    console.log(`No ${engine} found. Installing it:`);
    void (updateDebian() && fromDebian(...packages));
  }
  const found = look();
  if (isWhole(found)) return found as Record<string, string>;
  throw new Error(`No ${engine}: sudo apt-get install ${packages.join(' ')}`);
};
