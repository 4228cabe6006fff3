import type { Manifest } from 'vite';
import { originPlaceholder } from '#shared/origin-placeholder.ts';
import { jsonLd } from './json-ld.ts';
import { chunkKey, chunksOf } from './manifest-chunks.ts';
import { alternatesOf, previewPicture } from './seo.ts';

type Page = { path: string; description: string };

/** What search engines and link previews read in a public page's head. */
export const headOf = (title: string, { path, description }: Page) =>
  [
    `<title>${quote(title)}</title>`,
    `<meta name="description" content="${quote(description)}" />`,
    `<link rel="canonical" href="${originPlaceholder}${path}" />`,
    ...alternatesOf(path).map(
      ({ tag, url }) => `<link rel="alternate" hreflang="${tag}" href="${url}" />`,
    ),
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Sevenhands" />',
    `<meta property="og:url" content="${originPlaceholder}${path}" />`,
    `<meta property="og:title" content="${quote(title)}" />`,
    `<meta property="og:description" content="${quote(description)}" />`,
    `<meta property="og:image" content="${originPlaceholder}${previewPicture(path)}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${quote(title)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...jsonLd({ path, title, description }).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');

const quote = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The page's own files, asked for together with the entry instead of after it, without those the template has. They
 * stand at the end of the head: the first stylesheet sets the order of the layers.
 */
export const filesOf = (names: readonly string[], manifest: Manifest, template: string) => {
  const sources = names.map((name) => sourceOf(name, manifest));
  // The large ones first: those that they import are mostly small.
  const chunks = sources.flatMap((source) => [...chunksOf(source, manifest)]);
  const found = [...new Set([...sources, ...chunks])].flatMap((source) => [
    ...(manifest[source]?.css ?? []).map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    ),
    `<link rel="modulepreload" crossorigin href="/${manifest[source]?.file}">`,
  ]);
  return [...new Set(found)].filter((tag) => !template.includes(hrefIn(tag))).join('');
};

/** The addresses of some files, without those that a page asks for anyway. */
const addressesOf = (names: readonly string[], manifest: Manifest, page: string) =>
  [...filesOf(names, manifest, page).matchAll(/href="([^"]+)"/g)].map(([, file = '']) => file);

/** The scripts that renew a session, without those that a page asks for anyway. */
export const renewalOf = (manifest: Manifest, page: string) =>
  addressesOf(['session-bundle'], manifest, page).filter((file) => file.endsWith('.js'));

/** The scripts and styles of today's list, without those that a page asks for anyway. */
export const todayOf = (manifest: Manifest, page: string) => addressesOf(['today'], manifest, page);

/**
 * Asks for the picture of the product at once where it is in the first screen: the page has one for each theme and loads
 * the one it shows, which it knows only after its styles.
 */
export const picturesAhead = (manifest: Manifest) =>
  ['light', 'dark']
    .map((theme) => {
      const file = manifest[`src/features/site/pictures/answer-${theme}.webp`]?.file;
      if (!file) throw new Error(`The build has no picture for the ${theme} theme.`);
      return `<link rel="preload" as="image" fetchpriority="high" media="(prefers-color-scheme: ${theme})" href="/${file}">`;
    })
    .join('');

/**
 * Lets text, styles and fonts of a page that is readable without its scripts go first on a slow line: the scripts are
 * still asked for at once, and only share what the others leave.
 */
export const scriptsLast = (html: string) =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

/**
 * Lets the picture of a first screen go before the scripts: these have no address yet, and `after-paint.js` asks for them
 * once the page is painted.
 */
export const scriptsAfterPaint = (html: string) =>
  html
    .replaceAll(/(<script type="module"[^>]*) src=/g, '$1 data-later=')
    .replaceAll(/(<link rel="modulepreload"[^>]*) href=/g, '$1 data-later=');

/**
 * The shell of the app, drawn with as few styles as its frame needs and without fonts, so that the scripts have the line to
 * themselves: everything behind the frame waits for them. `later` are styles that are only fetched; the app takes them up.
 */
export const shellOf = (html: string, later: readonly string[]) =>
  later.reduce(
    (page, file) =>
      page.replace(
        `<link rel="stylesheet" crossorigin href="/${file}">`,
        `<link rel="preload" as="style" crossorigin href="/${file}">`,
      ),
    html.replaceAll(/<link rel="preload" as="font"[^>]*>\s*/g, ''),
  );

/** A page's own stylesheet up to this many bytes is sooner in the page than asked for; a longer one is better kept by the browser. */
const longestInside = 5_000;

/**
 * The stylesheet every page has, written into the page, and with it the page's own where they are short: on a slow line
 * they come before the fonts instead of beside them. The content security policy allows each by its hash. The link beside
 * each is disabled, so it is not fetched; finding it, the code that loads a chunk's styles takes them for loaded.
 */
export const stylesInside = (html: string, read: (file: string) => string) => {
  let isShared = true;
  return html.replaceAll(
    /<link rel="stylesheet"[^>]* href="([^"]+)">/g,
    (link: string, file: string) => {
      const text = read(file);
      const stays = !isShared && text.length > longestInside;
      isShared = false;
      if (stays) return link;
      return `<style data-href="${file}">${text}</style>${link.replace('>', ' disabled>')}`;
    },
  );
};

const hrefIn = (tag: string) => /"(\/[^"]+)"/.exec(tag)?.[1] ?? tag;

/** Components stand in files of the same name in kebab-case; a chunk, and a module that only the build knows, have names of their own. */
const sourceOf = (name: string, manifest: Manifest) => {
  const file = /^[A-Z]/.test(name)
    ? `/${name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.tsx`
    : name;
  const source =
    chunkKey(file, manifest) ?? Object.keys(manifest).find((known) => known.endsWith(file));
  if (!source) throw new Error(`No file called ${file} holds ${name}`);
  return source;
};
