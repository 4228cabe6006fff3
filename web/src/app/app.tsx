import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '#web/core/auth/session.ts';
import { documentTitle } from '#web/core/document-title.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { pageAfterSignIn, pageAfterSignUp } from '#web/core/page-after-sign-in.ts';
import { isFromCampaign } from '#web/core/tracking/is-from-campaign.ts';
import { whenIdle } from '#web/core/when-idle.ts';
import { FullScreenSpinner } from '#web/ui/loading-indicators.tsx';
import type { AppRoute } from './app-route.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SiteFrame } from './site/site-frame.tsx';
import { siteRouteAt, siteRoutes } from './site-routes.tsx';

/** After a change of page: sets the title of a public page, scrolls to the top or to the anchor, and hands the focus to the main part. */
const RouteChange = () => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // Most visitors come from no campaign, and load nothing for one.
    if (isFromCampaign({ pathname, search }))
      import('#web/core/tracking/signup-source.ts').then(
        ({ recordVisit }) => recordVisit({ pathname, search }),
        () => {},
      );
  }, [pathname, search]);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const route = siteRouteAt(pathname);
    if (route) document.title = documentTitle(route.title);
    const isFirst = before.current === undefined;
    const isSamePage = before.current === pathname;
    before.current = pathname;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) {
      // Answers a promise in newer browsers, which an effect must not return.
      void target.scrollIntoView();
      return;
    }
    if (isFirst || isSamePage) return;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
};

/** Everything behind the public face, with the table of its pages, in a file of its own. */
const area = lazyPage(() => import('./signed-in-area.tsx'), 'SignedInArea');

const element = ({ path, page, access }: AppRoute) => (
  <Route
    key={path}
    path={path}
    element={access === 'guest' ? <GuestOnly page={<page.View />} /> : <page.View />}
  />
);

/** The whole app; the router around it differs between the browser and the build. */
export const App = () => (
  <ErrorBoundary>
    <RouteChange />
    <Ahead />
    <OfflineBanner />
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route element={<SiteFrame />}>{siteRoutes.map(element)}</Route>
        <Route path="*" element={<area.View />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
);

/** The landing page and signing in are for visitors; who is signed in continues where they wanted to go, a new owner with onboarding. */
const GuestOnly = ({ page }: { page: ReactNode }) => {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'guest') return page;
  return (
    <Navigate
      to={pathname === '/signup' ? pageAfterSignUp(search) : pageAfterSignIn(search)}
      replace
    />
  );
};

/** The page that probably comes next: its code loads while somebody types or reads. */
const pageAfter = (pathname: string, search: string) => {
  if (pathname === '/login') return pageAfterSignIn(search);
  if (pathname === '/onboarding') return '/dashboard';
  return pathname === '/dashboard' ? '/dashboard/sales' : null;
};

const Ahead = () => {
  const { pathname, search } = useLocation();
  const next = pageAfter(pathname, search);
  useEffect(() => (next === null ? undefined : whenIdle(() => void loadArea(next))), [next]);
  return null;
};

/** Loads the code of a page behind the public face, so that it shows at once; what fails is loaded when it is needed. */
export const loadArea = async (next: string) => {
  const [{ preloadPage }] = await Promise.all([import('./signed-in-area.tsx'), area.preload()]);
  await preloadPage(next.split(/[?#]/)[0] ?? '');
};
