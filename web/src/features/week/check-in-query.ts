import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { api } from '#web/api.ts';

export type ReviewData = Output<Contract['review']['get']>;

/** What the review of a business is made from. */
export const reviewQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['review', businessId],
    queryFn: ({ signal }) => api.review.get({ business_id: businessId }, { signal }),
  });

/** When the review comes and whether by mail; reading it does not open the review. */
export const reviewSettingsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['review-settings', businessId],
    queryFn: ({ signal }) => api.review.getSettings({ business_id: businessId }, { signal }),
  });
