import { originPlaceholder } from '#shared/origin-placeholder.ts';

/** Pages that only make sense for somebody with an account. */
const unlisted = ['/login', '/signup', '/forgot-password', '/ad'];

/** The languages the public pages are written in, each with what stands before its paths; the first is for everybody else. */
const languages = [{ tag: 'en-US', prefix: '' }] as const;

/** The same page in every language, and the one for readers of none of them. */
export const alternatesOf = (path: string) => [
  ...languages.map(({ tag, prefix }) => ({ tag, url: `${originPlaceholder}${prefix}${path}` })),
  { tag: 'x-default', url: `${originPlaceholder}${languages[0].prefix}${path}` },
];

/** Whether search engines are told of a page. */
export const isListed = (path: string) => !unlisted.includes(path);

/** The picture that a link to a page is previewed with: the page's own, or that of the front page. `npm run images` draws them. */
export const previewPicture = (path: string) =>
  path === '/' || !isListed(path) ? '/og.png' : `/og${path}.jpg`;

const alternateLinks = (path: string) =>
  alternatesOf(path)
    .map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
    .join('');

/** The list of pages for search engines. */
export const sitemap = (paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths
      .filter(isListed)
      .map((path) => `  <url><loc>${originPlaceholder}${path}</loc>${alternateLinks(path)}</url>`),
    '</urlset>',
    '',
  ].join('\n');

/** What crawlers may read: everything public. */
export const robots = () =>
  [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /admin',
    'Disallow: /onboarding',
    'Disallow: /checkout',
    'Disallow: /api/',
    '',
    `Sitemap: ${originPlaceholder}/sitemap.xml`,
    '',
  ].join('\n');
