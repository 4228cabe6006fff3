import type { Manifest } from 'vite';
import { jsonLd } from './json-ld.ts';
import { alternatesOf, previewPicture, siteOrigin } from './seo.ts';

type Page = { path: string; description: string };

/** What search engines and link previews read in a public page's head. */
export const headOf = (title: string, { path, description }: Page) =>
  [
    `<title>${quote(title)}</title>`,
    `<meta name="description" content="${quote(description)}" />`,
    `<link rel="canonical" href="${siteOrigin}${path}" />`,
    ...alternatesOf(path).map(
      ({ tag, url }) => `<link rel="alternate" hreflang="${tag}" href="${url}" />`,
    ),
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Sevenhands" />',
    `<meta property="og:url" content="${siteOrigin}${path}" />`,
    `<meta property="og:title" content="${quote(title)}" />`,
    `<meta property="og:description" content="${quote(description)}" />`,
    `<meta property="og:image" content="${siteOrigin}${previewPicture(path)}" />`,
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
  const chunks = names.flatMap((name) => [...chunksOf(sourceOf(name, manifest), manifest)]);
  const found = [...new Set(chunks)].flatMap((source) => [
    ...(manifest[source]?.css ?? []).map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    ),
    `<link rel="modulepreload" crossorigin href="/${manifest[source]?.file}">`,
  ]);
  return [...new Set(found)].filter((tag) => !template.includes(hrefIn(tag))).join('');
};

/**
 * Asks for the picture of the product at once where it is in the first screen: the page has one for each theme and loads
 * the one it shows, which it knows only after its styles.
 */
export const picturesAhead = (manifest: Manifest) =>
  ['light', 'dark']
    .map((theme) => {
      const file = manifest[`src/pictures/answer-${theme}.webp`]?.file;
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

/** A page's own stylesheet up to this many bytes is sooner in the page than asked for; a longer one is better kept by the browser. */
const longestInside = 5_000;

/**
 * The stylesheet every page has, written into the page, and with it the page's own where they are short: on a slow line
 * they come before the fonts instead of beside them. The content security policy allows each by its hash. A page's own has
 * a link that is switched off beside it, by which the code that loads pages later knows that its styles are here.
 */
export const stylesInside = (html: string, read: (file: string) => string) => {
  let isShared = true;
  return html.replaceAll(
    /<link rel="stylesheet"[^>]* href="([^"]+)">/g,
    (link: string, file: string) => {
      const text = read(file);
      const isOwn = !isShared;
      isShared = false;
      if (isOwn && text.length > longestInside) return link;
      const style = `<style data-href="${file}">${text}</style>`;
      return isOwn ? `${style}${link.replace('>', ' disabled>')}` : style;
    },
  );
};

const hrefIn = (tag: string) => /"(\/[^"]+)"/.exec(tag)?.[1] ?? tag;

/** Components stand in files of the same name in kebab-case; a module that only the build knows has its id. */
const sourceOf = (name: string, manifest: Manifest) => {
  const file = name.startsWith('virtual:')
    ? name
    : `/${name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.tsx`;
  const source = Object.keys(manifest).find((known) => known.endsWith(file));
  if (!source) throw new Error(`No file called ${file} holds ${name}`);
  return source;
};

/** The keys of a chunk and of everything it imports at once. */
export const chunksOf = (key: string, manifest: Manifest, found = new Set<string>()) => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(next, manifest, found);
  return found;
};
