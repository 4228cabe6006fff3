import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { tradePages } from '#shared/catalogue/trades.ts';
import { launchChromium } from '../support/chromium.ts';
import { open, type PlaywrightApp, startPlaywrightApp } from '../support/playwright-app.ts';

/**
 * Takes the pictures of the product for the public pages, in both themes: `npm run pictures`, then commit them. They
 * show the built app with the plumber's example, answered by the model's stand-in.
 */

const folder = join(import.meta.dirname, '../../web/src/features/site/pictures');
const { example } = tradePages.Plumber;
/** As large as the landing page shows it on a wide window; high enough for the whole answer. */
const size = { width: 480, height: 640 };
const window = { width: size.width, height: 1700 };
const scale = 1.25;
const quality = 0.45;

const answer = JSON.stringify({
  calculate: [],
  add_up: [],
  parts: [
    { kind: 'text', markdown: example.answer },
    { kind: 'draft', channel: 'text-message', subject: null, ...example.draft },
    {
      kind: 'steps',
      items: example.steps.map(([, title], nth) => ({
        title,
        detail: '',
        due_in_days: [0, 3, 7][nth] ?? 7,
        minutes: null,
        who: null,
      })),
    },
  ],
  facts: [],
  decisions: [],
});

/** Asks the question in the app and waits for the whole answer. */
const ask = async (page: Page, app: PlaywrightApp) => {
  app.stack.openai.say(answer);
  const owner = await app.owner('Ridgeline', 'pro', { selected_helpers: ['sales', 'finance'] });
  await open(page, owner, '/dashboard/sales');
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.fill(example.question);
  await composer.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Maria');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
};

/** The visible area of the picture: from the question on, without the bar above it and the composer below. */
const shownOf = async (page: Page) => {
  const question = await page.getByText(example.question).boundingBox();
  return { x: 0, y: Math.round((question?.y ?? 0) - 28), ...size };
};

/** A screenshot as WebP, encoded by Chromium so that the project needs no encoder. */
const photograph = async (browser: Browser, page: Page) => {
  const png = (await page.screenshot({ clip: await shownOf(page) })).toString('base64');
  const encoder = await browser.newPage();
  const webp = await encoder.evaluate(
    async ([source, share]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: share });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [png, quality] as const,
  );
  await encoder.close();
  return Buffer.from(webp);
};

const browser = await launchChromium();
const app = await startPlaywrightApp();
const context = await browser.newContext({
  baseURL: app.origin,
  viewport: window,
  deviceScaleFactor: scale,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
const page = await context.newPage();
await ask(page, app);
for (const colorScheme of ['light', 'dark'] as const) {
  await page.emulateMedia({ colorScheme });
  const picture = await photograph(browser, page);
  await writeFile(join(folder, `answer-${colorScheme}.webp`), picture);
  console.log(`answer-${colorScheme}.webp: ${picture.length} bytes`);
}
await browser.close();
await app.close();
