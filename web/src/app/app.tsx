import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.tsx';
import { firstPage, nextPage } from './next-page.ts';
import { RouteChange } from './route-change.tsx';
import { useSession } from './session.ts';
import { siteRoutes } from './site-routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { OfflineBanner } from './ui/offline-banner.tsx';
import { SiteFrame } from './ui/site-frame.tsx';
import { FullScreenSpinner } from './ui/spinner.tsx';
import { whenIdle } from './when-idle.ts';

/** Everything behind the public face, with the table of its pages, in a file of its own. */
const area = lazyPage(() => import('./app-area.tsx'), 'AppArea');

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
  return <Navigate to={pathname === '/signup' ? firstPage(search) : nextPage(search)} replace />;
};

/** The page that probably comes next: its code loads while somebody types or reads. */
const pageAfter = (pathname: string, search: string) => {
  if (pathname === '/login') return nextPage(search);
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
  const [{ preloadPage }] = await Promise.all([import('./app-area.tsx'), area.preload()]);
  await preloadPage(next.split(/[?#]/)[0] ?? '');
};
