import { matchPath } from 'react-router-dom';
import { pageTrades, tradeOwners, tradePath } from '#shared/domain/catalogue/trade-paths.ts';
import type { PublicPath } from '#shared/web-paths.ts';
import { type LazyPage, lazyPage } from '#web/core/lazy-page.tsx';
import type { Access, AppRoute } from './app-route.ts';

/** A page of the public face, written to HTML when the app is built; page-descriptions.ts has its sentence for search engines. */
const site = (
  path: PublicPath,
  title: string,
  page: LazyPage,
  access: Access = 'public',
): AppRoute => ({ path, title, page, access, frame: 'site' });

const tool = lazyPage(() => import('#web/features/numbers/tools/tool-page.tsx'), 'ToolPage');
/** The page of each trade; the words of one do not come with those of the others. */
const tradeRoutes = pageTrades.map((trade) => {
  const path = tradePath(trade);
  const page = lazyPage(async () => {
    const { tradePageAt } = await import('#web/features/site/landing/trade-page.tsx');
    return { TradePage: await tradePageAt(path) };
  }, 'TradePage');
  return site(path, `For ${tradeOwners[trade]}`, page);
});

/** Every page with the public header and footer. */
export const siteRoutes: readonly AppRoute[] = [
  site(
    '/',
    'Seven AI advisors for service businesses',
    lazyPage(() => import('#web/features/site/landing/landing-page.tsx'), 'LandingPage'),
    'guest',
  ),
  site(
    '/features',
    'The 7 helpers',
    lazyPage(() => import('#web/features/site/features/features-page.tsx'), 'FeaturesPage'),
  ),
  site(
    '/pricing',
    'Pricing',
    lazyPage(() => import('#web/features/plan/pricing/pricing-page.tsx'), 'PricingPage'),
  ),
  site(
    '/about',
    'About us',
    lazyPage(() => import('#web/features/site/about/about-page.tsx'), 'AboutPage'),
  ),
  site(
    '/contact',
    'Contact us',
    lazyPage(() => import('#web/features/feedback/contact/contact-page.tsx'), 'ContactPage'),
  ),
  site(
    '/suggestions',
    'Help us improve',
    lazyPage(
      () => import('#web/features/feedback/suggestions/suggestions-page.tsx'),
      'SuggestionsPage',
    ),
  ),
  site(
    '/privacy-policy',
    'Privacy Policy',
    lazyPage(() => import('#web/features/site/legal/privacy-page.tsx'), 'PrivacyPage'),
  ),
  site(
    '/terms-of-service',
    'Terms of Service',
    lazyPage(() => import('#web/features/site/legal/terms-page.tsx'), 'TermsPage'),
  ),
  site('/tools/hour-cost', 'Hourly cost calculator', tool),
  site('/tools/job-price', 'Job price calculator', tool),
  site('/tools/price-rise', 'Price increase calculator', tool),
  site(
    '/ad',
    'Seven AI advisors for your business',
    lazyPage(() => import('#web/features/site/landing/ad-page.tsx'), 'AdPage'),
  ),
  site(
    '/login',
    'Sign in',
    lazyPage(() => import('#web/features/auth/login-page.tsx'), 'LoginPage'),
    'guest',
  ),
  site(
    '/signup',
    'Create your account',
    lazyPage(() => import('#web/features/auth/signup-page.tsx'), 'SignupPage'),
    'guest',
  ),
  site(
    '/forgot-password',
    'Reset your password',
    lazyPage(() => import('#web/features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    'guest',
  ),
  ...tradeRoutes,
];

/** The public page at an address, or undefined. */
export const siteRouteAt = (path: string) =>
  siteRoutes.find((route) => matchPath({ path: route.path, end: true }, path));
