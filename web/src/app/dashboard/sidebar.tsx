import BookOpenText from '@lucide/icons/icons/book-open-text';
import Bookmark from '@lucide/icons/icons/bookmark';
import ChartColumn from '@lucide/icons/icons/chart-column';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { HelperNavigation } from '#web/app/dashboard/helper-navigation.tsx';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { AccountMenu } from './account-menu.tsx';
import { BusinessSwitcher } from './business-switcher.tsx';
import { FindField } from './find-opener.tsx';
import { deskPlaces, placeOf } from './navigation-places.ts';
import { SidebarEntry } from './sidebar-entry.tsx';

// Shown once a page has loaded the tasks; nothing waits for it.
const WeekCount = lazy<ComponentType<{ business: Business }>>(() =>
  import('#web/features/week/due-today-count.tsx').then(
    ({ DueTodayCount: count }) => ({ default: count }),
    () => ({ default: () => null }),
  ),
);

// Few businesses have it; nothing waits for it.
const ReviewsOrPostsEntry = lazy<ComponentType<{ business: Business }>>(() =>
  import('./reviews-or-posts-navigation.tsx').then(
    ({ ReviewsOrPostsEntry: entry }) => ({ default: entry }),
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
          <SidebarEntry key={to} to={to} icon={icon} isHere={place.to === to}>
            {words}
            {to === '/dashboard/week' && business && (
              <Suspense>
                <WeekCount business={business} />
              </Suspense>
            )}
          </SidebarEntry>
        ))}
        <SidebarEntry to="/dashboard/work" icon={Bookmark}>
          Saved work
        </SidebarEntry>
        {business && (
          <Suspense>
            <ReviewsOrPostsEntry business={business} />
          </Suspense>
        )}
      </ul>
      <HelperNavigation />
      <ul className="nav sidebar-footer">
        <SidebarEntry to="/dashboard/results" icon={ChartColumn}>
          Results
        </SidebarEntry>
        <SidebarEntry to="/dashboard/memory" icon={BookOpenText}>
          What helpers know
        </SidebarEntry>
        <SidebarEntry to="/dashboard/history" icon={History}>
          History
        </SidebarEntry>
        <SidebarEntry to="/dashboard/suggestions" icon={Lightbulb}>
          Suggestions
        </SidebarEntry>
      </ul>
      <AccountMenu />
    </nav>
  );
};
