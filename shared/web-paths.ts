import { pageTrades, type TradePath, tradePath } from './domain/catalogue/trade-paths.ts';

/**
 * The paths of the web app as its servers need them: which are files of their own, and which are answered with the app
 * shell. The web app's route table is tested against this list.
 */

/** Public pages that are not of one trade. */
export const generalPaths = [
  '/',
  '/about',
  '/features',
  '/pricing',
  '/contact',
  '/suggestions',
  '/privacy-policy',
  '/terms-of-service',
  '/tools/hour-cost',
  '/tools/job-price',
  '/tools/price-rise',
  '/ad',
  '/login',
  '/signup',
  '/forgot-password',
] as const;
export type GeneralPath = (typeof generalPaths)[number];
export type PublicPath = GeneralPath | TradePath;

/** Pages that are written to HTML when the app is built: `/pricing` is `/pricing/index.html`. CloudFront's functions know no spread. */
export const publicPaths: readonly PublicPath[] = (generalPaths as readonly PublicPath[]).concat(
  pageTrades.map(tradePath),
);

/** Paths, with everything below them, that are answered with `/app.html`. */
export const appPaths = [
  '/dashboard',
  '/admin',
  '/onboarding',
  '/onboarding-preview',
  '/invitation',
  '/test-business-types',
  '/checkout',
  '/oauth/authorize',
] as const;

/** Where a phone's share sheet posts what it shares; the page of that path shows it. */
export const sharePath = '/dashboard/share';

/** The file that answers a path without a dot in its last segment, or null where there is no such page (`/404.html`). */
export const fileOf = (path: string) => {
  const clean = path.replace(/\/+$/, '') || '/';
  if (publicPaths.some((known) => known === clean))
    return clean === '/' ? '/index.html' : `${clean}/index.html`;
  const isApp = appPaths.some((known) => clean === known || clean.startsWith(`${known}/`));
  return isApp ? '/app.html' : null;
};
