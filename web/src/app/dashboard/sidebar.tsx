import type { LucideIconData } from '@lucide/icons';
import BookOpenText from '@lucide/icons/icons/book-open-text';
import Bookmark from '@lucide/icons/icons/bookmark';
import ChartColumn from '@lucide/icons/icons/chart-column';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { activeBusiness, useAccount } from '#web/core/account.ts';
import { HelperLinks } from '#web/features/plan/helper-links.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BusinessSwitcher } from './business-switcher.tsx';
import { FindField } from './find-opener.tsx';
import { deskPlaces, placeOf } from './places.ts';

type EntryProps = { to: string; icon: LucideIconData; isHere?: boolean; children: ReactNode };

const Entry = ({ to, icon, isHere = false, children }: EntryProps) => {
  const { pathname } = useLocation();
  return (
    <li>
      <Link to={to} aria-current={pathname === to ? 'page' : isHere || undefined}>
        <span className="nav-icon">
          <Icon icon={icon} />
        </span>
        {children}
      </Link>
    </li>
  );
};

// Shown once a page has loaded the tasks; nothing waits for it.
const WeekCount = lazy<ComponentType<{ business: Business }>>(() =>
  import('#web/features/week/week-count.tsx').then(
    ({ WeekCount: count }) => ({ default: count }),
    () => ({ default: () => null }),
  ),
);

/** The side bar of a desk, the same on every page: the business, the places, its helpers, and the account. */
export const Sidebar = () => {
  const business = activeBusiness(useAccount());
  const place = placeOf(useLocation().pathname);
  return (
    <nav className="sidebar" aria-label="Main">
      <BusinessSwitcher />
      <FindField />
      <ul className="nav">
        {deskPlaces.map(({ to, icon, words }) => (
          <Entry key={to} to={to} icon={icon} isHere={place.to === to}>
            {words}
            {to === '/dashboard/week' && business && (
              <Suspense>
                <WeekCount business={business} />
              </Suspense>
            )}
          </Entry>
        ))}
        <Entry to="/dashboard/work" icon={Bookmark}>
          Saved work
        </Entry>
      </ul>
      <HelperLinks />
      <ul className="nav sidebar-footer">
        <Entry to="/dashboard/results" icon={ChartColumn}>
          Results
        </Entry>
        <Entry to="/dashboard/memory" icon={BookOpenText}>
          What helpers know
        </Entry>
        <Entry to="/dashboard/history" icon={History}>
          History
        </Entry>
        <Entry to="/dashboard/suggestions" icon={Lightbulb}>
          Suggestions
        </Entry>
      </ul>
      <AccountMenu />
    </nav>
  );
};
