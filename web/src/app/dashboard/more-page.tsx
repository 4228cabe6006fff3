import BookOpenText from '@lucide/icons/icons/book-open-text';
import Bookmark from '@lucide/icons/icons/bookmark';
import ChartColumn from '@lucide/icons/icons/chart-column';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import UserRound from '@lucide/icons/icons/user-round';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { setPreview, usePreview } from '#web/core/admin/admin-preview.ts';
import { leaveAfterAsking } from '#web/core/ask-before-leaving.ts';
import { signOut } from '#web/core/auth/end-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { useNarrow } from '#web/ui/use-layout-breakpoints.ts';
import { BusinessSwitcher } from './business-switcher.tsx';
import { FindField } from './find-opener.tsx';
import { accountPath } from './navigation-places.ts';
import { NavigationRow } from './navigation-row.tsx';

// Few businesses have it; nothing waits for it.
const ReviewsOrPostsRow = lazy<ComponentType<{ business: Business }>>(() =>
  import('./reviews-or-posts-navigation.tsx').then(
    ({ ReviewsOrPostsRow: row }) => ({ default: row }),
    () => ({ default: () => null }),
  ),
);

/** What a phone has no room for in its bar: the business, what is kept, the account, and the way out. A desk has it in its side bar. */
export const MorePage = () => {
  const view = useAccount();
  const { account } = view;
  const business = activeBusiness(view);
  const preview = usePreview();
  const isNarrow = useNarrow();
  if (!isNarrow) return <Navigate to={accountPath} replace />;
  return (
    <div className="text-page more-page">
      <h1 className="place-title title-in-bar">More</h1>
      <BusinessSwitcher />
      <FindField />
      <section className="place-section" aria-label="Saved">
        <ul className="place-rows">
          <NavigationRow to="/dashboard/work" icon={Bookmark} words="Saved work" />
          {business && (
            <Suspense>
              <ReviewsOrPostsRow business={business} />
            </Suspense>
          )}
          <NavigationRow to="/dashboard/results" icon={ChartColumn} words="Results" />
          <NavigationRow to="/dashboard/memory" icon={BookOpenText} words="What helpers know" />
          <NavigationRow to="/dashboard/history" icon={History} words="History" />
        </ul>
      </section>
      <section className="place-section" aria-label="Account">
        <ul className="place-rows">
          <NavigationRow
            to={accountPath}
            icon={UserRound}
            words="Account and settings"
            more="Plan, sign-in, data"
          />
          <NavigationRow to="/dashboard/suggestions" icon={Lightbulb} words="Suggestions" />
          {(account.is_admin || preview) && (
            <NavigationRow
              to="/admin"
              icon={ShieldCheck}
              words={preview ? 'Back to Admin' : 'Admin'}
              onClick={() => setPreview(null)}
            />
          )}
        </ul>
        <div className="look">
          <span>Look</span>
          <ThemeSwitch />
        </div>
        <Button variant="outline" onClick={() => leaveAfterAsking(() => void signOut())}>
          Sign Out
        </Button>
      </section>
    </div>
  );
};
