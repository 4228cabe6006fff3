import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import { isSample } from '#shared/domain/admin/admin-preview.ts';
import type { Post, PostAtPlace, PostsView } from '#shared/domain/connections/posts/post.ts';
import { placeStateOf, placeStates } from '#shared/domain/connections/posts/post-rules.ts';
import { isOpen } from '#shared/domain/connections/press-states.ts';
import { api } from '#web/core/api.ts';
import { nextOutcome } from '../next-outcome.ts';

const placesOf = (view: PostsView | undefined) =>
  (view?.posts ?? []).flatMap(({ places }) => places);

/** The presses of some posts that are on their way. */
const going = (view: PostsView | undefined) =>
  placesOf(view).flatMap(({ press }) => (press && isOpen(press) ? [press] : []));

/** The posts of a business; asked for again when one has gone out. */
export const postsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['posts', businessId] as const,
    queryFn: ({ signal }): Promise<PostsView> | PostsView =>
      isSample(businessId)
        ? { posts: [] }
        : api.connections.posts({ business_id: businessId }, { signal }),
    refetchInterval: ({ state }) => nextOutcome(going(state.data)),
  });

const usePostsChange = <What>(businessId: string, change: (what: What) => Promise<PostsView>) => {
  const client = useQueryClient();
  const { queryKey } = postsQuery(businessId);
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => client.setQueryData<PostsView>(queryKey, view),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
};

/** What is pressed for a post: the exact words at a place, or that it is taken away there. */
export type PressedPost = Omit<Input<Contract['connections']['pressPost']>, 'business_id'>;

/** Presses to have a post go up, or to have it taken away. */
export const usePressPost = (businessId: string) =>
  usePostsChange(businessId, (pressed: PressedPost) =>
    api.connections.pressPost({ business_id: businessId, ...pressed }),
  );

/** Takes back a post that did not go out. */
export const useTakeBackPost = (businessId: string) =>
  usePostsChange(businessId, ({ id, press }: { id: string; press: string }) =>
    api.connections.takeBackPost({ business_id: businessId, id, press }),
  );

const rankOf = ({ places }: Post) =>
  Math.min(...places.map((place) => placeStates.indexOf(placeStateOf(place))));

/** The posts as they are listed: those that failed first, then those on their way, the planned ones, and what is done. */
export const listed = ({ posts }: PostsView): Post[] =>
  posts.toSorted((one, other) => rankOf(one) - rankOf(other));

/** How many posts failed at a place. */
export const failedIn = ({ posts }: PostsView): number =>
  posts.filter(({ places }) => places.some((place) => placeStateOf(place) === 'failed')).length;

/** A post at one of its places. */
export type OnePlace = { readonly post: Post; readonly place: PostAtPlace };
