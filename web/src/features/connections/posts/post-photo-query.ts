import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/core/api.ts';
import type { PostAndPlace } from './post-and-place.ts';

export const photoType = 'data:image/jpeg;base64,';

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
export const usePostPhoto = (
  businessId: string,
  { post, place: { photo, press } }: PostAndPlace,
) => {
  const client = useQueryClient();
  return async () =>
    photo && press?.kind === 'post'
      ? client.fetchQuery(postPhotoQuery(businessId, post.id, press.id))
      : null;
};
