import { queryOptions } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import type { FollowedQuote } from '#shared/domain/results/followed-quote-schema.ts';
import { api } from '#web/core/api.ts';

/** The quotes of a business that were followed up; every part of a page reads the same copy. */
export const quotesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['quotes', businessId],
    queryFn: async ({ signal }): Promise<FollowedQuote[]> =>
      isPreviewBusiness(businessId)
        ? []
        : (await api.results.quotes({ business_id: businessId }, { signal })).quotes,
    // A draft that was marked as sent a moment ago is one of them.
    refetchOnMount: 'always',
  });
