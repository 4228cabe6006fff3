import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage } from '#web/core/lazy-page.tsx';
import type { Access, AppRoute } from './app-route.ts';
import { siteRoutes } from './site-routes.tsx';

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
  () => import('#web/features/plan/billing/checkout-success-page.tsx'),
  'CheckoutSuccessPage',
);
const admin = lazyPage(() => import('#web/features/admin/admin-page.tsx'), 'AdminPage');

/** Every page of the app, in one table: the router, the guards, titles, the prerendered HTML and the sitemap read it. */
export const routes: readonly AppRoute[] = [
  ...siteRoutes,

  bare(
    '/onboarding',
    'Set up your business',
    lazyPage(
      () => import('#web/features/account/onboarding/onboarding-page.tsx'),
      'OnboardingPage',
    ),
    'member',
  ),
  bare(
    '/onboarding-preview',
    'Onboarding preview',
    lazyPage(
      () => import('#web/features/account/onboarding/onboarding-preview-page.tsx'),
      'OnboardingPreviewPage',
    ),
    'public',
  ),
  bare('/checkout/success', 'Thank you', checkoutSuccess, 'public'),
  bare(
    '/invitation',
    'Your invitation',
    lazyPage(() => import('#web/features/people/invitation-page.tsx'), 'InvitationPage'),
    'public',
  ),

  dashboard(
    '',
    'Dashboard',
    lazyPage(() => import('#web/features/chat/today-page.tsx'), 'TodayPage'),
  ),
  dashboard(
    '/helpers',
    'Your helpers',
    lazyPage(() => import('./dashboard/helpers-page.tsx'), 'HelpersPage'),
  ),
  dashboard(
    '/more',
    'More',
    lazyPage(() => import('./dashboard/more-page.tsx'), 'MorePage'),
  ),
  dashboard(
    '/account',
    'Account and settings',
    lazyPage(() => import('./dashboard/account-links-page.tsx'), 'AccountLinksPage'),
  ),
  dashboard(
    '/profile',
    'Profile',
    lazyPage(() => import('#web/features/account/profile/profile-page.tsx'), 'ProfilePage'),
  ),
  dashboard(
    '/profile/plan',
    'Plan and invoices',
    lazyPage(() => import('#web/features/account/settings/plan-page.tsx'), 'PlanPage'),
  ),
  dashboard(
    '/profile/people',
    'People',
    lazyPage(() => import('#web/features/people/people-page.tsx'), 'PeoplePage'),
  ),
  dashboard(
    '/profile/sign-in',
    'Sign-in and security',
    lazyPage(
      () => import('#web/features/account/settings/sign-in-settings-page.tsx'),
      'SignInSettingsPage',
    ),
  ),
  dashboard(
    '/profile/calendar',
    'Calendar and check-in',
    lazyPage(
      () => import('#web/features/account/settings/calendar-and-check-in-page.tsx'),
      'CalendarAndCheckInPage',
    ),
  ),
  dashboard(
    '/profile/data',
    'Your data',
    lazyPage(
      () => import('#web/features/account/settings/my-data-and-deletion-page.tsx'),
      'MyDataAndDeletionPage',
    ),
  ),
  dashboard(
    '/history',
    'History',
    lazyPage(() => import('#web/features/history/history-page.tsx'), 'HistoryPage'),
  ),
  dashboard(
    '/memory',
    'What your helpers know',
    lazyPage(() => import('#web/features/memory/memory-page.tsx'), 'MemoryPage'),
  ),
  dashboard(
    '/numbers',
    'Your money',
    lazyPage(() => import('#web/features/numbers/numbers-page.tsx'), 'NumbersPage'),
  ),
  dashboard(
    '/numbers/calculators',
    'Calculators',
    lazyPage(() => import('#web/features/numbers/calculators-page.tsx'), 'CalculatorsPage'),
  ),
  dashboard(
    '/numbers/import',
    'Import from your software',
    lazyPage(
      () => import('#web/features/numbers/import/numbers-import-page.tsx'),
      'NumbersImportPage',
    ),
  ),
  dashboard(
    '/connections',
    'Connections',
    lazyPage(() => import('#web/features/connections/connections-page.tsx'), 'ConnectionsPage'),
  ),
  dashboard(
    '/connections/callback/:provider',
    'Connections',
    lazyPage(
      () => import('#web/features/connections/connect-return-page.tsx'),
      'ConnectReturnPage',
    ),
  ),
  dashboard(
    '/reviews',
    'Reviews',
    lazyPage(() => import('#web/features/connections/reviews/reviews-page.tsx'), 'ReviewsPage'),
  ),
  dashboard(
    '/posts',
    'Posts',
    lazyPage(() => import('#web/features/connections/posts/posts-page.tsx'), 'PostsPage'),
  ),
  {
    path: '/oauth/authorize',
    title: 'Connect an app',
    page: lazyPage(() => import('#web/features/apps/allow-app-page.tsx'), 'AllowAppPage'),
    access: 'member',
    frame: 'dashboard',
  },
  dashboard(
    '/numbers/owed/:invoiceId',
    'Owed to you',
    lazyPage(() => import('#web/features/week/owed-invoices/invoice-page.tsx'), 'InvoicePage'),
  ),
  dashboard(
    '/week',
    'Your week',
    lazyPage(() => import('#web/features/week/week-page.tsx'), 'WeekPage'),
  ),
  dashboard(
    '/check-in',
    'Weekly check-in',
    lazyPage(() => import('#web/features/week/check-in/check-in-page.tsx'), 'CheckInPage'),
  ),
  dashboard(
    '/results',
    'Results',
    lazyPage(() => import('#web/features/results/results-page.tsx'), 'ResultsPage'),
  ),
  dashboard(
    '/work',
    'Saved work',
    lazyPage(() => import('#web/features/drafts/saved/saved-work-page.tsx'), 'SavedWorkPage'),
  ),
  dashboard(
    '/print',
    'Print',
    lazyPage(() => import('#web/features/drafts/print-draft-page.tsx'), 'PrintDraftPage'),
  ),
  dashboard(
    '/share',
    'Reply to a customer',
    lazyPage(
      () => import('#web/features/chat/message-reply/share-target-page.tsx'),
      'ShareTargetPage',
    ),
  ),
  dashboard(
    '/usage',
    'Your questions',
    lazyPage(() => import('#web/features/plan/usage/usage-page.tsx'), 'UsagePage'),
  ),
  dashboard(
    '/suggestions',
    'Suggestions',
    lazyPage(
      () => import('#web/features/feedback/suggestions/dashboard-suggestions-page.tsx'),
      'DashboardSuggestionsPage',
    ),
  ),
  dashboard('/checkout-success', 'Thank you', checkoutSuccess),
  dashboard('/checkout/success', 'Thank you', checkoutSuccess),
  dashboard(
    '/:helperId',
    'Helper',
    lazyPage(() => import('#web/features/chat/helper-page.tsx'), 'HelperPage'),
  ),

  bare('/admin', 'Administrator Dashboard', admin, 'admin'),
  bare(
    '/test-business-types',
    'Test business types',
    lazyPage(
      () => import('#web/features/admin/test-business-types-page.tsx'),
      'TestBusinessTypesPage',
    ),
    'member',
  ),
];

/** The route of a path, fixed paths before those with a parameter, or undefined. */
export const routeAt = (path: string) =>
  routes.find((route) => matchPath({ path: route.path, end: true }, path));
