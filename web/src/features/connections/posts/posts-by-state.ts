import type { Post, PostsView } from '#shared/domain/connections/posts/post.ts';
import { placeStateOf, placeStates } from '#shared/domain/connections/posts/post-place-state.ts';
import { isPressOpen } from '#shared/domain/connections/press-rules.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { placesOf } from './posts-query.ts';

/** The places where a post stands or is on its way, apart from a press that is being replaced. */
export const placesPublishedOrWaiting = (
  view: PostsView,
  { id, replaces }: { readonly id: string; readonly replaces: string | null },
): ProviderId[] =>
  placesOf({ posts: view.posts.filter((post) => post.id === id) })
    .filter(
      ({ press, sent }) => sent !== null || (press && isPressOpen(press) && press.id !== replaces),
    )
    .map(({ provider }) => provider);

const rankOf = ({ places }: Post) =>
  Math.min(...places.map((place) => placeStates.indexOf(placeStateOf(place))));

/** The posts as they are listed: those that failed first, then those on their way, the planned ones, and what is done. */
export const postsByState = ({ posts }: PostsView): Post[] =>
  posts.toSorted((one, other) => rankOf(one) - rankOf(other));

/** How many posts failed at a place. */
export const failedPostCount = ({ posts }: PostsView): number =>
  posts.filter(({ places }) => places.some((place) => placeStateOf(place) === 'failed')).length;
