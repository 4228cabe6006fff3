import './reviews-posts-tabs.css';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { hasProviderCapability } from './connection-capability.ts';
import { connectionsQuery } from './connections-query.ts';

/** The two pages of what everybody can read about the business; nothing where only one of them is offered. */
export const ReviewsPostsTabs = ({ businessId }: { businessId: string }) => {
  const { data = [] } = useQuery(connectionsQuery(businessId));
  const hasBoth =
    data.some((one) => hasProviderCapability(one, 'reviews')) &&
    data.some((one) => hasProviderCapability(one, 'posts'));
  if (!hasBoth) return null;
  return (
    <nav className="reviews-posts-tabs" aria-label="Reviews and posts">
      <NavLink to="/dashboard/reviews">Reviews</NavLink>
      <NavLink to="/dashboard/posts">Posts</NavLink>
    </nav>
  );
};
