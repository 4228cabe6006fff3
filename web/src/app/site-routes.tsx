import { matchPath } from 'react-router-dom';
import { pageTrades, tradeOwners, tradePath } from '#shared/domain/trade-paths.ts';
import type { PublicPath } from '#shared/web-paths.ts';
import type { Access, AppRoute } from './app-route.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/** A page of the public face, written to HTML when the app is built; descriptions.ts has its sentence for search engines. */
const site = (
  path: PublicPath,
  title: string,
  page: LazyPage,
  access: Access = 'public',
): AppRoute => ({ path, title, page, access, frame: 'site' });

const tool = lazyPage(() => import('./features/tools/tool-page.tsx'), 'ToolPage');
/** The page of each trade; the words of one do not come with those of the others. */
const tradeRoutes = pageTrades.map((trade) => {
  const path = tradePath(trade);
  const page = lazyPage(async () => {
    const { tradePageAt } = await import('./features/landing/trade-page.tsx');
    return { TradePage: await tradePageAt(path) };
  }, 'TradePage');
  return site(path, `For ${tradeOwners[trade]}`, page);
});

/** Every page with the public header and footer. */
export const siteRoutes: readonly AppRoute[] = [
  site(
    '/',
    'Seven AI advisors for service businesses',
    lazyPage(() => import('./features/landing/landing-page.tsx'), 'LandingPage'),
    'guest',
  ),
  site(
    '/features',
    'The seven helpers',
    lazyPage(() => import('./features/features/features-page.tsx'), 'FeaturesPage'),
  ),
  site(
    '/pricing',
    'Pricing',
    lazyPage(() => import('./features/pricing/pricing-page.tsx'), 'PricingPage'),
  ),
  site(
    '/about',
    'About us',
    lazyPage(() => import('./features/about/about-page.tsx'), 'AboutPage'),
  ),
  site(
    '/contact',
    'Contact us',
    lazyPage(() => import('./features/contact/contact-page.tsx'), 'ContactPage'),
  ),
  site(
    '/suggestions',
    'Help us improve',
    lazyPage(() => import('./features/suggestions/suggestions-page.tsx'), 'SuggestionsPage'),
  ),
  site(
    '/privacy-policy',
    'Privacy Policy',
    lazyPage(() => import('./features/legal/privacy-page.tsx'), 'PrivacyPage'),
  ),
  site(
    '/terms-of-service',
    'Terms of Service',
    lazyPage(() => import('./features/legal/terms-page.tsx'), 'TermsPage'),
  ),
  site('/tools/hour-cost', 'What an hour of work costs you', tool),
  site('/tools/job-price', 'What to charge for a job', tool),
  site('/tools/price-rise', 'What a higher price brings', tool),
  site(
    '/ad',
    'Put seven advisors on your crew',
    lazyPage(() => import('./features/landing/ad-page.tsx'), 'AdPage'),
  ),
  site(
    '/login',
    'Sign in',
    lazyPage(() => import('./features/auth/login-page.tsx'), 'LoginPage'),
    'guest',
  ),
  site(
    '/signup',
    'Create your account',
    lazyPage(() => import('./features/auth/signup-page.tsx'), 'SignupPage'),
    'guest',
  ),
  site(
    '/forgot-password',
    'Set a new password',
    lazyPage(() => import('./features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    'guest',
  ),
  ...tradeRoutes,
];

/** The public page at an address, or undefined. */
export const siteRouteAt = (path: string) =>
  siteRoutes.find((route) => matchPath({ path: route.path, end: true }, path));
