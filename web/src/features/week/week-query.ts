import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { api } from '#web/core/api.ts';
import { localToday } from '#web/core/dates/local-day.ts';

export type Week = Output<Contract['week']['get']>;

/** The week of a sample business, which has none on the server. */
export const sampleWeek = (): Week => ({
  today: localToday(),
  time_zone: null,
  tasks: [],
  seasons: [],
});

/** Tasks and seasons of a business; every page with tasks reads this copy. */
export const weekQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['week', businessId],
    queryFn: ({ signal }) =>
      isPreviewBusiness(businessId)
        ? sampleWeek()
        : api.week.get({ business_id: businessId }, { signal }),
  });
