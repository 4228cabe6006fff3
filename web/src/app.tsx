import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { nextPage } from './next-page.ts';
import { RouteChange } from './route-change.tsx';
import { type AppRoute, routes } from './routes.tsx';
import { useSession } from './session.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { OfflineBanner } from './ui/offline-banner.tsx';
import { SiteFrame } from './ui/site-frame.tsx';
import { FullScreenSpinner } from './ui/spinner.tsx';

/** Everything behind the public face: queries, the gate and the dashboard's frame, in a file of its own. */
const AppArea = lazy(async () => ({ default: (await import('./app-area.tsx')).AppArea }));
const DashboardFrame = lazy(async () => ({
  default: (await import('./features/dashboard/dashboard-frame.tsx')).DashboardFrame,
}));

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
    <OfflineBanner />
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route element={<SiteFrame />}>{of('site').map(element)}</Route>
        <Route element={<AppArea />}>
          {of('bare').map(element)}
          <Route element={<DashboardFrame />}>{of('dashboard').map(element)}</Route>
        </Route>
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Suspense>
  </ErrorBoundary>
);

/** The landing page and signing in are for visitors; who is signed in continues where they wanted to go. */
const GuestOnly = ({ page }: { page: ReactNode }) => {
  const { status } = useSession();
  const { search } = useLocation();
  return status === 'member' ? <Navigate to={nextPage(search)} replace /> : page;
};

/** Addresses that do not exist lead home. */
const Elsewhere = () => {
  const { status } = useSession();
  return <Navigate to={status === 'member' ? '/dashboard' : '/'} replace />;
};
