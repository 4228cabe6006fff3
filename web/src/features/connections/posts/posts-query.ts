import { queryOptions } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import type { PostsView } from '#shared/domain/connections/posts/post.ts';
import { isPressOpen } from '#shared/domain/connections/press-rules.ts';
import { api } from '#web/core/api.ts';
import { outcomeRefetchDelay } from '../presses/outcome-refetch-delay.ts';

export const placesOf = (view: PostsView | undefined) =>
  (view?.posts ?? []).flatMap(({ places }) => places);

/** The presses of some posts that are on their way. */
const going = (view: PostsView | undefined) =>
  placesOf(view).flatMap(({ press }) => (press && isPressOpen(press) ? [press] : []));

/** The posts of a business; asked for again when one has gone out. */
export const postsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['posts', businessId] as const,
    queryFn: ({ signal }): Promise<PostsView> | PostsView =>
      isPreviewBusiness(businessId)
        ? { posts: [] }
        : api.connections.posts({ business_id: businessId }, { signal }),
    refetchInterval: ({ state }) => outcomeRefetchDelay(going(state.data)),
  });
