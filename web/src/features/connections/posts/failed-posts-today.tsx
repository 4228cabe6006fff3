import Megaphone from '@lucide/icons/icons/megaphone';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { placeStateOf } from '#shared/domain/connections/posts/post-place-state.ts';
import { postProblems } from '#shared/domain/connections/posts/post-problems.ts';
import { withPlaceName } from '#shared/domain/connections/press-problems.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useIsConnected } from '../use-is-connected.ts';
import type { PostAndPlace } from './post-and-place.ts';
import { postsQuery } from './posts-query.ts';

/** The posts of a business that failed, each at its place, the newest first; none where nothing that takes posts is connected. */
export const useFailedPosts = (businessId: string): readonly PostAndPlace[] => {
  const isConnected = useIsConnected(businessId, 'posts');
  const { data } = useQuery({ ...postsQuery(businessId), enabled: isConnected, retry: false });
  if (!isConnected || !data) return [];
  return data.posts.flatMap((post) =>
    post.places
      .filter((place) => placeStateOf(place) === 'failed')
      .map((place) => ({ post, place })),
  );
};

/** The newest post that failed, among the things of today, with the way on. */
export const FailedPostsToday = ({
  failed: [first, ...others],
  isMain,
}: {
  failed: readonly PostAndPlace[];
  isMain: boolean;
}) => {
  if (!first) return null;
  const { press, provider } = first.place;
  const name = providers[provider].shortName;
  const line =
    press?.kind === 'unpost'
      ? `Your post is still on ${name}`
      : `Your post didn’t go up on ${name}`;
  return (
    <li className="today-row">
      <span className="today-icon" data-tone="danger">
        <Icon icon={Megaphone} />
      </span>
      <div>
        <b>{line}</b>
        <small>
          {withPlaceName(postProblems[press?.problem ?? 'unavailable'].title, name)}{' '}
          {others.length > 0 && <Link to="/dashboard/posts">{others.length} more like this</Link>}
        </small>
      </div>
      <LinkButton variant={isMain ? 'primary' : 'outline'} to="/dashboard/posts">
        Fix it<span className="sr-only">: {line}</span>
      </LinkButton>
    </li>
  );
};
