import Lightbulb from '@lucide/icons/icons/lightbulb';
import Menu from '@lucide/icons/icons/menu';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import './dashboard.css';
import { lazy, Suspense, useEffect } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { activeBusiness, businessName, useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { usePreview } from '#web/core/preview.ts';
import { whenIdle } from '#web/core/when-idle.ts';
import { PlanNotices } from '#web/features/plan/plan-notices.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TopBarSlot } from '#web/ui/top-bar-slot.tsx';
import { startsNarrow, useNarrow } from '#web/ui/use-narrow.ts';
import { Sidebar } from './sidebar.tsx';
import { sidebarId } from './sidebar-id.ts';

/** Whether a narrow window shows the bar at its bottom; with a helper the message input has that place. */
const useQuickBar = () => {
  const isNarrow = useNarrow();
  const { pathname } = useLocation();
  return isNarrow && !isHelperId(pathname.split('/')[2] ?? '');
};

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

const loadQuickBar = () => import('./quick-bar.tsx');
const QuickBar = lazy(async () => ({ default: (await loadQuickBar()).QuickBar }));
// Only narrow windows show it; in those it is asked for together with this file.
if (startsNarrow) void loadQuickBar().catch(() => {});

/** The sidebar and top bar around every dashboard page. */
export const DashboardFrame = () => {
  const view = useAccount();
  useLocate();
  useEffect(() => whenIdle(() => void import('../fetch-ahead.ts').catch(() => {})), []);
  const name = businessName(view);
  const hasQuickBar = useQuickBar();
  return (
    <div className="dashboard">
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <Sidebar />
      <div className="dashboard-body" data-quick-bar={hasQuickBar || undefined}>
        <header className="top-bar">
          <button
            type="button"
            className="btn btn-icon menu-button"
            popoverTarget={sidebarId}
            aria-label="Open menu"
          >
            <Icon icon={Menu} />
          </button>
          <span className="top-bar-title">{name}</span>
          <TopBarSlot />
          <nav className="top-bar-links" aria-label="More">
            <NavLink className="btn btn-quiet" to="/dashboard/history">
              <Icon icon={History} />
              <span>History</span>
            </NavLink>
            <NavLink className="btn btn-quiet" to="/dashboard/suggestions">
              <Icon icon={Lightbulb} />
              <span>Suggestions</span>
            </NavLink>
          </nav>
        </header>
        <main className="dashboard-main" id="main" tabIndex={-1}>
          <PlanNotices view={view} />
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </main>
        {hasQuickBar && (
          <Suspense fallback={<div className="quick-bar" />}>
            <QuickBar />
          </Suspense>
        )}
      </div>
    </div>
  );
};
