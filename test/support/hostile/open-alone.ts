import type { Browser } from '@playwright/test';
import { watch } from './watch.ts';

/** Opens an HTML file as from a disk or in an email program, without a content security policy. */
export const openWithoutPolicy = async (browser: Browser, html: string) => {
  const context = await browser.newContext();
  const address = 'http://disk.example';
  const watched = await watch(context, address);
  await context.route(`${address}/`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  const page = await context.newPage();
  await page.goto(`${address}/`);
  return {
    page,
    ...watched,
    /** The names of its elements. */
    elements: () =>
      page.evaluate(() =>
        [...new Set([...document.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
      ),
    close: () => context.close(),
  };
};
