import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { api } from '#web/core/api.ts';

export type CheckInData = Output<Contract['checkIn']['get']>;

/** What the review of a business is made from. */
export const checkInQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['review', businessId],
    queryFn: ({ signal }) => api.checkIn.get({ business_id: businessId }, { signal }),
  });

/** When the review comes and whether by mail; reading it does not open the review. */
export const checkInSettingsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['review-settings', businessId],
    queryFn: ({ signal }) => api.checkIn.getSettings({ business_id: businessId }, { signal }),
  });
