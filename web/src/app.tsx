import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.tsx';
import { firstPage, nextPage } from './next-page.ts';
import { RouteChange } from './route-change.tsx';
import { routeAt, routes } from './routes.tsx';
import { useSession } from './session.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { OfflineBanner } from './ui/offline-banner.tsx';
import { SiteFrame } from './ui/site-frame.tsx';
import { FullScreenSpinner } from './ui/spinner.tsx';
import { whenIdle } from './when-idle.ts';

/** Everything behind the public face: queries, the gate and the dashboard's frame, in a file of its own. */
const area = lazyPage(() => import('./app-area.tsx'), 'AppArea');
const frame = lazyPage(() => import('./features/dashboard/dashboard-frame.tsx'), 'DashboardFrame');

const of = (frame: AppRoute['frame']) => routes.filter((route) => route.frame === frame);
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
        <Route element={<SiteFrame />}>{of('site').map(element)}</Route>
        <Route element={<area.View />}>
          {of('bare').map(element)}
          <Route element={<frame.View />}>{of('dashboard').map(element)}</Route>
        </Route>
        <Route path="*" element={<Elsewhere />} />
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
  useEffect(() => (next === null ? undefined : whenIdle(() => void preloadMember(next))), [next]);
  return null;
};

/** Loads the code of a page behind the public face, so that it shows at once; what fails is loaded when it is needed. */
export const preloadMember = (next: string) => {
  const page = routeAt(next.split(/[?#]/)[0] ?? '')?.page;
  return Promise.allSettled([area.preload(), frame.preload(), page?.preload()]);
};

/** Addresses that do not exist lead home. */
const Elsewhere = () => {
  const { status } = useSession();
  return <Navigate to={status === 'member' ? '/dashboard' : '/'} replace />;
};
