import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, firefox, type Page } from '@playwright/test';
import { chromiumFlags } from '../support/chromium.ts';
import { firstLine } from '../support/pages/first-line.ts';
import type { Browser, Engine } from './engine.ts';

/**
 * Firefox ESR does not support this BiDi command yet, and Playwright fails without it, so it gets an empty response.
 * Remove this with an ESR that supports it; then the call below finds no command to answer.
 */
const unknown = '"emulation.setMediaFeaturesOverride"';
type Socket = { emit: (event: string, ...args: unknown[]) => boolean };
type Send = (this: Socket, text: string, ...rest: unknown[]) => void;

const answerForFirefox = () => {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
    ws: { prototype: { send: Send } };
  };
  const { send } = ws.prototype;
  ws.prototype.send = function (text, ...rest) {
    if (!String(text).includes(unknown)) return send.call(this, text, ...rest);
    const answer = JSON.stringify({ type: 'success', id: JSON.parse(text).id, result: {} });
    queueMicrotask(() => this.emit('message', answer, false));
  };
};

/**
 * Over BiDi Playwright sets a field's value without React noticing; this types it like a keyboard. Runs in the page.
 */
const typeAsAnOwnerDoes = () =>
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => document.execCommand('insertText', false, text),
    set: () => {},
  });

/** Matches a name that equals this or begins with it. */
const named = (name: string) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const handsOn = (page: Page, origin: string): Browser => ({
  open: async (path) => void (await page.goto(origin + path)),
  type: (label, text) => page.getByLabel(named(label)).first().fill(text),
  press: async (name) => {
    const exact = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('checkbox', { name, exact: true }));
    const any = exact.or(page.getByRole('button', { name: named(name) })).first();
    await any.waitFor();
    await ((await exact.count()) ? exact.first() : any).click();
  },
  follow: async (name) => {
    const exact = page.getByRole('link', { name, exact: true });
    const any = exact.or(page.getByRole('link', { name: named(name) })).first();
    await any.waitFor();
    await ((await exact.count()) ? exact.first() : any).click();
  },
  choose: (name) =>
    page
      .getByRole('option', { name: named(name) })
      .first()
      .click(),
  reload: async () => void (await page.reload()),
  resize: (width, height) => page.setViewportSize({ width, height }),
  pick: (words) => page.getByText(words, { exact: true }).first().click(),
  sees: (words) => page.getByText(words).first().waitFor(),
  answerBegins: async () => {
    for (let tries = 0; (await page.evaluate(firstLine))?.isInSight !== true; tries++) {
      if (tries === 100) throw new Error('The first line of the answer is out of sight.');
      await sleep(100);
    }
  },
  ticked: (name) => page.getByRole('checkbox', { name, exact: true, checked: true }).waitFor(),
  at: (path) => page.waitForURL(({ pathname }) => pathname === path),
});

/** Chromium over its own protocol, or Firefox over WebDriver BiDi. */
export const openPlaywright = async (
  name: 'chromium' | 'firefox',
  executablePath: string,
  origin: string,
): Promise<Engine> => {
  if (name === 'firefox') answerForFirefox();
  const browser = await (name === 'chromium'
    ? chromium.launch({ executablePath, args: chromiumFlags })
    : firefox.launch({ executablePath, channel: 'moz-firefox' }));
  return {
    version: async () => browser.version(),
    fresh: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      // Headless Chromium needs the permission in advance; the others grant it after a click.
      if (name === 'chromium')
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      context.setDefaultTimeout(30_000);
      if (name === 'firefox') await context.addInitScript(typeAsAnOwnerDoes);
      const page = await context.newPage();
      return {
        ...handsOn(page, origin),
        picture: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};
