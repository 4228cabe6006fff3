import { matchPath } from 'react-router-dom';
import type { PublicPath } from '#shared/web-paths.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/**
 * public: for everyone · guest: signed-in people go to their dashboard · member: signed in, onboarding done (see gate.ts)
 * · admin: members of the group admin.
 */
export type Access = 'public' | 'guest' | 'member' | 'admin';
/** What surrounds a page: the public header and footer, the dashboard's sidebar, or nothing. */
export type Frame = 'site' | 'dashboard' | 'bare';

export type AppRoute = {
  readonly path: string;
  readonly page: LazyPage;
  readonly title: string;
  readonly access: Access;
  readonly frame: Frame;
};

/** A page of the public face, written to HTML when the app is built; descriptions.ts has its sentence for search engines. */
const site = (
  path: PublicPath,
  title: string,
  page: LazyPage,
  access: Access = 'public',
): AppRoute => ({ path, title, page, access, frame: 'site' });

const dashboard = (path: string, title: string, page: LazyPage): AppRoute => ({
  path: `/dashboard${path}`,
  title,
  page,
  access: 'member',
  frame: 'dashboard',
});

const bare = (path: string, title: string, page: LazyPage, access: Access): AppRoute => ({
  path,
  title,
  page,
  access,
  frame: 'bare',
});

const checkoutSuccess = lazyPage(
  () => import('./features/billing/checkout-success-page.tsx'),
  'CheckoutSuccessPage',
);
const admin = lazyPage(() => import('./features/admin/admin-page.tsx'), 'AdminPage');

/** Every page of the app, in one table: the router, the guards, titles, the prerendered HTML and the sitemap read it. */
export const routes: readonly AppRoute[] = [
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

  bare(
    '/onboarding',
    'Set up your business',
    lazyPage(() => import('./features/onboarding/onboarding-page.tsx'), 'OnboardingPage'),
    'member',
  ),
  bare(
    '/onboarding-preview',
    'Onboarding preview',
    lazyPage(
      () => import('./features/onboarding/onboarding-preview-page.tsx'),
      'OnboardingPreviewPage',
    ),
    'public',
  ),
  bare('/checkout/success', 'Thank you', checkoutSuccess, 'public'),

  dashboard(
    '',
    'Dashboard',
    lazyPage(() => import('./features/chat/assistant-page.tsx'), 'AssistantPage'),
  ),
  dashboard(
    '/profile',
    'Profile',
    lazyPage(() => import('./features/profile/profile-page.tsx'), 'ProfilePage'),
  ),
  dashboard(
    '/history',
    'History',
    lazyPage(() => import('./features/history/history-page.tsx'), 'HistoryPage'),
  ),
  dashboard(
    '/memory',
    'What your helpers know',
    lazyPage(() => import('./features/memory/memory-page.tsx'), 'MemoryPage'),
  ),
  dashboard(
    '/numbers',
    'Your numbers',
    lazyPage(() => import('./features/numbers/numbers-page.tsx'), 'NumbersPage'),
  ),
  dashboard(
    '/numbers/import',
    'Read them from your books',
    lazyPage(
      () => import('./features/numbers/import/numbers-import-page.tsx'),
      'NumbersImportPage',
    ),
  ),
  dashboard(
    '/usage',
    'Your questions',
    lazyPage(() => import('./features/usage/usage-page.tsx'), 'UsagePage'),
  ),
  dashboard(
    '/suggestions',
    'Suggestions',
    lazyPage(
      () => import('./features/suggestions/member-suggestions-page.tsx'),
      'MemberSuggestionsPage',
    ),
  ),
  dashboard('/checkout-success', 'Thank you', checkoutSuccess),
  dashboard('/checkout/success', 'Thank you', checkoutSuccess),
  dashboard(
    '/:helperId',
    'Helper',
    lazyPage(() => import('./features/chat/helper-page.tsx'), 'HelperPage'),
  ),

  bare('/admin', 'Administrator Dashboard', admin, 'admin'),
  bare(
    '/test-business-types',
    'Test business types',
    lazyPage(
      () => import('./features/admin/test-business-types-page.tsx'),
      'TestBusinessTypesPage',
    ),
    'member',
  ),
];

/** The route of a path, fixed paths before those with a parameter, or undefined. */
export const routeAt = (path: string) =>
  routes.find((route) => matchPath({ path: route.path, end: true }, path));
