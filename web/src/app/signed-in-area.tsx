import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import { accountQuery } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { usePreview } from '#web/core/admin/admin-preview.ts';
import { signOut } from '#web/core/auth/end-session.ts';
import { currentSession, onLeave, useSession } from '#web/core/auth/session.ts';
import { storedToken } from '#web/core/auth/stored-token.ts';
import { loadConfig } from '#web/core/config.ts';
import { useTitle } from '#web/core/document-title.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { MessageReplyDialogContext } from '#web/core/message-reply-dialog-context.ts';
import { queryClient } from '#web/core/query-client.ts';
import { Toaster } from '#web/core/toast.tsx';
import { LazyReplyDialog } from '#web/features/chat/message-reply/lazy-reply-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { FullScreenSpinner } from '#web/ui/loading-indicators.tsx';
import type { AppRoute } from './app-route.ts';
import { LoadingFrame } from './loading-frame.tsx';
import { redirectFor, redirectGuest } from './route-guard.ts';
import { routeAt, routes } from './routes.tsx';
import '#web/ui/styles/signed-in.css';

// Only an admin meets it.
const PreviewBanner = lazy(async () => ({
  default: (await import('#web/features/admin/preview-banner.tsx')).PreviewBanner,
}));

/** Asks for the account of who is signed in before there is a page to show it; a failure shows there. */
const askForAccount = async (pathname: string) => {
  if (currentSession().status !== 'member' || routeAt(pathname)?.access === 'public') return;
  // Beside the code that renews a token, which would ask for it once it is here.
  if (!storedToken()) void loadConfig().catch(() => {});
  await queryClient.prefetchQuery({
    ...accountQuery,
    // As often as the page itself would try.
    retry: queryClient.getDefaultOptions().queries?.retry ?? false,
  });
};

const OnDevice = lazy<ComponentType>(() =>
  import('./offline-support.tsx').then(
    (device) => ({ default: device.OfflineSupport }),
    // The app works without it.
    () => ({ default: () => null }),
  ),
);

onLeave((notice, isTaken) => {
  if (!isTaken)
    void import('#web/offline/forget-device-data.ts').then(({ forgetDeviceData }) =>
      forgetDeviceData(notice),
    );
});

const handedOver = lazyPage(
  () => import('#web/features/people/handed-over-screen.tsx'),
  'HandedOverScreen',
);

/** Whether somebody is refused because they handed their account over and are not in its office anymore. */
const isHandedOver = (error: unknown): error is Problem =>
  error instanceof Problem &&
  (error.data as { handed_over?: unknown } | undefined)?.handed_over === true;

const frame = lazyPage(() => import('./dashboard/dashboard-frame.tsx'), 'DashboardFrame');

/** What this device remembers; only a visit whose files come from the device as well is not held up by it. */
const restore = async () => {
  if (navigator.serviceWorker?.controller)
    await (await import('#web/offline/persist-query-cache.ts')).restoreQueryCache();
};

/** After so many milliseconds the app shows what it has, for example that there is no connection. */
const longestWait = 1000;
const atMost = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Loads the code of the page at an address, what this device remembers of it, and the account to show in it. The frame is
 * on the page already: with an account the app is drawn once and not first without it.
 */
export const preloadPage = async (pathname: string) => {
  const account = askForAccount(pathname);
  await Promise.allSettled([frame.preload(), routeAt(pathname)?.page.preload(), restore()]);
  const isKnown = queryClient.getQueryData(accountQuery.queryKey) !== undefined;
  if (!isKnown) await Promise.race([account, atMost(longestWait)]);
};

/** The app behind the public face: it knows who is signed in before it shows a page. */
export const SignedInArea = () => (
  <QueryClientProvider client={queryClient}>
    <MessageReplyDialogContext value={LazyReplyDialog}>
      <Gate />
    </MessageReplyDialogContext>
    <Toaster />
  </QueryClientProvider>
);

const Gate = () => {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const route = routeAt(pathname);
  if (!route) return <Navigate to={status === 'member' ? '/dashboard' : '/'} replace />;
  if (route.access === 'public') return <Page />;
  if (status === 'guest') return <Navigate to={redirectGuest(pathname, search)} replace />;
  return <MembersOnly />;
};

const MembersOnly = () => {
  const { pathname } = useLocation();
  const preview = usePreview();
  const { data, dataUpdatedAt, error, refetch } = useQuery(accountQuery);
  const route = routeAt(pathname);
  // What this device remembers is shown, and leads nobody away from the page they opened.
  const isRemembered = dataUpdatedAt < performance.timeOrigin;
  if (data) {
    const { is_admin, onboarding_completed } = data.account;
    const elsewhere = redirectFor(pathname, {
      isAdmin: is_admin,
      onboarded: onboarding_completed,
      isPreviewing: preview !== null,
    });
    if (elsewhere && !isRemembered) return <Navigate to={elsewhere} replace />;
    // The dashboard leads an owner without a business to their profile.
    if (!isRemembered || (!elsewhere && activeBusiness(data))) return <MemberPage />;
  }
  if (isHandedOver(error))
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <handedOver.View message={error.message} />
      </Suspense>
    );
  if (error)
    return (
      <main className="full-screen" id="main">
        <ErrorPanel
          title="We couldn’t load your account"
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

const MemberPage = () => (
  <>
    <Suspense>
      <OnDevice />
    </Suspense>
    <Page />
  </>
);

const of = (name: AppRoute['frame']) => routes.filter((route) => route.frame === name);
const element = ({ path, page }: AppRoute) => (
  <Route key={path} path={path} element={<page.View />} />
);

const Page = () => (
  <>
    {usePreview() && (
      <Suspense>
        <PreviewBanner />
      </Suspense>
    )}
    <Title />
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        {of('bare').map(element)}
        <Route element={<frame.View />}>{of('dashboard').map(element)}</Route>
      </Routes>
    </Suspense>
  </>
);

/** Before the page, which may set a title of its own. */
const Title = () => {
  const { pathname } = useLocation();
  useTitle(routeAt(pathname)?.title ?? '');
  return null;
};
