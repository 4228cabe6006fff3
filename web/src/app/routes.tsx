import { matchPath } from 'react-router-dom';
import type { Access, AppRoute } from './app-route.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
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
  () => import('./features/billing/checkout-success-page.tsx'),
  'CheckoutSuccessPage',
);
const admin = lazyPage(() => import('./features/admin/admin-page.tsx'), 'AdminPage');

/** Every page of the app, in one table: the router, the guards, titles, the prerendered HTML and the sitemap read it. */
export const routes: readonly AppRoute[] = [
  ...siteRoutes,

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
    '/week',
    'Your week',
    lazyPage(() => import('./features/week/week-page.tsx'), 'WeekPage'),
  ),
  dashboard(
    '/review',
    'Your last week',
    lazyPage(() => import('./features/review/review-page.tsx'), 'ReviewPage'),
  ),
  dashboard(
    '/work',
    'Saved work',
    lazyPage(() => import('./features/work/work-page.tsx'), 'WorkPage'),
  ),
  dashboard(
    '/print',
    'Print',
    lazyPage(() => import('./features/work/print-draft-page.tsx'), 'PrintDraftPage'),
  ),
  dashboard(
    '/share',
    'Somebody wrote to me',
    lazyPage(() => import('./features/chat/kits/share-page.tsx'), 'SharePage'),
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
