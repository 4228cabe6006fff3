import type { Manifest } from 'vite';
import { jsonLd } from './json-ld.ts';
import { siteOrigin } from './seo.ts';

type Page = { path: string; description?: string };

/** What search engines and link previews read in a public page's head. */
export const headOf = (title: string, { path, description = '' }: Page) =>
  [
    `<title>${quote(title)}</title>`,
    `<meta name="description" content="${quote(description)}" />`,
    `<link rel="canonical" href="${siteOrigin}${path}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Sevenhands" />',
    `<meta property="og:url" content="${siteOrigin}${path}" />`,
    `<meta property="og:title" content="${quote(title)}" />`,
    `<meta property="og:description" content="${quote(description)}" />`,
    `<meta property="og:image" content="${siteOrigin}/og.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="Sevenhands: seven AI advisors for service businesses" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...jsonLd(path).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');

const quote = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The page's own files, asked for together with the entry instead of after it. They stand at the end of the head: the
 * first stylesheet sets the order of the layers.
 */
export const filesOf = (name: string, manifest: Manifest) => {
  const file = `/${name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.tsx`;
  const key = Object.keys(manifest).find((source) => source.endsWith(file));
  if (!key) throw new Error(`No file called ${file} holds ${name}`);
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry) ?? '';
  const known = withImports(entry, manifest);
  const chunks = [...withImports(key, manifest)].filter((source) => !known.has(source));
  return chunks
    .flatMap((source) => [
      ...(manifest[source]?.css ?? []).map(
        (css) => `<link rel="stylesheet" crossorigin href="/${css}" />`,
      ),
      `<link rel="modulepreload" crossorigin href="/${manifest[source]?.file}" />`,
    ])
    .join('');
};

const withImports = (key: string, manifest: Manifest, found = new Set<string>()) => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, manifest, found);
  return found;
};
