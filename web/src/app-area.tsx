import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { accountQuery } from './account.ts';
import { usePreview } from './preview.ts';
import { queryClient } from './query-client.ts';
import { redirectFor, redirectGuest } from './route-guard.ts';
import { routeAt } from './routes.tsx';
import { signOut, useSession } from './session.ts';
import { Button } from './ui/button.tsx';
import { LoadingFrame } from './ui/loading-frame.tsx';
import { ErrorPanel } from './ui/panels.tsx';
import { FullScreenSpinner } from './ui/spinner.tsx';
import { Toaster } from './ui/toast.tsx';
import './styles/app.css';

// Only an admin meets it.
const PreviewBanner = lazy(async () => ({
  default: (await import('./features/admin/preview-banner.tsx')).PreviewBanner,
}));

/** Asks for the account of who is signed in before there is a page to show it; a failure shows there. */
export const askForAccount = () =>
  queryClient.prefetchQuery({
    ...accountQuery,
    // As often as the page itself would try.
    retry: queryClient.getDefaultOptions().queries?.retry ?? false,
  });

/** The app behind the public face: it knows who is signed in before it shows a page. */
export const AppArea = () => (
  <QueryClientProvider client={queryClient}>
    <Gate />
    <Toaster />
  </QueryClientProvider>
);

const Gate = () => {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const access = routeAt(pathname)?.access;
  if (access === 'public') return <Page />;
  if (status === 'guest') return <Navigate to={redirectGuest(pathname, search)} replace />;
  return <MembersOnly />;
};

const MembersOnly = () => {
  const { pathname } = useLocation();
  const preview = usePreview();
  const { data, error, refetch } = useQuery(accountQuery);
  const route = routeAt(pathname);
  if (data) {
    const { is_admin, onboarding_completed } = data.account;
    const elsewhere = redirectFor(pathname, {
      isAdmin: is_admin,
      onboarded: onboarding_completed,
      isPreviewing: preview !== null,
    });
    return elsewhere ? <Navigate to={elsewhere} replace /> : <Page />;
  }
  if (error)
    return (
      <main className="full-screen" id="main">
        <ErrorPanel
          title="We could not open your account"
          message={error.message}
          onRetry={() => void refetch()}
        >
          <Button variant="quiet" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </ErrorPanel>
      </main>
    );
  if (route?.frame === 'dashboard') return <LoadingFrame />;
  return <FullScreenSpinner {...(route?.access === 'admin' && { label: 'Verifying access...' })} />;
};

const Page = () => (
  <>
    {usePreview() && (
      <Suspense>
        <PreviewBanner />
      </Suspense>
    )}
    <Suspense fallback={<FullScreenSpinner />}>
      <Outlet />
    </Suspense>
  </>
);
