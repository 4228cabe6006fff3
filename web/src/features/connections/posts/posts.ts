import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import { isSample } from '#shared/domain/admin/admin-preview.ts';
import type { Post, PostAtPlace, PostsView } from '#shared/domain/connections/posts/post.ts';
import { placeStateOf, placeStates } from '#shared/domain/connections/posts/post-rules.ts';
import { isOpen } from '#shared/domain/connections/press-states.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { api } from '#web/core/api.ts';
import { conflictData } from '#web/core/people/conflict-data.ts';
import { sayingWhoWasFirst } from '#web/core/people/who-was-first.ts';
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
    onError: (error) => {
      const stored = postsMeanwhile(error);
      if (stored) client.setQueryData<PostsView>(queryKey, { posts: stored.posts });
      else void client.invalidateQueries({ queryKey });
    },
  });
};

/** What is pressed for a post: the exact words and photo (a `data:` address) at a place, or that it is taken away there. */
export type PressedPost = Omit<Input<Contract['connections']['pressPost']>, 'business_id' | 'seen'>;

const photoType = 'data:image/jpeg;base64,';

/** Presses to have a post go up, or to have it taken away. */
export const usePressPost = (businessId: string) => {
  const client = useQueryClient();
  const shown = () =>
    client.getQueryData<PostsView>(postsQuery(businessId).queryKey)?.posts.map(({ id }) => id);
  // What stood or waited when the form was opened, and what a refusal has shown since.
  const [seen, setSeen] = useState(shown);
  return usePostsChange(businessId, async (pressed: PressedPost) => {
    const asked = api.connections.pressPost({
      ...{ business_id: businessId, ...pressed, seen: (seen ?? []).slice(0, mostSeen) },
      photo: pressed.photo?.slice(photoType.length) ?? null,
    });
    try {
      const view = await sayingWhoWasFirst(
        asked,
        'posted or changed this',
        'Press again to post yours too.',
      );
      const { queryKey } = postPhotoQuery(businessId, pressed.id, pressed.press);
      // What was sent from here is shown without being read again.
      if (pressed.photo) client.setQueryData(queryKey, pressed.photo);
      return view;
    } catch (error) {
      const stored = postsMeanwhile(error);
      if (stored) setSeen(stored.posts.map(({ id }) => id));
      throw error;
    }
  });
};

/** As many posts as a press names: more than stand or wait in 30 days. */
const mostSeen = 100;

/** The posts as they stand after somebody else was first. */
const postsMeanwhile = (error: unknown) => {
  const data = conflictData<PostsView>(error);
  return data?.posts && data;
};

/** The photo of a post that waits or failed, as a `data:` address. */
export const postPhotoQuery = (businessId: string, id: string, press: string) =>
  queryOptions({
    queryKey: ['post-photo', press] as const,
    queryFn: async ({ signal }) => {
      const asked = { business_id: businessId, id, press };
      const { photo } = await api.connections.postPhoto(asked, { signal });
      return photoType + photo;
    },
    // A press never gets another one.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Reads the photo that goes with a post at a place, for another try or a change; null where none does. */
export const usePostPhoto = (businessId: string, { post, place: { photo, press } }: OnePlace) => {
  const client = useQueryClient();
  return async () =>
    photo && press?.kind === 'post'
      ? client.fetchQuery(postPhotoQuery(businessId, post.id, press.id))
      : null;
};

/** The places where a post stands or is on its way, apart from a press that is being replaced. */
export const placesPressed = (
  view: PostsView,
  { id, replaces }: { readonly id: string; readonly replaces: string | null },
): ProviderId[] =>
  placesOf({ posts: view.posts.filter((post) => post.id === id) })
    .filter(({ press, sent }) => sent !== null || (press && isOpen(press) && press.id !== replaces))
    .map(({ provider }) => provider);

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
