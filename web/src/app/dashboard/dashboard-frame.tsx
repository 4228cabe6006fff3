import Lightbulb from '@lucide/icons/icons/lightbulb';
import Menu from '@lucide/icons/icons/menu';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import { lazy, Suspense, useEffect } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { businessName, useAccount } from '#web/account.ts';
import { PlanNotices } from '#web/plan/plan-notices.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TopBarSlot } from '#web/ui/top-bar-slot.tsx';
import { startsNarrow } from '#web/ui/use-narrow.ts';
import { whenIdle } from '#web/when-idle.ts';
import './dashboard.css';
import { Sidebar } from './sidebar.tsx';
import { sidebarId } from './sidebar-id.ts';
import { useLocate } from './use-locate.ts';
import { useQuickBar } from './use-quick-bar.ts';

const loadQuickBar = () => import('./quick-bar.tsx');
const QuickBar = lazy(async () => ({ default: (await loadQuickBar()).QuickBar }));
// Only narrow windows show it; in those it is asked for together with this file.
if (startsNarrow) void loadQuickBar().catch(() => {});

/** The sidebar and top bar around every dashboard page. */
export const DashboardFrame = () => {
  const view = useAccount();
  useLocate();
  useEffect(() => whenIdle(() => void import('#web/fetch-ahead.ts').catch(() => {})), []);
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
            aria-label="Open navigation"
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
