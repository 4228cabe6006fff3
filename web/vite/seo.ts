/** The public origin that search engines and link previews are told; set SITE_ORIGIN when building for a real one. */
export const siteOrigin =
  process.env.SITE_ORIGIN?.replace(/\/$/, '') ?? 'https://sevenhands.example';

/** Pages that only make sense for somebody with an account. */
const unlisted = ['/login', '/signup', '/forgot-password', '/ad'];

/** The list of pages for search engines. */
export const sitemap = (paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths
      .filter((path) => !unlisted.includes(path))
      .map((path) => `  <url><loc>${siteOrigin}${path}</loc></url>`),
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
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    '',
  ].join('\n');
