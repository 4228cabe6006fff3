import { matchPath } from 'react-router-dom';
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
  /** Its sentence for search engines and link previews. Pages that have one are written to HTML at build time. */
  readonly description?: string;
};

const site = (
  path: string,
  title: string,
  description: string,
  page: LazyPage,
  access: Access = 'public',
): AppRoute => ({ path, title, description, page, access, frame: 'site' });

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
    'Seven AI advisors for small service businesses: marketing, social media, sales, finance, customer service, operations and hiring.',
    lazyPage(() => import('./features/landing/landing-page.tsx'), 'LandingPage'),
    'guest',
  ),
  site(
    '/features',
    'The seven helpers',
    'What each of the seven helpers does, the areas it knows and three jobs you can hand it today.',
    lazyPage(() => import('./features/features/features-page.tsx'), 'FeaturesPage'),
  ),
  site(
    '/pricing',
    'Pricing',
    'Start free, or try Professional for 7 days without a card. Plain prices in US dollars, 30-day money-back guarantee.',
    lazyPage(() => import('./features/pricing/pricing-page.tsx'), 'PricingPage'),
  ),
  site(
    '/about',
    'About us',
    'Why Sevenhands exists: good advice for people who work with their hands, in plain words and at a plain price.',
    lazyPage(() => import('./features/about/about-page.tsx'), 'AboutPage'),
  ),
  site(
    '/contact',
    'Contact us',
    'Ask us anything about Sevenhands. We answer within 24 hours.',
    lazyPage(() => import('./features/contact/contact-page.tsx'), 'ContactPage'),
  ),
  site(
    '/suggestions',
    'Help us improve',
    'Tell us what is missing, what is in your way, or what you would love to see in Sevenhands.',
    lazyPage(() => import('./features/suggestions/suggestions-page.tsx'), 'SuggestionsPage'),
  ),
  site(
    '/privacy-policy',
    'Privacy Policy',
    'What Sevenhands keeps about you, why, who else sees it, and how you delete it.',
    lazyPage(() => import('./features/legal/privacy-page.tsx'), 'PrivacyPage'),
  ),
  site(
    '/terms-of-service',
    'Terms of Service',
    'The rules for using Sevenhands: the trial, paying, cancelling, refunds, and what the advice is not.',
    lazyPage(() => import('./features/legal/terms-page.tsx'), 'TermsPage'),
  ),
  site(
    '/ad',
    'Put seven advisors on your crew',
    'Try Sevenhands free for 7 days: seven AI advisors for small service businesses. No card needed.',
    lazyPage(() => import('./features/landing/ad-page.tsx'), 'AdPage'),
  ),
  site(
    '/login',
    'Sign in',
    'Sign in to Sevenhands.',
    lazyPage(() => import('./features/auth/login-page.tsx'), 'LoginPage'),
    'guest',
  ),
  site(
    '/signup',
    'Create your account',
    'Create your Sevenhands account. Professional is free for 7 days, no card needed.',
    lazyPage(() => import('./features/auth/signup-page.tsx'), 'SignupPage'),
    'guest',
  ),
  site(
    '/forgot-password',
    'Set a new password',
    'Set a new password for your Sevenhands account.',
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
