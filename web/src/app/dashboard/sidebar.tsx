import type { LucideIconData } from '@lucide/icons';
import BookOpenText from '@lucide/icons/icons/book-open-text';
import Bookmark from '@lucide/icons/icons/bookmark';
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import ListChecks from '@lucide/icons/icons/list-checks';
import LogOut from '@lucide/icons/icons/log-out';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import Ruler from '@lucide/icons/icons/ruler';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import UserRound from '@lucide/icons/icons/user-round';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { activeBusiness, useAccount } from '#web/core/account.ts';
import { signOut } from '#web/core/auth/session.ts';
import { setPreview, usePreview } from '#web/core/preview.ts';
import { leaveTo } from '#web/core/unsaved.ts';
import { HelperLinks } from '#web/features/plan/helper-links.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ThemeSwitch } from '#web/ui/theme.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { BusinessSwitcher } from './business-switcher.tsx';
import { sidebarId } from './sidebar-id.ts';

type EntryProps = { to: string; icon: LucideIconData; onClick?: () => void; children: ReactNode };

const Entry = ({ icon, children, ...link }: EntryProps) => (
  <li>
    <NavLink {...link} end>
      <span className="nav-icon">
        <Icon icon={icon} />
      </span>
      {children}
    </NavLink>
  </li>
);

// Shown once a page has loaded the tasks; nothing waits for it.
const WeekCount = lazy<ComponentType<{ business: Business }>>(() =>
  import('#web/features/week/week-count.tsx').then(
    ({ WeekCount: count }) => ({ default: count }),
    () => ({ default: () => null }),
  ),
);

const WeekEntry = () => {
  const business = activeBusiness(useAccount());
  return (
    <Entry to="/dashboard/week" icon={ListChecks}>
      Your week
      <Suspense>{business && <WeekCount business={business} />}</Suspense>
    </Entry>
  );
};

/** Links to the business, its helpers and the account pages; on a phone a popover that closes when a page opens. */
export const Sidebar = () => {
  const { account } = useAccount();
  const preview = usePreview();
  const isNarrow = useNarrow();
  const side = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(() => {
    if (side.current?.matches(':popover-open')) side.current.hidePopover();
  }, [pathname]);
  return (
    <nav ref={side} className="sidebar" id={sidebarId} popover="auto" aria-label="Dashboard">
      <BusinessSwitcher />
      <ul className="nav">
        <Entry to="/dashboard" icon={LayoutDashboard}>
          Dashboard
        </Entry>
        <WeekEntry />
        <Entry to="/dashboard/numbers" icon={Ruler}>
          Your money
        </Entry>
        <Entry to="/dashboard/work" icon={Bookmark}>
          Saved work
        </Entry>
      </ul>
      <HelperLinks />
      <ul className="nav sidebar-footer">
        {isNarrow && (
          <>
            <Entry to="/dashboard/history" icon={History}>
              History
            </Entry>
            <Entry to="/dashboard/suggestions" icon={Lightbulb}>
              Suggestions
            </Entry>
          </>
        )}
        <Entry to="/dashboard/memory" icon={BookOpenText}>
          What your helpers know
        </Entry>
        <Entry to="/dashboard/profile" icon={UserRound}>
          Profile
        </Entry>
        {(account.is_admin || preview) && (
          <Entry to="/admin" icon={ShieldCheck} onClick={() => setPreview(null)}>
            {preview ? 'Back to Admin' : 'Admin'}
          </Entry>
        )}
        <li>
          <button type="button" onClick={() => leaveTo(() => void signOut())}>
            <span className="nav-icon">
              <Icon icon={LogOut} />
            </span>
            Sign Out
          </button>
        </li>
        <li className="sidebar-theme">
          <ThemeSwitch />
        </li>
      </ul>
    </nav>
  );
};
