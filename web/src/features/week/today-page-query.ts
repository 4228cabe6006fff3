import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import { sampleWeek, weekQuery } from './week-query.ts';

type Today = Output<Contract['week']['today']>;
/** What only the dashboard shows; its tasks are those of the week. */
export type TodayPageData = Pick<
  Today,
  'last_conversation' | 'unsent_draft' | 'numbers' | 'weeks' | 'suggestions'
>;

const sampleRest: TodayPageData = {
  last_conversation: null,
  unsent_draft: null,
  numbers: nothingKnown,
  weeks: [],
  suggestions: [],
};

/** What the dashboard opens on, in one request, which also fills {@link weekQuery}. */
export const todayPageQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['today', businessId],
    queryFn: async ({ signal }): Promise<TodayPageData> => {
      const { queryKey } = weekQuery(businessId);
      if (isPreviewBusiness(businessId)) {
        queryClient.setQueryData(queryKey, sampleWeek());
        return sampleRest;
      }
      const { today, time_zone, tasks, seasons, ...rest } = await api.week.today(
        { business_id: businessId },
        { signal },
      );
      if (!signal.aborted) queryClient.setQueryData(queryKey, { today, time_zone, tasks, seasons });
      return rest;
    },
  });
