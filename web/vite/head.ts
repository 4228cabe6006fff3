import type { Manifest } from 'vite';

type Page = { path: string; description?: string };

/** The part of a public page's head that differs from page to page. */
export const headOf = (title: string, { path, description = '' }: Page, manifest: Manifest) =>
  [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    `<link rel="canonical" href="${path}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Sevenhands" />`,
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    `<meta property="og:image" content="/og.png" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...filesOf(path, manifest),
  ].join('\n    ');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const filesOf = (_path: string, _manifest: Manifest): string[] => [];
