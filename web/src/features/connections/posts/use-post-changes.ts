import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import type { PostsView } from '#shared/domain/connections/posts/post.ts';
import { api } from '#web/core/api.ts';
import { conflictData } from '#web/core/people/conflict-data.ts';
import { sayingWhoWasFirst } from '#web/core/people/last-change-words.ts';
import { photoType, postPhotoQuery } from './post-photo-query.ts';
import { postsQuery } from './posts-query.ts';

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

/** Takes back a post that did not go out. */
export const useTakeBackPost = (businessId: string) =>
  usePostsChange(businessId, ({ id, press }: { id: string; press: string }) =>
    api.connections.takeBackPost({ business_id: businessId, id, press }),
  );
