// First: dashboard.css overrides rules in it, and of equal rules the later one holds.
import '#web/ui/styles/signed-in.css';
import './dashboard.css';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useAccount } from '#web/core/account.ts';
import { lazyPart } from '#web/core/lazy-part.ts';
import { PlanNotices } from '#web/features/plan/plan-notices.tsx';
import { whenNetworkQuiet } from '#web/offline/when-network-quiet.ts';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { useNarrow } from '#web/ui/use-layout-breakpoints.ts';
import { PhoneBottomBar } from './phone-bottom-bar.tsx';
import { PhoneTopBar } from './phone-top-bar.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { Sidebar } from './sidebar.tsx';
import { useLocateBusiness } from './use-locate-business.ts';
import { useOnScreenKeyboard } from './use-on-screen-keyboard.ts';
import { useStickyOffset } from './use-sticky-offset.ts';

// For the person to whom an account is offered only.
const AccountOfferNotice = lazyPart(
  async () => (await import('#web/features/people/account-offer-notice.tsx')).AccountOfferNotice,
);

/** What surrounds every signed-in page: the side bar of a desk; on a phone a bar at the top and the five places below. */
export const DashboardFrame = () => {
  const view = useAccount();
  useLocateBusiness();
  useEffect(() => whenNetworkQuiet(() => void import('./load-pages-ahead.ts').catch(() => {})), []);
  const isNarrow = useNarrow();
  const isKeyboardUp = useOnScreenKeyboard();
  const frame = useRef<HTMLDivElement>(null);
  useStickyOffset(frame);
  return (
    <div className="dashboard" ref={frame} data-keyboard={isKeyboardUp || undefined}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <ShortcutKeys />
      {!isNarrow && <Sidebar />}
      <div className="dashboard-body">
        {isNarrow && <PhoneTopBar />}
        <main className="dashboard-main" id="main" tabIndex={-1}>
          <PlanNotices view={view} />
          {view.office?.offered_until && (
            <Suspense>
              <AccountOfferNotice />
            </Suspense>
          )}
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </main>
        {isNarrow && <PhoneBottomBar />}
      </div>
    </div>
  );
};
