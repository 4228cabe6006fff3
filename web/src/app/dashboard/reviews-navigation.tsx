import Star from '@lucide/icons/icons/star';
import type { Business } from '#shared/domain/account/business.ts';
import { useReviewsPlace } from '#web/features/connections/reviews/use-reviews-place.ts';
import { NavigationRow } from './navigation-row.tsx';
import { SidebarEntry } from './sidebar-entry.tsx';

type Props = { business: Business };
const to = '/dashboard/reviews';

/** The reviews in the side bar, with how many wait for an answer; nothing for a business without a connected place. */
export const ReviewsEntry = ({ business }: Props) => {
  const open = useReviewsPlace(business.id);
  if (open === undefined) return null;
  return (
    <SidebarEntry to={to} icon={Star}>
      Reviews
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
export const ReviewsRow = ({ business }: Props) => {
  const open = useReviewsPlace(business.id);
  if (open === undefined) return null;
  return (
    <NavigationRow
      to={to}
      icon={Star}
      words="Reviews"
      more={open > 0 ? `${open} to answer` : undefined}
    />
  );
};
