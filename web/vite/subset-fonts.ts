import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const home = join(import.meta.dirname, '../../node_modules/.cache/sevenhands-fonts-2');

/** Latin-1 without its rare signs, and the punctuation our texts use; the rest falls back to the reader's system font. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'¡¢£§©«®°±²³´·¹º»¼½¾¿×÷ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ',
  ...'\u00a0–—‘’“”•…€™',
].join('');

const fonts = [
  {
    file: 'national-park.woff2',
    source: '@fontsource-variable/national-park/files/national-park-latin-wght-normal.woff2',
    weights: { min: 600, max: 800 },
  },
  {
    file: 'public-sans.woff2',
    source: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** Cuts the two fonts down to our letters and weights (66 kB to 42) and preloads them from every page. */
export const subsetFonts = (): Plugin => ({
  name: 'subset-fonts',
  async config() {
    await mkdir(home, { recursive: true });
    await Promise.all(fonts.map(subset));
    return { resolve: { alias: { '@fonts': home } } };
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${name}`,
            crossorigin: '',
          },
        })),
  },
});

const subset = async ({ file, source, weights }: (typeof fonts)[number]) => {
  const target = join(home, file);
  if (existsSync(target)) return;
  const whole = await readFile(require.resolve(source));
  const part = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(target, part);
};
