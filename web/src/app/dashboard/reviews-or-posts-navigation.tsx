import Megaphone from '@lucide/icons/icons/megaphone';
import Star from '@lucide/icons/icons/star';
import { useLocation } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { useWaitingReviewCount } from '#web/features/connections/reviews/use-connected-reviews.ts';
import { useIsConnected } from '#web/features/connections/use-is-connected.ts';
import { NavigationRow } from './navigation-row.tsx';
import { SidebarEntry } from './sidebar-entry.tsx';

type Props = { business: Business };
const reviewsPath = '/dashboard/reviews';
const postsPath = '/dashboard/posts';

/** What everybody can read about a business, as a line: its reviews, or its posts where only those are connected; undefined where neither is. */
const usePublicPlace = (businessId: string) => {
  const open = useWaitingReviewCount(businessId);
  const hasReviews = useIsConnected(businessId, 'reviews');
  const hasPosts = useIsConnected(businessId, 'posts');
  if (hasReviews)
    return open === undefined ? undefined : { to: reviewsPath, icon: Star, words: 'Reviews', open };
  return hasPosts ? { to: postsPath, icon: Megaphone, words: 'Posts', open: 0 } : undefined;
};

/** The reviews in the side bar, with how many wait for an answer; marked on the posts too, which are their second tab. Nothing for a business without a connected place. */
export const ReviewsOrPostsEntry = ({ business }: Props) => {
  const place = usePublicPlace(business.id);
  const { pathname } = useLocation();
  if (place === undefined) return null;
  const { to, icon, words, open } = place;
  return (
    <SidebarEntry to={to} icon={icon} isHere={pathname === postsPath}>
      {words}
      {open > 0 && (
        <span className="nav-count">
          <span className="sr-only">to answer: </span>
          {open}
        </span>
      )}
    </SidebarEntry>
  );
};

/** The same among the rows of More. */
export const ReviewsOrPostsRow = ({ business }: Props) => {
  const place = usePublicPlace(business.id);
  if (place === undefined) return null;
  const { to, icon, words, open } = place;
  return (
    <NavigationRow
      to={to}
      icon={icon}
      words={words}
      more={open > 0 ? `${open} to answer` : undefined}
    />
  );
};
