// First: dashboard.css overrides rules in it, and of equal rules the later one holds.
import '#web/ui/styles/signed-in.css';
import './dashboard.css';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { usePreview } from '#web/core/admin/admin-preview.ts';
import { api } from '#web/core/api.ts';
import { lazyPart } from '#web/core/lazy-part.ts';
import { PlanNotices } from '#web/features/plan/plan-notices.tsx';
import { whenNetworkQuiet } from '#web/offline/when-network-quiet.ts';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { useNarrow } from '#web/ui/use-layout-breakpoints.ts';
import { PhoneBottomBar } from './phone-bottom-bar.tsx';
import { PhoneTopBar } from './phone-top-bar.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { Sidebar } from './sidebar.tsx';
import { useOnScreenKeyboard } from './use-on-screen-keyboard.ts';
import { useStickyOffset } from './use-sticky-offset.ts';

// For the person to whom an account is offered only.
const AccountOfferNotice = lazyPart(
  async () => (await import('#web/features/people/account-offer-notice.tsx')).AccountOfferNotice,
);

/** Businesses that this tab has told the server about; a failed attempt is repeated at the next visit. */
const asked = new Set<string>();

/** Tells the server the browser's time zone and languages once for a business whose place is unknown. */
const useLocate = () => {
  const view = useAccount();
  const setAccount = useSetAccount();
  const isPreviewing = usePreview() !== null;
  const business = activeBusiness(view);
  const unknown = business?.language === null && !isPreviewing ? business.id : undefined;
  useEffect(() => {
    if (!unknown || asked.has(unknown)) return;
    asked.add(unknown);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const languages = navigator.languages.slice(0, 10);
    api.businesses
      .locate({ business_id: unknown, time_zone: timeZone, languages: [...languages] })
      .then(setAccount, () => {});
  }, [unknown, setAccount]);
};

/** What surrounds every signed-in page: the side bar of a desk; on a phone a bar at the top and the five places below. */
export const DashboardFrame = () => {
  const view = useAccount();
  useLocate();
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
